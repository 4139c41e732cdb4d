import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { ViewCounter } from '../domain/content/view-counter'
import { contents } from '../infrastructure/db/schema/content'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { writeSampleContent } from '../../test/database/sample-folder'
import { mediaIn } from '../../test/site/media-in'
import { uuidFrom } from './ids'
import { importContent } from './import-content'
import { readSources } from './read/sources'

let database: TestDatabase
let folder: string
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = writeSampleContent({ backgrounds: [], designs: [], stickers: [], videos: [] })
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-beside-'))
  await importContent({ db: database.db, objects: mediaIn(dataDir), source: await readSources([folder]) })
}, 60_000)
afterAll(async () => {
  await database.drop()
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
})

async function importRows(externalIds: readonly string[]): Promise<number> {
  const table = path.join(dataDir, 'jokes.csv')
  const rows = externalIds.map((id) => `joke,,نكتة,,,,,${id}`)
  writeFileSync(table, ['type,title,body,category,tags,publish_at,media_file,external_id', ...rows].join('\n'))
  return importContent({ db: database.db, objects: mediaIn(dataDir), source: await readSources([table]) })
}

const idOf = (externalId: string) => uuidFrom('content', externalId)

const views = async () => {
  const counted = await database.db.select({ views: contents.views }).from(contents)
  return counted.reduce((sum, row) => sum + row.views, 0)
}

it('an import of what is there and the views of visitors, which are counted meanwhile, do not wait for each other', async () => {
  const { db } = database
  const ids = Array.from({ length: 151 }, (_, index) => `j${index}`).sort((one, other) =>
    idOf(one) < idOf(other) ? -1 : 1,
  )
  const [low, middle, held, high] = [ids.slice(0, 50), ids.slice(50, 100), ids[100] as string, ids.slice(101)]
  // They lie in the table from the last id to the first, and come again in a third order.
  await importRows(ids.toReversed())
  await db.execute(sql`ANALYZE contents`)
  const viewed = [low, middle, high].flatMap((some) => some.slice(0, 10))
  const counter = new ViewCounter(db)
  let importing: Promise<number> | undefined
  let flushing: Promise<void> | undefined
  // Somebody else is at one of them, until both have taken what they can.
  await db.transaction(async (tx) => {
    await tx.select().from(contents).where(eq(contents.externalId, held)).for('update')
    importing = importRows([...middle, held, ...low, ...high])
    importing.catch(() => undefined)
    await waiters(1)
    for (const externalId of viewed) counter.add(idOf(externalId))
    flushing = counter.flush()
    flushing.catch(() => undefined)
    await waiters(2)
  })
  await expect(importing).resolves.toBe(ids.length)
  await flushing
  expect(await views()).toBe(viewed.length)
}, 30_000)

/** Resolves when so many statements wait for rows of another. */
async function waiters(count: number): Promise<void> {
  const waiting = sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await database.db.execute(waiting)).rowCount !== count) await wait(20)
}
