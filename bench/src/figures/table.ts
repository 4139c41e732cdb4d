import { type Figure, isWithin } from './figures.ts'

/** Places of a number by its size: a ratio of 0.68, 144.3 KB, 1,204 ms. */
const shown = (value: number, unit = '') =>
  `${value.toLocaleString('en', { maximumFractionDigits: unit === 'ms' || value >= 1000 ? 0 : unit ? 1 : 3 })} ${unit}`.trim()

const boundOf = ({ bound, atLeast, unit }: Figure) =>
  bound === undefined ? '–' : `${atLeast ? '≥' : '≤'} ${shown(bound, unit)}`

/** Figures as a table for a terminal: what, reached, bound, and a mark where it is missed. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    shown(figure.reached, figure.unit),
    boundOf(figure),
    isWithin(figure) ? '' : '← missed',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map(([what = '', reached = '', bound = '', mark = '']) =>
      `${what.padEnd(widths[0]!)}  ${reached.padStart(widths[1]!)}  ${bound.padEnd(widths[2]!)}  ${mark}`.trimEnd(),
    )
    .join('\n')
}
