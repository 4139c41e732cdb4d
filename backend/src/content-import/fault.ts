/** What is wrong with one line of an import, for the editor who wrote it. */
export interface Fault {
  file: string
  /** Line of the file where the row ends; 0 for the file as a whole. */
  line: number
  message: string
}

/** An import that changed nothing, because these rows are wrong. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'

  constructor(readonly faults: Fault[]) {
    super(`${faults.length} rows are wrong`)
  }
}

export const describeFault = ({ file, line, message }: Fault) => `${file}${line ? `:${line}` : ''}  ${message}`
