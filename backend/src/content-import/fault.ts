import path from 'node:path'

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

/** The refusal of one file, or folder, as a whole. */
export const refusalOf = (file: string, message: string) => new ImportRefused([{ file, line: 0, message }])

/** What is wrong with a row of a table. */
export const faultOf = ({ file, line }: Pick<Fault, 'file' | 'line'>, message: string): Fault => ({
  file: path.basename(file),
  line,
  message,
})

export const describeFault = ({ file, line, message }: Fault) => `${file}${line ? `:${line}` : ''}  ${message}`
