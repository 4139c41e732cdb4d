import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'

/**
 * A file to which one JSON line a fact is appended. A last line that a crash cut short was never acknowledged:
 * it is cut off, so that the next line does not join it.
 */
export function openJournal<Fact>(file: string) {
  makeFolder(path.dirname(file))
  return {
    /** Every fact written so far, oldest first. */
    read: (): Fact[] => {
      if (!existsSync(file)) return []
      const bytes = readFileSync(file)
      const whole = bytes.lastIndexOf(0x0a) + 1
      if (whole < bytes.length) truncateSync(file, whole)
      const lines = bytes.subarray(0, whole).toString('utf8').split('\n')
      return lines.filter(Boolean).map((line) => JSON.parse(line) as Fact)
    },
    append: (fact: Fact) => appendFileSync(file, `${JSON.stringify(fact)}\n`),
  }
}

/** Folders of earlier versions could not be entered by their own user. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if ((statSync(folder).mode & 0o100) === 0) chmodSync(folder, 0o700)
}
