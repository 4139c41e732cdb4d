import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Db } from '../infrastructure/db/connect'
import { databaseTime } from '../infrastructure/db/database-clock'
import { MediaDrafts, settleDrafts } from '../infrastructure/media-drafts/media-drafts'
import type { ObjectStore } from '../infrastructure/objects/object-store'
import { Art } from './pictures/art'
import { TYPE_RULES } from './content-types'
import { type Fault, faultOf, ImportRefused } from './fault'
import { MediaStore } from './pictures/media-store'
import { currentPicture, importPicture } from './pictures/picture-import'
import { pictureFault } from './pictures/picture-fault'
import type { DrawLargest } from './pictures/resize'
import { withPlainIds } from './plain-ids'
import { CATALOGUE_FILE } from './catalogue-file'
import { filmFault } from './read/film-fault'
import { resolveRows, type ResolvedRow } from './read/resolve'
import type { Source } from './read/sources'
import { catalogueRows, drawingFaults, writeCatalogue } from './write/write-catalogue'
import { writeContents, type ReadyRow } from './write/write-contents'

/** Pictures worked on at once: a picture takes a core and some 30 MB. */
const WIDTH = 2

interface ImportOptions {
  db: Db
  /** Where media goes. */
  objects: ObjectStore
  source: Source
  /** Check everything, change nothing. */
  dryRun?: boolean
  now?: Date
  /** Told after each picture or file. */
  onProgress?: (done: number, total: number) => void
  /** Decodes pictures that are not trusted, as `BoundedDrawing` does. */
  draw?: DrawLargest | undefined
}

/**
 * Brings content into the database and its media onto the media host. The same import again changes nothing, and one
 * that was cut short goes on where it was. Rows become visible all at once, at the end.
 * @returns how many rows there are
 * @throws ImportRefused with every fault, before anything is changed
 */
export async function importContent({
  db,
  objects,
  source: written,
  dryRun,
  now,
  onProgress,
  draw,
}: ImportOptions): Promise<number> {
  const source = { ...written, rows: await withPlainIds(db, written.rows) }
  const { resolved, faults } = await resolveRows(db, source)
  const store = new MediaStore(objects, new MediaDrafts(db))
  const art = new Art(source.folders, store, draw)
  const undrawn = source.catalogue ? await drawingFaults(source.catalogue, art) : []
  const allFaults = [
    ...[...source.faults, ...faults, ...(await unreadableMedia(resolved))],
    ...undrawn.map((message) => faultOf({ file: CATALOGUE_FILE, line: 0 }, message)),
  ]
  if (allFaults.length > 0) throw new ImportRefused(allFaults)
  if (dryRun) return resolved.length

  // Parallel over pictures, so each picture keeps to one thread; and no cache, since no picture comes twice.
  sharp.concurrency(1)
  sharp.cache(false)
  const ready = await importMedia({ db, store, draw }, resolved, onProgress)
  const catalogue = source.catalogue && (await catalogueRows(source.catalogue, art))
  // Servers judge by that clock what is published, whatever this machine's says.
  const publishedAt = now ?? (await databaseTime(db))
  await db.transaction(async (tx) => {
    if (catalogue) await writeCatalogue(tx, catalogue)
    await writeContents(tx, ready, publishedAt)
    await settleDrafts(tx)
  })
  return ready.length
}

/** What shows from a file's first bytes and its end; a picture that breaks in between stops the import when it comes to it. */
async function unreadableMedia(resolved: ResolvedRow[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { row, media, picture } of resolved) {
    const ofFilm = media && row.type === 'video' ? await filmFault(media) : undefined
    if (media && ofFilm) faults.push(faultOf(row, `media_file ${path.basename(media)} ${ofFilm}`))
    const ofPicture = picture && (await pictureFault(picture))
    if (ofPicture) faults.push(faultOf(row, `media_file ${path.basename(picture)} ${ofPicture}`))
  }
  return faults
}

async function importMedia(
  { db, store, draw }: Pick<ImportOptions, 'db' | 'draw'> & { store: MediaStore },
  resolved: ResolvedRow[],
  onProgress: ImportOptions['onProgress'],
): Promise<ReadyRow[]> {
  const ready = resolved.map((item): ReadyRow => ({ ...item, pictureId: null, mediaPath: null }))
  const withMedia = ready.filter(({ media }) => media !== undefined)
  let done = 0
  const limit = pLimit(WIDTH)
  const imported = limit.map(withMedia, async (item) => {
    const { recipe } = TYPE_RULES[item.row.type]
    if (item.picture && recipe)
      item.pictureId = await importPicture(db, store, item.picture, recipe, await currentPicture(db, item.row), draw)
    if (item.media && item.row.type === 'video') item.mediaPath = await store.put(await readFile(item.media), 'mp4')
    onProgress?.(++done, withMedia.length)
  })
  // When one fails, those that wait do not begin.
  await imported.finally(() => limit.clearQueue())
  return ready
}
