import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../product/product'

/** Where what a failed try looked like is kept, for whoever wants to know why. */
export const TRACES = path.join(ROOT, '.cache/tests/journeys')

/** A try that failed, as the test environment tells it. */
export interface FailedTry {
  /** Name of the file without its ending. */
  file: string
  /** Names of the test and of what is around it. */
  test: string
  /** 1 for the first, 2 for the second. */
  nth: number
  /** What was thrown. */
  error: string
}

/** A person whose browser can be looked at. */
export interface Traced {
  /** What happened in its tabs, a line each. */
  readonly log: readonly string[]
  /** A picture of each open tab. */
  pictures(): Promise<Buffer[]>
}

/**
 * Writes down what the visitors of a failed try saw and what their browsers did, and prints where.
 * @returns the file's address, from the repository's folder on.
 */
export async function keepTrace({ file, test, nth, error }: FailedTry, visitors: readonly Traced[]): Promise<string> {
  fs.mkdirSync(TRACES, { recursive: true })
  const name = path.join(TRACES, `${file} ${test} try ${nth}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120))
  const lines = [`${file}: ${test}, try ${nth}`, '', error]
  for (const [index, visitor] of visitors.entries()) {
    lines.push('', `visitor ${index + 1}`, ...visitor.log)
    for (const [tab, picture] of (await visitor.pictures()).entries())
      fs.writeFileSync(`${name}-${index + 1}-${tab + 1}.png`, picture)
  }
  fs.writeFileSync(`${name}.txt`, `${lines.join('\n')}\n`)
  return path.relative(ROOT, `${name}.txt`)
}
