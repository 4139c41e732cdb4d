import fs from 'node:fs'

/** What was measured, beside what it may be. */
export interface Figure {
  /** What it is of, and over what where it is a ratio. */
  what: string
  reached: number
  /** At most, unless `atLeast`; none where a figure is only told. */
  bound?: number
  /** The bound is the least that it may be. */
  atLeast?: boolean
  /** None of a ratio. */
  unit?: 'KB' | 'MB' | 'ms' | 's' | 'points'
}

/** Whether a figure is where it may be; one that could not be measured is not. */
export const isWithin = ({ reached, bound, atLeast }: Figure): boolean =>
  bound === undefined ? !Number.isNaN(reached) : atLeast ? reached >= bound : reached <= bound

/**
 * Notes figures for the table that `npm run bench` ends with, which names the file for them (`BENCH_FIGURES`): benches are
 * programs and test processes of their own. Nothing in other runs.
 */
export function note(...figures: Figure[]): void {
  const file = process.env.BENCH_FIGURES
  if (file) fs.appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''))
}

/** The figures that a run has noted, in its order; of one that was measured again only the last. */
export function notedIn(file: string): Figure[] {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const figures = lines.map((line) => JSON.parse(line) as Figure)
  return [...new Map(figures.map((figure) => [figure.what, figure])).values()]
}
