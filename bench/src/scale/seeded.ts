import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { putPartnerBrand, type Rows, seed, writeSampleContent } from '@yawmi/backend/scale'
import { tagPictures } from '../api/content'
import { databaseOf, environmentOf } from '../api/product'

/** As many rows as years of the service leave. */
const LARGE: Rows = { subscribers: 1_000_000, contents: 100_000, charges: 10_000_000 }

const run = promisify(execFile)
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** @param part of a large database, 1 for all of it */
export function rowsOf(part: string): Rows {
  const share = (rows: number) => Math.round(rows * Number(part))
  return {
    subscribers: share(LARGE.subscribers),
    contents: share(LARGE.contents),
    charges: share(LARGE.charges),
  }
}

/** A connection to the database of a running product, which ends with it. */
export async function connectTo(dataDir: string) {
  const database = databaseOf(dataDir)
  // Where the product has ended, that is what is reported.
  database.on('error', () => undefined)
  await database.connect()
  return database
}

/** Fills the database of a product that was just started on an empty folder with so many rows. */
export async function fill(programs: string, dataDir: string, rows: Rows): Promise<void> {
  putPartnerBrand(dataDir)
  const content = writeSampleContent()
  const env = environmentOf(dataDir)
  await run(process.execPath, [path.join(programs, 'content.mjs'), 'import', content], { cwd: programs, env })
  rmSync(content, { recursive: true, force: true })
  const began = performance.now()
  const database = await connectTo(dataDir)
  await seed(database, rows)
  await tagPictures(database)
  await database.query('VACUUM ANALYZE content_tags')
  const size = await database.query<{ size: string }>(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
  )
  await database.end()
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  say(
    `${rows.subscribers} subscribers, ${rows.contents} contents, ${rows.charges} charges: ${size.rows[0]?.size}, in ${seconds} s`,
  )
}
