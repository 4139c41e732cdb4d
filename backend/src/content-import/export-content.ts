import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import type { ObjectStore } from '../infrastructure/objects/object-store'
import type { Db } from '../infrastructure/db/connect'
import { categories, contents, contentTags, pictures, tags } from '../infrastructure/db/schema/content'
import { formatServiceTime } from '../lib/service-time'
import { refusalOf } from './fault'
import { uuidFrom } from './ids'
import { exportedAddress } from './pictures/picture-import'
import { COLUMNS } from './read/columns'

const TABLE = 'content.csv'

interface ExportOptions {
  db: Db
  objects: ObjectStore
  /** Made when it is not there; must be empty, since nothing is written over. */
  folder: string
  /** Told after each row. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Writes all contents as an import takes them, a table and the media that its rows name; importing that folder into
 * the same service changes nothing that it shows. Categories and tags are named, not described: they come with a catalogue.
 * @returns how many rows there are
 * @throws ImportRefused when the folder is not empty or a media file is lost
 */
export async function exportContent({ db, objects, folder, onProgress }: ExportOptions): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw refusalOf(folder, 'is not empty')
  const rows = await contentRows(db)
  const tagsOf = await tagSlugs(db)
  const lines = [COLUMNS.join(',')]
  for (const [index, { content, category, picture }] of rows.entries()) {
    const media = mediaFiles(content, picture)
    for (const { address, name } of media) await copyMedia(objects, address, folder, name)
    const values: Record<(typeof COLUMNS)[number], string> = {
      type: content.type,
      title: content.title,
      body: content.body,
      // A top category is the one of its type; its rows need not name it.
      category: category.parentId ? category.slug : '',
      tags: (tagsOf.get(content.id) ?? []).join(';'),
      publish_at: formatServiceTime(content.publishAt),
      media_file: media[0]?.name ?? '',
      external_id: content.externalId,
    }
    lines.push(COLUMNS.map((column) => quoted(values[column])).join(','))
    onProgress?.(index + 1, rows.length)
  }
  await mkdir(folder, { recursive: true })
  // The mark at the start has spreadsheet programs read Arabic as what it is.
  await writeFile(path.join(folder, TABLE), `\uFEFF${lines.join('\r\n')}\r\n`)
  return rows.length
}

/** In each category in its own order, which is the order that an import gives its rows. */
const contentRows = (db: Db) =>
  db
    .select({ content: contents, category: categories, picture: pictures })
    .from(contents)
    .innerJoin(categories, eq(categories.id, contents.categoryId))
    .leftJoin(pictures, eq(pictures.id, contents.pictureId))
    .orderBy(asc(categories.slug), asc(contents.position), asc(contents.id))

async function tagSlugs(db: Db): Promise<Map<string, string[]>> {
  const links = await db
    .select({ contentId: contentTags.contentId, slug: tags.slug })
    .from(contentTags)
    .innerJoin(tags, eq(tags.id, contentTags.tagId))
    .orderBy(asc(tags.position), asc(tags.slug))
  const found = new Map<string, string[]>()
  for (const { contentId, slug } of links) found.set(contentId, [...(found.get(contentId) ?? []), slug])
  return found
}

type ContentRow = Awaited<ReturnType<typeof contentRows>>[number]

/** The file that the row names comes first; a video's poster lies beside it. */
function mediaFiles({ externalId, type, mediaPath }: ContentRow['content'], picture: ContentRow['picture']) {
  const stem = `media/${type}/${fileStem(externalId)}`
  const files: { address: string; name: string }[] = []
  if (mediaPath) files.push({ address: mediaPath, name: `${stem}${path.extname(mediaPath)}` })
  if (picture) {
    const address = exportedAddress(picture)
    files.push({ address, name: `${stem}${mediaPath ? '-poster' : ''}${path.extname(address)}` })
  }
  return files
}

/** The id itself where every system takes it as a file's name. */
const fileStem = (externalId: string) =>
  /^[a-z0-9][a-z0-9_-]{0,79}$/.test(externalId) ? externalId : uuidFrom('content', externalId)

async function copyMedia(objects: ObjectStore, address: string, folder: string, name: string): Promise<void> {
  const to = path.join(folder, name)
  await mkdir(path.dirname(to), { recursive: true })
  await objects.copyTo(address, to).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? refusalOf(name, 'is lost from the media folder: import it again first') : error
  })
}

const quoted = (value: string) => (/[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
