import { CATEGORY_IDS, DAILY_IDS } from '@yawmi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { categories, dailyTiles, tags } from '../../infrastructure/db/schema/content'
import { type Art, ART_PARTS } from '../pictures/art'
import type { Catalogue } from '../read/catalogue'
import { uuidFrom } from '../ids'
import { mergedOrder } from './merged-order'

type CategoryRow = typeof categories.$inferInsert

/** What a catalogue lacks of its drawings, and which of them are none, each once, in words for the editor. */
export async function drawingFaults(
  { categories: top, subCategories, stickerPacks, daily }: Catalogue,
  art: Art,
): Promise<string[]> {
  const illustrated = [
    ...top.map(({ slug }) => [slug]),
    ...subCategories.map(({ slug, parent }) => [slug, parent]),
    ...stickerPacks.map(({ slug }) => [slug, 'stickers']),
  ]
  const faults = await Promise.all([
    ...illustrated.flatMap((slugs) => ART_PARTS.map((part) => art.fault(part, ...slugs))),
    ...daily.map(({ slug }) => art.fault('primary', `daily/${slug}`, `${slug}s`)),
  ])
  return [...new Set(faults.filter((fault) => fault !== undefined))]
}

interface CatalogueRows {
  categories: CategoryRow[]
  tags: (typeof tags.$inferInsert)[]
  daily: (typeof dailyTiles.$inferInsert)[]
}

/** What is to be written of a catalogue, with its drawings made and stored: that takes longer than a transaction should last. */
export async function catalogueRows(catalogue: Catalogue, art: Art): Promise<CatalogueRows> {
  const daily: CatalogueRows['daily'] = []
  for (const [position, tile] of catalogue.daily.entries()) {
    const backgroundPath = await art.path('primary', `daily/${tile.slug}`, `${tile.slug}s`)
    daily.push({ ...tile, id: DAILY_IDS[tile.slug], position, backgroundPath })
  }
  return {
    categories: await categoryRows(catalogue, art),
    tags: catalogue.tags.map((tag, position) => ({ ...tag, id: uuidFrom('tag', tag.slug), position })),
    daily,
  }
}

/** Makes or changes the categories, sticker packs, tags and daily tiles of a catalogue; what it does not name stays where it is. */
export async function writeCatalogue(db: Pick<Db, 'insert' | 'execute'>, rows: CatalogueRows): Promise<void> {
  const lists = [
    { table: categories, listed: rows.categories.filter(({ parentId }) => !parentId), within: sql`parent_id IS NULL` },
    {
      table: categories,
      listed: rows.categories.filter(({ parentId }) => parentId),
      within: sql`parent_id IS NOT NULL`,
    },
    { table: tags, listed: rows.tags, within: sql`true` },
    { table: dailyTiles, listed: rows.daily, within: sql`true` },
  ]
  const orders: { table: (typeof lists)[number]['table']; order: string[] }[] = []
  for (const { table, listed, within } of lists) {
    const current = await db.execute<{ id: string }>(
      sql`SELECT id FROM ${table} WHERE ${within} ORDER BY position, id FOR UPDATE`,
    )
    const [before, named] = [current.rows, listed].map((parts) => parts.map(({ id }) => id))
    orders.push({ table, order: mergedOrder(before!, named!) })
  }
  for (const row of rows.categories)
    await db.insert(categories).values(row).onConflictDoUpdate({ target: categories.id, set: row })
  for (const row of rows.tags) await db.insert(tags).values(row).onConflictDoUpdate({ target: tags.id, set: row })
  for (const row of rows.daily)
    await db.insert(dailyTiles).values(row).onConflictDoUpdate({ target: dailyTiles.id, set: row })
  for (const { table, order } of orders)
    await db.execute(sql`
      UPDATE ${table} AS part SET position = ordered.place - 1
      FROM unnest(${sql.param(order)}::uuid[]) WITH ORDINALITY AS ordered (id, place)
      WHERE part.id = ordered.id AND part.position <> ordered.place - 1`)
}

async function categoryRows(
  { categories: top, subCategories, stickerPacks }: Catalogue,
  art: Art,
): Promise<CategoryRow[]> {
  const illustrated = async (...slugs: string[]) => ({
    iconPath: await art.path('icon', ...slugs),
    primaryPath: await art.path('primary', ...slugs),
    secondaryPath: await art.path('secondary', ...slugs),
  })
  const stickers = top.find(({ slug }) => slug === 'stickers')
  const packs = stickerPacks.map(({ publisher, ...pack }) => ({
    ...pack,
    parent: 'stickers' as const,
    description: publisher,
    color: stickers?.color ?? '#000000',
  }))

  const rows: CategoryRow[] = []
  for (const [position, category] of top.entries()) {
    rows.push({
      ...category,
      id: CATEGORY_IDS[category.slug],
      parentId: null,
      position,
      ...(await illustrated(category.slug)),
    })
  }
  for (const [position, { parent, ...category }] of [...subCategories, ...packs].entries()) {
    const id = uuidFrom('category', category.slug)
    rows.push({
      ...category,
      id,
      parentId: CATEGORY_IDS[parent],
      position,
      ...(await illustrated(category.slug, parent)),
    })
  }
  return rows
}
