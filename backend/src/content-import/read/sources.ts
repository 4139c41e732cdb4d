import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { CATALOGUE_FILE } from '../catalogue-file'
import { readCatalogue, type Catalogue } from './catalogue'
import { type Fault, refusalOf } from '../fault'
import { readTable, type ImportRow } from './rows'
import { isTable, readRecords, type ReadRecords } from './tables'

/** What an import has to go by, read and checked by itself; whether it fits the database is seen later. */
export interface Source {
  catalogue: Catalogue | undefined
  rows: ImportRow[]
  faults: Fault[]
  /** Folders in which media and drawings are looked for, and outside of which none are taken. */
  folders: string[]
  /** Tables in the folders that are no import tables. */
  skipped: string[]
}

/**
 * Reads content folders (each `*.csv` or `*.xlsx` with the import's columns, and `catalogue.json`) or single tables.
 * @param options.mediaFolders more folders in which the rows' files are looked for
 * @param options.read reads a table that is not trusted, as `BoundedReader` does
 * @throws ImportRefused when there is nothing to read, or the catalogue is wrong
 */
export async function readSources(
  paths: readonly string[],
  { mediaFolders = [], read: readFile = readRecords }: { mediaFolders?: readonly string[]; read?: ReadRecords } = {},
): Promise<Source> {
  const missing = paths.find((given) => !existsSync(given))
  if (missing) throw refusalOf(missing, 'there is no such file or folder')

  const folders = paths.map((given) => (statSync(given).isDirectory() ? given : path.dirname(given)))
  const files = paths.flatMap((given) => (statSync(given).isDirectory() ? tableFiles(given) : [given]))
  const read: NonNullable<Awaited<ReturnType<typeof readTable>>>[] = []
  const skipped: string[] = []
  for (const file of files) {
    const table = await readTable(file, readFile)
    if (table) read.push(table)
    else skipped.push(file)
  }
  if (read.length === 0)
    throw refusalOf(
      paths.join(', '),
      'there is no .csv or .xlsx with the columns type and external_id in its first row (folders inside are not searched)',
    )

  const catalogueFile = folders.map((folder) => path.join(folder, CATALOGUE_FILE)).find((file) => existsSync(file))
  const rows = read.flatMap((table) => table.rows)
  return {
    catalogue: catalogueFile ? readCatalogue(catalogueFile) : undefined,
    rows,
    faults: read.flatMap((table) => table.faults),
    folders: [...new Set([...folders, ...mediaFolders])],
    skipped,
  }
}

function tableFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter(isTable)
    .sort()
    .map((name) => path.join(folder, name))
}
