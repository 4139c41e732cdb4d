import { formatServiceTime } from '../../lib/service-time'
import { plainLine } from '../plain-text'

type Cell = string | number | Date | null

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u
/** They take no room of their own. */
const ZERO_WIDTH = /[\p{Mn}\p{Cf}]/gu

/**
 * Lines of a table. Arabic in a cell stays in its cell: isolates keep it from turning round what stands beside it, and
 * columns are as wide as what is seen.
 */
export function tableLines(head: string[], rows: Cell[][]): string[] {
  const all = [head, ...rows.map((row) => row.map(cellText))]
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))))
  return all.map((row) =>
    row
      .map((text, column) => isolated(text) + ' '.repeat((widths[column] ?? 0) - widthOf(text)))
      .join('  ')
      .trimEnd(),
  )
}

/** The same, a line at a time; nothing where there are no rows. */
export function printRows(print: (line: string) => void, head: string[], rows: Cell[][]): void {
  if (rows.length > 0) for (const line of tableLines(head, rows)) print(line)
}

/** A time of Tripoli to the second; `–` for what is not there. */
export function cellText(cell: Cell): string {
  if (cell === null || cell === '') return '–'
  if (cell instanceof Date) return formatServiceTime(new Date(Math.floor(cell.getTime() / 1000) * 1000))
  return plainLine(String(cell))
}

const widthOf = (text: string) => [...text.replaceAll(ZERO_WIDTH, '')].length
const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)
