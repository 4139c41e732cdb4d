import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'

/** Where facts go to stay. */
export interface Journal<Fact> {
  /** Every fact written so far, oldest first. */
  read(): Fact[]
  append(fact: Fact): void
}

/**
 * A file to which one JSON line a fact is appended. A last line that a crash cut short was never acknowledged:
 * it is cut off, so that the next line does not join it.
 */
export function openJournal<Fact>(file: string): Journal<Fact> {
  mkdirSync(path.dirname(file), { recursive: true })
  return {
    read() {
      if (!existsSync(file)) return []
      const bytes = readFileSync(file)
      const whole = bytes.lastIndexOf(0x0a) + 1
      if (whole < bytes.length) truncateSync(file, whole)
      const lines = bytes.subarray(0, whole).toString('utf8').split('\n')
      return lines.filter(Boolean).map((line) => JSON.parse(line) as Fact)
    },
    append: (fact) => appendFileSync(file, `${JSON.stringify(fact)}\n`),
  }
}
