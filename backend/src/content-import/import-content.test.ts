import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asc, count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { categories, contents, contentTags, pictures, tags as tagRows } from '../infrastructure/db/schema/content'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { HEIC } from '../../test/requests/heic'
import { writeSampleContent } from '../../test/database/sample-folder'
import { ImportRefused } from './fault'
import { importContent } from './import-content'
import { drawLargest } from './pictures/resize'
import { readSources } from './read/sources'
import { mediaIn } from '../../test/site/media-in'

let database: TestDatabase
let folder: string
let dataDir: string
const NOW = new Date('2026-11-01T00:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  folder = writeSampleContent()
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-import-'))
  await run()
}, 60_000)
afterAll(async () => {
  await database.drop()
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
})

const run = async (options: Partial<Parameters<typeof importContent>[0]> = {}) =>
  importContent({
    db: database.db,
    objects: mediaIn(dataDir),
    source: await readSources([folder]),
    now: NOW,
    ...options,
  })

const rowOf = async (externalId: string) =>
  (await database.db.select().from(contents).where(eq(contents.externalId, externalId)))[0]!
const mediaFiles = () =>
  readdirSync(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/** Writes a table into the folder for one import and takes it away again. */
async function withTable(rows: string[], work: () => Promise<void>): Promise<void> {
  const table = path.join(folder, 'extra.csv')
  writeFileSync(table, ['type,title,body,category,tags,publish_at,media_file,external_id', ...rows].join('\n'))
  try {
    await work()
  } finally {
    rmSync(table)
  }
}

async function faultsOf(rows: string[]): Promise<string[]> {
  let messages: string[] = []
  await withTable(rows, async () => {
    const refused = await run().catch((error: unknown) => error)
    if (!(refused instanceof ImportRefused)) throw refused
    messages = refused.faults.map(({ file, line, message }) => `${file}:${line} ${message}`)
  })
  return messages
}

describe('an import', () => {
  it('makes each picture in the sizes of its kind, from files that exist', async () => {
    const { pictureId } = await rowOf('background-1')
    const [picture] = await database.db.select().from(pictures).where(eq(pictures.id, pictureId!))
    expect(picture).toMatchObject({ width: 1080, height: 270 })
    for (const { width, path: address } of picture!.variants) {
      const metadata = await sharp(path.join(dataDir, 'media', address)).metadata()
      expect(metadata).toMatchObject({ width, format: 'webp' })
    }
    expect(await sharp(path.join(dataDir, 'media', picture!.path)).metadata()).toMatchObject({
      width: 1080,
      format: 'jpeg',
    })
  })

  it('makes stickers to the rules of WhatsApp', async () => {
    const { pictureId } = await rowOf('sticker-1')
    const [picture] = await database.db.select().from(pictures).where(eq(pictures.id, pictureId!))
    const file = path.join(dataDir, 'media', picture!.path)
    expect(await sharp(file).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp', hasAlpha: true })
    expect(statSync(file).size).toBeLessThan(100_000)
  })

  it('changes nothing when it is done again', async () => {
    const rows = await database.db.select().from(contents).orderBy(contents.id)
    const files = mediaFiles().map((file) => [file, statSync(file).mtimeMs])
    await run({ now: new Date('2026-11-02T00:00:00Z') })
    expect(await database.db.select().from(contents).orderBy(contents.id)).toEqual(rows)
    expect(mediaFiles().map((file) => [file, statSync(file).mtimeMs])).toEqual(files)
  })

  it('makes a lost file again, under the same name', async () => {
    const lost = mediaFiles().find((file) => file.endsWith('.jpg'))!
    rmSync(lost)
    await run()
    expect(existsSync(lost)).toBe(true)
  })

  it('changes a row that comes again under its id, and keeps its views and its date', async () => {
    await database.db.update(contents).set({ views: 41 }).where(eq(contents.externalId, 'joke-1'))
    const jokes = path.join(folder, 'jokes.csv')
    const before = await rowOf('joke-1')
    writeFileSync(
      jokes,
      'type,title,body,category,tags,publish_at,media_file,external_id\njoke,,نكتة معدّلة,school,,,,joke-1',
    )
    await run({ now: new Date('2026-11-03T00:00:00Z') })
    expect(await rowOf('joke-1')).toEqual({ ...before, body: 'نكتة معدّلة', searchKey: 'نكتهمعدله', views: 41 })
  })

  it('changes a row whose id was copied with a mark of direction, in place of making a second one that looks the same', async () => {
    const jokes = path.join(folder, 'jokes.csv')
    const written = readFileSync(jokes)
    rmSync(jokes)
    await withTable(['joke,,نسخة,school,,,,\u200fjoke-1\u202c'], () => run().then(() => undefined))
    expect((await rowOf('joke-1')).body).toBe('نسخة')
    expect(await rowOf('\u200fjoke-1\u202c')).toBeUndefined()
    // One from before keeps the id that it has, whoever imports what was exported.
    await database.db.update(contents).set({ externalId: '\u200fjoke-1' }).where(eq(contents.externalId, 'joke-1'))
    await withTable(['joke,,نسخة ثانية,school,,,,\u200fjoke-1'], () => run().then(() => undefined))
    expect((await rowOf('\u200fjoke-1')).body).toBe('نسخة ثانية')
    await database.db.update(contents).set({ externalId: 'joke-1' }).where(eq(contents.externalId, '\u200fjoke-1'))
    writeFileSync(jokes, written)
  })

  it('takes tags away that a row has no more', async () => {
    const tagsOf = async (id: string) =>
      (await database.db.select({ n: count() }).from(contentTags).where(eq(contentTags.contentId, id)))[0]?.n
    const { id } = await rowOf('design-1')
    expect(await tagsOf(id)).toBe(1)
    const designs = path.join(folder, 'designs.csv')
    writeFileSync(
      designs,
      'type,title,body,category,tags,publish_at,media_file,external_id\ndesign_image,صورة 1,,images,,,pictures/1.svg,design-1',
    )
    await run()
    expect(await tagsOf(id)).toBe(0)
  })

  it('publishes at the time of Tripoli that a row names', async () => {
    await withTable(['joke,,نكتة العيد,jokes/school,,2027-03-20 08:00,,joke-eid'], async () => void (await run()))
    expect((await rowOf('joke-eid')).publishAt).toEqual(new Date('2027-03-20T06:00:00Z'))
  })

  it('only checks in a dry run', async () => {
    await withTable(['joke,,نكتة,jokes/school,,,,joke-dry'], async () => {
      await run({ dryRun: true })
    })
    expect(await rowOf('joke-dry')).toBeUndefined()
  })

  it('misses the drawings of a catalogue in a dry run, each once, too', async () => {
    const source = await readSources([folder])
    const games = { slug: 'jokes/new', parent: 'jokes' as const, name: 'جديدة', description: '', color: '#112233' }
    const catalogue = { ...source.catalogue!, subCategories: [games, { ...games, slug: 'jokes/old' }] }
    const folders = [mkdtempSync(path.join(dataDir, 'undrawn-'))]
    const refused = await run({ source: { ...source, rows: [], catalogue, folders }, dryRun: true }).catch(String)
    expect(refused).toMatch(/^ImportRefused: /)
    const rows = await run({ source: { ...source, rows: [], catalogue }, dryRun: true })
    // A sub-category without drawings of its own has those of its parent.
    expect(rows).toBe(0)
  })

  it('misses the category that parts of the catalogue lie in', async () => {
    const source = await readSources([folder])
    const empty = await createTestDatabase()
    const parts = { ...source.catalogue!, categories: [], stickerPacks: [] }
    const subCategories = parts.subCategories.filter(({ parent }) => parent === 'jokes')
    const rows = source.rows.filter(({ type }) => type === 'joke')
    const catalogue = { ...parts, subCategories }
    const refused = run({ db: empty.db, source: { ...source, rows, catalogue }, dryRun: true })
    await expect(refused).rejects.toMatchObject({
      faults: [{ file: 'catalogue.json', line: 0, message: 'lacks the category jokes, which parts of it lie in' }],
    })
    await empty.drop()
  })

  it('leaves what a catalogue does not name where it is, and puts what is new last', async () => {
    const source = await readSources([folder])
    const { subCategories, tags } = source.catalogue!
    const slugsInOrder = async () => {
      const rows = await database.db.select().from(categories).orderBy(asc(categories.position))
      return rows.flatMap(({ slug, parentId }) => (parentId === null ? [] : slug))
    }
    const before = await slugsInOrder()
    const [last] = subCategories.slice(-1)
    const added = { slug: 'jokes/new', parent: 'jokes' as const, name: 'جديدة', description: '', color: '#112233' }
    const parts = { categories: [], stickerPacks: [], daily: [], subCategories: [last!, added], tags: tags.slice(-1) }
    await run({ source: { ...source, rows: [], catalogue: parts } })
    const after = await slugsInOrder()
    expect(after.filter((slug) => slug !== added.slug)).toEqual(before)
    expect(after.indexOf(added.slug)).toBe(after.indexOf(last!.slug) + 1)
    const places = await database.db.select({ place: tagRows.position }).from(tagRows)
    expect(new Set(places.map(({ place }) => place)).size).toBe(places.length)
    await database.db.delete(categories).where(eq(categories.slug, added.slug))
  })

  it('tells how far it is', async () => {
    const steps: string[] = []
    await run({ onProgress: (done, total) => steps.push(`${done}/${total}`) })
    expect(steps.at(-1)).toMatch(/^(\d+)\/\1$/)
  })
})

describe('an import with faults', () => {
  it('names every row and what is wrong with it, and changes nothing', async () => {
    const before = await database.db.$count(contents)
    expect(
      await faultsOf([
        'jok,,نكتة,jokes/school,,,,a-1',
        'joke,,,jokes/school,,,,a-2',
        'joke,,نكتة,jokes/nowhere,,,,a-3',
        'joke,,نكتة,messages/friends,,,,a-4',
        'joke,,نكتة,jokes/school,nothing,,,a-5',
        'joke,,نكتة,jokes/school,,soon,,a-6',
        'background,خلفية,,images/sea,,,pictures/none.svg,a-7',
        'background,خلفية,,images/sea,,,,a-8',
        'joke,,نكتة,jokes/school,,,,joke-1',
        'joke,,نكتة,jokes/school,,,,',
        'joke,,نكتة,jokes/school,,,,a-11',
      ]),
    ).toEqual([
      'extra.csv:2 type is none of background, video, message, quote, joke, name, design_image, design_card, sticker',
      'extra.csv:3 body is missing: a joke needs it',
      'extra.csv:7 publish_at is no date: write 2026-12-31 or 2026-12-31 18:30 (time of Tripoli)',
      'extra.csv:9 media_file is missing: a background needs it',
      'extra.csv:11 external_id is missing',
      expect.stringMatching(/external_id joke-1 stands already in /),
      'extra.csv:4 category jokes/nowhere does not exist: write one of jokes/school',
      'extra.csv:5 category messages/friends is not for a joke',
      'extra.csv:6 tag nothing does not exist',
      'extra.csv:8 media_file pictures/none.svg was not found',
    ])
    expect(await database.db.$count(contents)).toBe(before)
  })

  it('says what has to come first where there is no catalogue yet', async () => {
    const empty = await createTestDatabase()
    const source = { ...(await readSources([folder])), catalogue: undefined }
    const rows = source.rows.filter(({ type }) => type === 'joke' || type === 'name')
    const refused = await run({ db: empty.db, source: { ...source, rows }, dryRun: true }).catch(
      (error: unknown) => error,
    )
    await empty.drop()
    expect(new Set((refused as ImportRefused).faults.map(({ message }) => message))).toEqual(
      new Set([
        'category jokes does not exist: import it first, in a folder with catalogue.json',
        'category names does not exist: import it first, in a folder with catalogue.json',
      ]),
    )
  })

  it('stops when a picture fails, but for those under way', async () => {
    writeFileSync(path.join(folder, 'unseen.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const rows = Array.from({ length: 20 }, (_, n) => `background,خلفية,,images/sea,,,unseen.svg,unseen-${n}`)
    const draw = jest.fn(drawLargest).mockRejectedValueOnce(new Error('broken further on'))
    const onProgress = jest.fn()
    await withTable(rows, async () => {
      const source = await readSources([path.join(folder, 'extra.csv')])
      await expect(run({ source, draw, onProgress })).rejects.toThrow('broken further on')
      await wait(300)
      expect(onProgress.mock.calls.length).toBeLessThanOrEqual(2)
    })
  })

  it('takes no file from outside its folders, by path or by link', async () => {
    const outside = path.join(dataDir, 'outside.svg')
    writeFileSync(outside, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    symlinkSync(outside, path.join(folder, 'pictures/link.svg'))
    expect(
      await faultsOf([
        `background,خلفية,,images/sea,,,${path.relative(folder, outside)},b-1`,
        `background,خلفية,,images/sea,,,${outside},b-2`,
        'background,خلفية,,images/sea,,,pictures/link.svg,b-3',
      ]),
    ).toEqual([
      expect.stringContaining('was not found'),
      expect.stringContaining('was not found'),
      expect.stringContaining('was not found'),
    ])
  })

  it('says which file is no picture', async () => {
    writeFileSync(path.join(folder, 'pictures/broken.png'), 'not a picture')
    expect(await faultsOf(['background,خلفية,,images/sea,,,pictures/broken.png,c-1'])).toEqual([
      'extra.csv:2 media_file broken.png is no picture that can be used',
    ])
  })

  it('says of a photograph as phones of Apple keep it what to do with it', async () => {
    writeFileSync(path.join(folder, 'pictures/IMG_0042.HEIC'), HEIC)
    expect(await faultsOf(['background,خلفية,,images/sea,,,pictures/IMG_0042.HEIC,c-2'])).toEqual([
      'extra.csv:2 media_file IMG_0042.HEIC is a picture in the form of iPhones (HEIC), which few browsers show: save it as JPEG or PNG',
    ])
  })

  it('says which video is no film, or was copied by half', async () => {
    const whole = readFileSync(path.join(folder, 'videos/1.mp4'))
    const broken = { 'empty.mp4': '', 'text.mp4': 'not a film', 'half.mp4': whole.subarray(0, whole.length - 100) }
    const rows = Object.entries(broken).map(([name, bytes], index) => {
      writeFileSync(path.join(folder, 'videos', name), bytes)
      cpSync(path.join(folder, 'videos/1-poster.svg'), path.join(folder, `videos/${path.parse(name).name}-poster.svg`))
      return `video,مقطع,,,,,videos/${name},e-${index}`
    })
    expect(await faultsOf(rows)).toEqual([
      'extra.csv:2 media_file empty.mp4 is no MP4 file',
      'extra.csv:3 media_file text.mp4 is no MP4 file',
      'extra.csv:4 media_file half.mp4 is cut off: copy it again',
    ])
  })

  it('says which picture is larger than can be used, before anything is changed', async () => {
    const size = { width: 8_000, height: 5_001 }
    await sharp({ create: { ...size, channels: 3, background: '#336699' } })
      .png()
      .toFile(path.join(folder, 'pictures/large.png'))
    expect(await faultsOf(['background,خلفية,,images/sea,,,pictures/large.png,f-1'])).toEqual([
      'extra.csv:2 media_file large.png has 8000 × 5001 pixels: at most 40 million can be used',
    ])
  })

  it('says where a table cannot be read', async () => {
    expect(await faultsOf(['joke,"open quote,jokes/school,,,,d-1'])).toEqual([
      expect.stringMatching(/^extra.csv:\d+ .*quote/i),
    ])
  })

  it('says when there is nothing to read', async () => {
    const empty = mkdtempSync(path.join(os.tmpdir(), 'yawmi-empty-'))
    await expect(readSources([empty])).rejects.toThrow(ImportRefused)
    await expect(readSources([path.join(empty, 'none.csv')])).rejects.toThrow(ImportRefused)
    rmSync(empty, { recursive: true })
  })
})
