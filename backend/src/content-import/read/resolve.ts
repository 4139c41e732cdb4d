import path from 'node:path'
import { CATEGORY_IDS } from '@yawmi/contract'
import type { Db } from '../../infrastructure/db/connect'
import { categories, tags } from '../../infrastructure/db/schema/content'
import { CATALOGUE_FILE } from '../catalogue-file'
import type { Catalogue } from './catalogue'
import { TYPE_RULES } from '../content-types'
import { type Fault, faultOf } from '../fault'
import { uuidFrom } from '../ids'
import { findMediaFile, findPoster } from './media-files'
import type { ImportRow } from './rows'
import type { Source } from './sources'

/** A row with everything it refers to found. */
export interface ResolvedRow {
  row: ImportRow
  rootId: string
  categoryId: string
  tagIds: string[]
  /** The file itself. */
  media: string | undefined
  /** The picture to resize: the file, or a video's poster. */
  picture: string | undefined
}

/** Finds the category, tags and files of each row, in the database as it will be with the source's catalogue, and no id twice. */
export async function resolveRows(db: Db, source: Source): Promise<{ resolved: ResolvedRow[]; faults: Fault[] }> {
  const known = await existingNames(db, source.catalogue)
  const resolved: ResolvedRow[] = []
  const faults = [...missingParents(source.catalogue, known), ...repeatedIds(source.rows)]
  for (const row of source.rows) {
    const result = resolveRow(row, known, source.folders)
    if ('faults' in result) faults.push(...result.faults.map((message) => faultOf(row, message)))
    else resolved.push(result)
  }
  return { resolved, faults }
}

function repeatedIds(rows: readonly ImportRow[]): Fault[] {
  const seen = new Map<string, ImportRow>()
  return rows.flatMap((row) => {
    const first = seen.get(row.external_id)
    if (first)
      return faultOf(row, `external_id ${row.external_id} stands already in ${path.basename(first.file)}:${first.line}`)
    seen.set(row.external_id, row)
    return []
  })
}

/** Top categories that parts of the catalogue lie in, and that neither it nor the database has: no row could follow. */
function missingParents(catalogue: Catalogue | undefined, { categories: existing }: ExistingNames): Fault[] {
  const { subCategories = [], stickerPacks = [] } = catalogue ?? {}
  const parents = new Set<string>(subCategories.map(({ parent }) => parent))
  if (stickerPacks.length > 0) parents.add('stickers')
  return [...parents]
    .filter((slug) => !existing.has(slug))
    .map((slug) => faultOf({ file: CATALOGUE_FILE, line: 0 }, `lacks the category ${slug}, which parts of it lie in`))
}

interface ExistingNames {
  categories: Map<string, { id: string; rootId: string }>
  tags: Map<string, string>
}

async function existingNames(db: Db, catalogue: Catalogue | undefined): Promise<ExistingNames> {
  const categoryRows = await db
    .select({ slug: categories.slug, id: categories.id, parentId: categories.parentId })
    .from(categories)
  const tagRows = await db.select({ slug: tags.slug, id: tags.id }).from(tags)
  const known: ExistingNames = {
    categories: new Map(categoryRows.map(({ slug, id, parentId }) => [slug, { id, rootId: parentId ?? id }])),
    tags: new Map(tagRows.map(({ slug, id }) => [slug, id])),
  }
  for (const { slug } of catalogue?.categories ?? [])
    known.categories.set(slug, { id: CATEGORY_IDS[slug], rootId: CATEGORY_IDS[slug] })
  for (const { slug, parent } of catalogue?.subCategories ?? [])
    known.categories.set(slug, { id: uuidFrom('category', slug), rootId: CATEGORY_IDS[parent] })
  for (const { slug } of catalogue?.stickerPacks ?? [])
    known.categories.set(slug, { id: uuidFrom('category', slug), rootId: CATEGORY_IDS.stickers })
  for (const { slug } of catalogue?.tags ?? []) known.tags.set(slug, uuidFrom('tag', slug))
  return known
}

function resolveRow(
  row: ImportRow,
  known: ExistingNames,
  folders: readonly string[],
): ResolvedRow | { faults: string[] } {
  const { root, recipe } = TYPE_RULES[row.type]
  const faults: string[] = []

  // Editors may leave the top category out: `girih` for `images/girih`, nothing for the top category itself.
  const category = row.category
    ? (known.categories.get(`${root}/${row.category}`) ?? known.categories.get(row.category))
    : known.categories.get(root)
  if (!category) faults.push(lackOf(row, known))
  else if (category.rootId !== CATEGORY_IDS[root]) faults.push(`category ${row.category} is not for a ${row.type}`)

  const tagIds = row.tags.map((tag) => {
    const id = known.tags.get(tag)
    if (!id) faults.push(`tag ${tag} does not exist`)
    return id ?? ''
  })

  const media = row.media_file ? findMediaFile(row.media_file, row.file, folders) : undefined
  if (row.media_file && !media) faults.push(`media_file ${row.media_file} was not found`)
  const picture = media && recipe ? (row.type === 'video' ? findPoster(media, folders) : media) : undefined
  if (media && recipe && !picture)
    faults.push(`media_file ${row.media_file} has no poster: put one beside it, with -poster after its name`)

  if (faults.length > 0 || !category) return { faults }
  return { row, rootId: category.rootId, categoryId: category.id, tagIds, media, picture }
}

/** What is said of a category that there is none of, with what may stand in its place. */
function lackOf({ type, category }: ImportRow, { categories: existing }: ExistingNames): string {
  const { root } = TYPE_RULES[type]
  if (!existing.has(root)) return `category ${root} does not exist: import it first, in a folder with ${CATALOGUE_FILE}`
  const below = [...existing].flatMap(([slug, { rootId }]) =>
    rootId === CATEGORY_IDS[root] && slug !== root ? slug : [],
  )
  const choice = below.length > 0 ? `write one of ${below.join(', ')}` : 'write nothing'
  return `category ${category} does not exist: ${choice}`
}
