import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { contents, mediaDrafts, pictures } from '../db/schema/content'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { writeSampleContent } from '../../../test/database/sample-folder'
import { mediaIn } from '../../../test/site/media-in'
import { importContent } from '../../content-import/import-content'
import { MediaStore } from '../../content-import/pictures/media-store'
import { type DrawLargest, drawLargest } from '../../content-import/pictures/resize'
import { readSources } from '../../content-import/read/sources'
import { MediaDrafts } from './media-drafts'
import { sweepDrafts } from './sweep-drafts'

let database: TestDatabase
let folder: string
let dataDir: string
let before: string[]
beforeEach(async () => {
  database = await createTestDatabase()
  folder = writeSampleContent({ designs: [], stickers: [] })
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-drafts-'))
  await run()
  before = mediaFiles()
}, 60_000)
afterEach(async () => {
  await database.drop()
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
})

const TABLE = 'type,title,body,category,tags,publish_at,media_file,external_id'
const NEW = [1, 2, 3, 4, 5]
const picture = (n: number, colour = 'teal') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="9"><rect width="${n}" height="9" fill="${colour}"/></svg>`

const run = async (draw: DrawLargest = drawLargest) =>
  importContent({ db: database.db, objects: mediaIn(dataDir), source: await readSources([folder]), draw })
const sweep = () => sweepDrafts(database.db, mediaIn(dataDir))

/** An import of five more pictures. @param last draws the last of them */
function runOfMore(last: DrawLargest = drawLargest): Promise<number> {
  for (const n of NEW) writeFileSync(path.join(folder, `pictures/more-${n}.svg`), picture(n))
  const rows = NEW.map((n) => `background,خلفية,,images/sea,,,pictures/more-${n}.svg,more-${n}`)
  writeFileSync(path.join(folder, 'zzz-more.csv'), [TABLE, ...rows].join('\n'))
  return run((source, recipe) => (source.includes('width="5"') ? last : drawLargest)(source, recipe))
}

/** What an import leaves that is killed at its last picture. */
const runCutShort = () => expect(runOfMore(afterTheOthers)).rejects.toThrow('more-5.svg is no picture')

async function afterTheOthers(): Promise<never> {
  const isThere = sql`unshown_since IS NOT NULL`
  while ((await database.db.$count(pictures, isThere)) < NEW.length - 1) await wait(20)
  throw new Error('killed')
}

async function daysLater(days: number): Promise<void> {
  const past = sql`now() - ${days} * interval '1 day'`
  await database.db.update(mediaDrafts).set({ putAt: past })
  await database.db
    .update(pictures)
    .set({ unshownSince: past })
    .where(sql`unshown_since IS NOT NULL`)
}

const mediaFiles = () =>
  readdirSync(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

async function lostFiles(): Promise<string[]> {
  const rows = await database.db.select().from(pictures)
  const addresses = rows.flatMap(({ path: download, variants }) => [download, ...variants.map((one) => one.path)])
  return addresses.filter((address) => !existsSync(path.join(dataDir, 'media', address)))
}

describe('what an import leaves that is killed', () => {
  it('goes a week later, with the rows of its pictures, and nothing else', async () => {
    await runCutShort()
    // Of a file that was put there, and killed before its row.
    await new MediaStore(mediaIn(dataDir), new MediaDrafts(database.db)).put(Buffer.from('film'), 'mp4')
    const rows = await database.db.$count(pictures)
    expect(mediaFiles().length).toBeGreaterThan(before.length)
    await daysLater(8)
    expect(await sweep()).toBeGreaterThan(0)
    expect(mediaFiles()).toEqual(before)
    expect(await database.db.$count(pictures)).toBeLessThan(rows)
    expect([await lostFiles(), await database.db.select().from(mediaDrafts)]).toEqual([[], []])
  })

  it('stays for a week, in which it may be done again', async () => {
    await runCutShort()
    const files = mediaFiles()
    await daysLater(6)
    expect(await sweep()).toBe(0)
    expect(mediaFiles()).toEqual(files)
  })

  it('stays where it was done again', async () => {
    await runCutShort()
    await daysLater(6)
    await runOfMore()
    await daysLater(60)
    expect(await sweep()).toBe(0)
    expect(await lostFiles()).toEqual([])
    expect(await database.db.select().from(mediaDrafts)).toEqual([])
  })

  it('is not taken from an import that goes on with it', async () => {
    await runCutShort()
    await daysLater(8)
    await runOfMore(async (source, recipe) => {
      await sweep()
      return drawLargest(source, recipe)
    })
    const shown = await database.db
      .select()
      .from(contents)
      .where(sql`external_id LIKE 'more-%'`)
    expect(shown).toHaveLength(NEW.length)
    expect(await lostFiles()).toEqual([])
  })

  it('is there again where an import puts it just as it is removed', async () => {
    const film = Buffer.from('film')
    const objects = mediaIn(dataDir)
    const store = new MediaStore(objects, new MediaDrafts(database.db))
    const address = await store.put(film, 'mp4')
    await daysLater(8)
    let again: Promise<string> | undefined
    await sweepDrafts(database.db, {
      async remove(gone) {
        again = store.put(film, 'mp4')
        await wait(100)
        await objects.remove(gone)
      },
    })
    expect(await again).toBe(address)
    expect(await objects.has(address)).toBe(true)
    expect(await database.db.select().from(mediaDrafts)).toMatchObject([{ address }])
  })

  it('is tried again where the store is away', async () => {
    await runCutShort()
    await daysLater(8)
    const away = { remove: () => Promise.reject(new Error('away')) }
    await expect(sweepDrafts(database.db, away)).rejects.toThrow('away')
    expect(await sweep()).toBeGreaterThan(0)
    expect(mediaFiles()).toEqual(before)
  })
})

it('a picture that was shown stays when another has taken its place: saved designs and open pages may have it', async () => {
  writeFileSync(path.join(folder, 'pictures/1.svg'), picture(7, 'gold'))
  await run()
  await daysLater(60)
  expect(await sweep()).toBe(0)
  expect(mediaFiles()).toEqual(expect.arrayContaining(before))
})

it('a picture that was lost and made anew stays, though that import was killed', async () => {
  const [row] = await database.db.select().from(contents).where(eq(contents.externalId, 'background-1'))
  const [shown] = await database.db.select().from(pictures).where(eq(pictures.id, row!.pictureId!))
  for (const { path: address } of shown!.variants) rmSync(path.join(dataDir, 'media', address))
  await runCutShort()
  await daysLater(8)
  await sweep()
  expect(await lostFiles()).toEqual([])
})
