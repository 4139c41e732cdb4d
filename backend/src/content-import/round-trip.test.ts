import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { contents, contentTags, pictures } from '../infrastructure/db/schema/content'
import { writeSampleContent } from '../../test/database/sample-folder'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { exportContent } from './export-content'
import { ImportRefused } from './fault'
import { importContent } from './import-content'
import { readSources } from './read/sources'
import { mediaIn } from '../../test/site/media-in'

const COLUMNS = 'type,title,body,category,tags,publish_at,media_file,external_id'

let database: TestDatabase
const made: string[] = []
const folder = (name: string) => {
  made.push(mkdtempSync(path.join(os.tmpdir(), `yawmi-${name}-`)))
  return made.at(-1)!
}
let dataDir: string
let exported: string

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = folder('data')
  exported = folder('export')
  const content = writeSampleContent({
    odd: [
      'joke,,"سطر ""أول""\nوثان, بفاصلة",jokes/school,,2026-12-31 18:30:15,,Odd/../Id é',
      'background,خلفية,,images/sea,,,pictures/1.svg,../../outside',
    ],
  })
  made.push(content)
  const now = new Date('2026-11-01T10:20:30.456Z')
  await importContent({ db: database.db, objects: mediaIn(dataDir), source: await readSources([content]), now })
  await exportContent({ db: database.db, objects: mediaIn(dataDir), folder: exported })
}, 60_000)
afterAll(async () => {
  await database.drop()
  for (const each of made) rmSync(each, { recursive: true, force: true })
})

const everything = async ({ db }: TestDatabase) => ({
  contents: await db.select().from(contents).orderBy(contents.id),
  tags: await db.select().from(contentTags).orderBy(contentTags.contentId, contentTags.tagId),
  pictures: await db.select().from(pictures).orderBy(pictures.id),
})

describe('an export', () => {
  it('changes nothing when it is imported again, however much later', async () => {
    const before = await everything(database)
    const source = await readSources([exported])
    const now = new Date('2026-12-24T00:00:00Z')
    expect(await importContent({ db: database.db, objects: mediaIn(dataDir), source, now })).toBe(
      before.contents.length,
    )
    expect(await everything(database)).toEqual(before)
  }, 60_000)

  it('is the same again after that', async () => {
    const again = folder('again')
    await exportContent({ db: database.db, objects: mediaIn(dataDir), folder: again })
    expect(readFileSync(path.join(again, 'content.csv'))).toEqual(readFileSync(path.join(exported, 'content.csv')))
  })

  it('brings all rows and media into another service that has the categories', async () => {
    const other = await createTestDatabase()
    const otherData = folder('other')
    try {
      const catalogue = writeSampleContent()
      made.push(catalogue)
      // The sample folder for its catalogue alone: its rows have the same ids.
      const source = await readSources([exported, catalogue])
      const rows = source.rows.filter(({ file }) => file.startsWith(exported))
      await importContent({ db: other.db, objects: mediaIn(otherData), source: { ...source, rows, faults: [] } })
      const plain = async ({ db }: TestDatabase) =>
        (await db.select().from(contents).orderBy(contents.id)).map(
          ({ pictureId, mediaPath, createdAt: _createdAt, ...row }) => ({
            ...row,
            mediaPath,
            drawn: pictureId !== null,
          }),
        )
      expect(await plain(other)).toEqual(await plain(database))
    } finally {
      await other.drop()
    }
  }, 60_000)

  it('keeps the order of what several imports brought into one category', async () => {
    const order = async () => {
      const rows = await database.db
        .select({ id: contents.externalId })
        .from(contents)
        .orderBy(contents.categoryId, desc(contents.publishAt), contents.position, contents.id)
      return rows.map(({ id }) => id)
    }
    const later = folder('later')
    const joke = (n: number) => `joke,,نكتة لاحقة ${n},jokes/school,,2026-01-01,,later-${n}`
    for (const numbers of [
      [3, 1],
      [2, 4],
    ]) {
      writeFileSync(path.join(later, 'jokes.csv'), [COLUMNS, ...numbers.map(joke)].join('\n'))
      await importContent({ db: database.db, objects: mediaIn(dataDir), source: await readSources([later]) })
    }
    const before = await order()
    const all = folder('all')
    await exportContent({ db: database.db, objects: mediaIn(dataDir), folder: all })
    await importContent({ db: database.db, objects: mediaIn(dataDir), source: await readSources([all]) })
    expect(await order()).toEqual(before)
  }, 60_000)

  it('writes dates as the clock of Tripoli', () => {
    expect(readFileSync(path.join(exported, 'content.csv'), 'utf8')).toContain(',2026-12-31 18:30:15,')
  })

  it('resizes a picture anew where an editor has changed the exported file', async () => {
    const [before] = await database.db.select().from(contents).where(eq(contents.externalId, 'background-1'))
    const edited = folder('edited')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle r="50"/></svg>'
    writeFileSync(path.join(edited, 'new.svg'), svg)
    writeFileSync(path.join(edited, 'one.csv'), `${COLUMNS}\nbackground,خلفية 1,,images/sea,,,new.svg,background-1`)
    await importContent({ db: database.db, objects: mediaIn(dataDir), source: await readSources([edited]) })
    const [after] = await database.db.select().from(contents).where(eq(contents.externalId, 'background-1'))
    expect(after?.pictureId).not.toBe(before?.pictureId)
  })

  it('writes nothing over', async () => {
    await expect(exportContent({ db: database.db, objects: mediaIn(dataDir), folder: exported })).rejects.toThrow(
      ImportRefused,
    )
  })
})
