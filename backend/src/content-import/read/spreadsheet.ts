import { zipSync } from 'fflate'
import { readSheet, type Row } from 'read-excel-file/universal'

/** One row of a table as it is written there. */
export interface TableRecord {
  /** Line of the CSV file where the row ends, or the spreadsheet's row number. */
  line: number
  values: Record<string, string>
}

/** Cells of the rectangle that everything stands in, which the reader fills, empty ones too. */
const MAX_CELLS = 10_000_000

/**
 * Reads the first sheet of an `.xlsx` file that its editor sees, whose first row names the columns.
 * @param parts the files of XML that it is an archive of, by name
 * @throws Error in words for the editor when the file cannot be read
 */
export async function readSpreadsheet(
  parts: Record<string, Uint8Array>,
): Promise<{ columns: string[]; records: TableRecord[] }> {
  for (const [name, part] of Object.entries(parts)) if (SHEET.test(name)) checkExtent(part)
  // Packed again without compression: the reader then meets nothing that the limits have not seen.
  const plain = zipSync(parts, { level: 0 })
  const [header = [], ...rows] = await readSheet(new Blob([plain]), firstVisible(parts['xl/workbook.xml']))
  const columns = header.map((name) => textOf(name).trim())
  const records = rows.map((row, index) => ({
    line: index + 2,
    values: Object.fromEntries(columns.map((column, at) => [column, textOf(row[at])])),
  }))
  return { columns, records: records.filter(({ values }) => Object.values(values).some(Boolean)) }
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i

/** @throws Error naming the cell for a sheet with a stray one far from the others: filling up to it would never end */
function checkExtent(sheet: Uint8Array): void {
  let [width, height] = [0, 0]
  for (const [, column = '', digits] of Buffer.from(sheet).toString('latin1').matchAll(ADDRESS)) {
    width = Math.max(width, columnOf(column))
    height = Math.max(height, Number(digits))
    if (width * height > MAX_CELLS) throw new Error(`delete what stands in ${column}${digits}, far from the others`)
  }
}

/** The number of the first sheet that is not hidden, from 1: what was hidden is not to be published in place of what is seen. */
function firstVisible(workbook: Uint8Array | undefined): number {
  const sheets =
    Buffer.from(workbook ?? [])
      .toString('utf8')
      .match(/<(\w+:)?sheet\s[^>]*>/g) ?? []
  return (
    Math.max(
      0,
      sheets.findIndex((sheet) => !/\sstate\s*=\s*["'](hidden|veryHidden)/.test(sheet)),
    ) + 1
  )
}

const ADDRESS = /\sr\s*=\s*["']\s*([a-z]+)(\d+)\s*["']/gi

/** 1 for A, 27 for AA. */
const columnOf = (column: string): number =>
  [...column.toUpperCase()].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0)

/** A date cell holds a wall clock without a zone, which the reader gives as if it were UTC. */
function textOf(cell: Row[number] | undefined): string {
  if (!(cell instanceof Date)) return String(cell ?? '')
  const [day, time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split(/[T.]/)
  return time === '00:00:00' ? `${day}` : `${day} ${time}`
}
