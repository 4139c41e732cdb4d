import { zipSync } from 'fflate'
import { readSheet, type Row } from 'read-excel-file/universal'
import { COLUMNS } from './columns'
import { columnOf, firstSheet, lostCells } from './sheet/sheet-xml'

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
 * @returns with the rows, what its editor sees in them and the reader does not: empty cells mean something
 * @throws Error in words for the editor when the file cannot be read
 */
export async function readSpreadsheet(
  parts: Record<string, Uint8Array>,
): Promise<{ columns: string[]; records: TableRecord[]; lost: { line: number; message: string }[] }> {
  for (const [name, part] of Object.entries(parts)) if (SHEET.test(name)) checkExtent(part)
  // Packed again without compression: the reader then meets nothing that the limits have not seen.
  const plain = zipSync(parts, { level: 0 })
  const { number, xml } = firstSheet(parts)
  const cells = await readSheet(new Blob([plain]), number)
  const [header = [], ...rows] = cells
  const columns = header.map((name) => textOf(name).trim())
  const records = rows.map((row, index) => ({
    line: index + 2,
    values: Object.fromEntries(columns.map((column, at) => [column, textOf(row[at])])),
  }))
  const isOfImport = (name: string | undefined) => (COLUMNS as readonly (string | undefined)[]).includes(name)
  const lost = lostCells(xml)
    .filter(({ line, column }) => line > 1 && isOfImport(columns[column - 1]))
    .filter(({ value }) => !value || textOf(cells[value.line - 1]?.[value.column - 1]) !== '')
    .map(({ line, column, why }) => ({ line, message: `${columns[column - 1]} ${why}` }))
  return { columns, records: records.filter(({ values }) => Object.values(values).some(Boolean)), lost }
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

const ADDRESS = /\sr\s*=\s*["']\s*([a-z]+)(\d+)\s*["']/gi

/** A date cell holds a wall clock without a zone, which the reader gives as if it were UTC; a time alone has the day before 1900. */
function textOf(cell: Row[number] | undefined): string {
  if (!(cell instanceof Date)) return String(cell ?? '')
  const [day, time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split(/[T.]/)
  if (day! < '1900') return time
  return time === '00:00:00' ? `${day}` : `${day} ${time}`
}
