import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'

/**
 * A file to which one JSON line a fact is appended. A last line that a crash or a full disk cut short was never
 * acknowledged: it is cut off, so that the next line does not join it.
 */
export function openJournal<Fact>(file: string) {
  makeFolder(path.dirname(file))
  return {
    /** Every fact written so far, oldest first. */
    read: (): Fact[] => {
      const lines = wholeLines(file).toString('utf8').split('\n')
      return lines.filter(Boolean).map((line) => JSON.parse(line) as Fact)
    },
    append: (fact: Fact) => {
      try {
        appendFileSync(file, `${JSON.stringify(fact)}\n`)
      } catch (error) {
        wholeLines(file)
        throw error
      }
    },
  }
}

/** What a file has up to its last whole line; the rest is cut off. */
function wholeLines(file: string): Buffer {
  if (!existsSync(file)) return Buffer.alloc(0)
  const bytes = readFileSync(file)
  const whole = bytes.lastIndexOf(0x0a) + 1
  if (whole < bytes.length) truncateSync(file, whole)
  return bytes.subarray(0, whole)
}

/** Folders of earlier versions could not be entered by their own user. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if ((statSync(folder).mode & 0o100) === 0) chmodSync(folder, 0o700)
}
