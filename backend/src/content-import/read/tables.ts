import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { type Fault, faultOf } from '../fault'
import { readArchive } from './archive'
import { misspeltColumns, repeatedColumns } from './columns'
import { readSpreadsheet, type TableRecord } from './spreadsheet'

/** What is read of one file of rows. */
export interface Table {
  records: TableRecord[]
  faults: Fault[]
}

export const isTable = (name: string) => /^[^.~].*\.(csv|xlsx)$/i.test(name)

/** Some 300,000 rows; what is larger is to be divided. */
const MAX_MB = 64

/** Reads the rows of a table. */
export type ReadRecords = typeof readRecords

/** @returns undefined when the columns are not those of an import: other tables may lie in the same folder */
export async function readRecords(file: string): Promise<Table | undefined> {
  try {
    if (statSync(file).size > MAX_MB * 1024 ** 2) return broken(file, 0, `is larger than ${MAX_MB} MB`)
    return file.toLowerCase().endsWith('.xlsx') ? await spreadsheetRecords(file) : csvRecords(file)
  } catch (error) {
    // Of the file system: a folder of such a name, a link to nothing, or a file that may not be read.
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall === undefined) throw error
    return broken(file, 0, `cannot be read (${code})`)
  }
}

const isOfImport = (columns: string[]) => columns.includes('type') && columns.includes('external_id')

const columnFaults = (file: string, columns: readonly string[]): Fault[] =>
  [...misspeltColumns(columns), ...repeatedColumns(columns)].map((message) => faultOf({ file, line: 1 }, message))

const broken = (file: string, line: number, message: string): Table => ({
  records: [],
  faults: [{ file: path.basename(file), line, message }],
})

async function spreadsheetRecords(file: string): Promise<Table | undefined> {
  try {
    const { columns, records, lost } = await readSpreadsheet(await partsOf(file))
    if (!isOfImport(columns)) return undefined
    const cellFaults = lost.map(({ line, message }) => faultOf({ file, line }, message))
    return { records, faults: [...columnFaults(file, columns), ...cellFaults] }
  } catch (error) {
    return broken(file, 0, `is no spreadsheet that can be read: ${(error as Error).message}`)
  }
}

/** A spreadsheet is an archive of XML, read whole into memory. */
const PARTS = { entries: 1_000, bytes: 64 * 1024 ** 2 }
/** How files of Excel begin that are no archives: those of before, and any that is locked. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** @throws Error in words for the editor when they cannot be read */
async function partsOf(file: string): Promise<Record<string, Uint8Array>> {
  const bytes = readFileSync(file)
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    throw new Error('it has a password, or is of an Excel before 2007; save it as .xlsx, without a password')
  const parts: Record<string, Uint8Array> = {}
  await readArchive(bytes, PARTS, (files) => void Object.assign(parts, Object.fromEntries(files)))
  return parts
}

function csvRecords(file: string): Table | undefined {
  const bytes = readFileSync(file)
  const delimiter = DELIMITERS.find((each) => isOfImport(headerOf(bytes, each)))
  if (delimiter === undefined) return undefined
  const foreign = foreignLine(bytes)
  if (foreign) return broken(file, foreign, 'is not UTF-8: save the table as "CSV UTF-8"')
  try {
    // Excel writes a row of separators for each in which something stood once.
    const records = parse(bytes, { ...CSV, delimiter, columns: true, info: true, skip_records_with_empty_values: true })
    return {
      records: (records as unknown as RawRecord[]).map(fromRaw),
      faults: columnFaults(file, headerOf(bytes, delimiter)),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return broken(file, Number(error.lines ?? 0), error.message)
  }
}

/** One of a file, never several: tags stand with semicolons between them, and texts hold commas. Excel writes the second. */
const DELIMITERS = [',', ';', '\t']
const CSV = { bom: true, trim: true, skip_empty_lines: true } as const

/** @returns nothing when the first row cannot be read as one that is divided so */
function headerOf(bytes: Buffer, delimiter: string): string[] {
  try {
    return parse(bytes, { ...CSV, delimiter, to: 1 })[0] ?? []
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return []
  }
}

const UTF_16 = Buffer.from('fffe', 'hex')
const LINE_FEED = 10

/**
 * A spreadsheet program's plain "CSV" has Arabic in an encoding of Windows, of which no letter would be left.
 * @returns the number of the first line that is not UTF-8; 0 where all are, or the first bytes name another encoding
 */
function foreignLine(bytes: Buffer): number {
  if (isUtf8(bytes) || bytes.subarray(0, 2).equals(UTF_16)) return 0
  for (let [line, from] = [1, 0]; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from)
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) return line
    from = end + 1
  }
}

interface RawRecord {
  record: Record<string, string>
  info: { lines: number }
}

const fromRaw = ({ record, info }: RawRecord): TableRecord => ({ line: info.lines, values: record })
