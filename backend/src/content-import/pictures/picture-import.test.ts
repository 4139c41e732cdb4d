import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pictures } from '../../infrastructure/db/schema/content'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { MediaDrafts } from '../../infrastructure/media-drafts/media-drafts'
import { MediaStore } from './media-store'
import { importPicture } from './picture-import'
import { mediaIn } from '../../../test/site/media-in'
import { FolderStore } from '../../infrastructure/objects/folder-store'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-pictures-'))
}, 60_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Wide and low, so that it is few pixels to draw. */
function picture(name: string, width: number): string {
  const file = path.join(folder, name)
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"><rect width="9" height="9"/></svg>`,
  )
  return file
}

describe('a picture', () => {
  it('that several rows bring at the same time is kept once', async () => {
    const store = new MediaStore(mediaIn(folder), new MediaDrafts(database.db))
    for (let round = 0; round < 30; round++) {
      const file = picture(`${round}.svg`, 900 + round)
      const ids = await Promise.all(
        Array.from({ length: 8 }, () => importPicture(database.db, store, file, 'background')),
      )
      expect(new Set(ids).size).toBe(1)
    }
    expect(await database.db.select().from(pictures)).toHaveLength(30)
  }, 60_000)

  it('whose files were lost is made anew', async () => {
    const media = path.join(folder, 'lost')
    const store = new MediaStore(new FolderStore(media), new MediaDrafts(database.db))
    const file = picture('lost.svg', 800)
    const id = await importPicture(database.db, store, file, 'background')
    rmSync(media, { recursive: true })
    expect(await importPicture(database.db, store, file, 'background')).toBe(id)
    const made = (await database.db.select().from(pictures)).find((row) => row.id === id)!
    expect(await store.hasAll([made.path])).toBe(true)
  })
})
