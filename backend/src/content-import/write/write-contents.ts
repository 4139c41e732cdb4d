import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { contents, contentTags } from '../../infrastructure/db/schema/content'
import { searchKey } from '../../lib/search-key'
import { uuidFrom } from '../ids'
import type { ResolvedRow } from '../read/resolve'

/** A row whose media is on the media host. */
export interface ReadyRow extends ResolvedRow {
  pictureId: string | null
  mediaPath: string | null
}

type ContentRow = typeof contents.$inferInsert

const BATCH = 200

/**
 * Makes new contents and changes those whose external id is there already; nobody's views are lost. A row without a
 * date of its own keeps the one it has, or is published now.
 */
export async function writeContents(
  db: Pick<Db, 'select' | 'insert' | 'delete' | 'execute'>,
  ready: readonly ReadyRow[],
  now: Date,
): Promise<void> {
  await lockThere(db, ready)
  const positions = new Map<string, number>()
  for (let from = 0; from < ready.length; from += BATCH) {
    const batch = ready.slice(from, from + BATCH)
    const dates = await publishedAt(db, batch)
    const rows = batch.map((item): ContentRow => {
      const position = positions.get(item.categoryId) ?? 0
      positions.set(item.categoryId, position + 1)
      return contentRow(item, position, item.row.publish_at ?? dates.get(item.row.external_id) ?? now)
    })
    await db.insert(contents).values(rows).onConflictDoUpdate({ target: contents.externalId, set: CHANGED })
    await writeTags(db, rows, batch)
  }
}

/**
 * Takes the rows that are there in order of id, as `ViewCounter` does: taken as the files name them, an import and the
 * views that are counted meanwhile would wait for each other, and PostgreSQL would stop one of them.
 */
async function lockThere(db: Pick<Db, 'execute'>, ready: readonly ReadyRow[]): Promise<void> {
  const externalIds = ready.map(({ row }) => row.external_id)
  await db.execute(sql`
    SELECT FROM contents WHERE external_id = ANY(${sql.param(externalIds)}::text[])
    ORDER BY id FOR NO KEY UPDATE`)
}

/** Within a category rows keep their order; a list over several categories takes the first of each, then the second… */
function contentRow(
  { row, rootId, categoryId, pictureId, mediaPath }: ReadyRow,
  position: number,
  publishAt: Date,
): ContentRow {
  const { external_id: externalId, type, title, body } = row
  const key = searchKey(title || body)
  return {
    id: idOf(externalId),
    externalId,
    type,
    rootId,
    categoryId,
    title,
    body,
    searchKey: key,
    pictureId,
    mediaPath,
    publishAt,
    position,
  }
}

const idOf = (externalId: string) => uuidFrom('content', externalId)

/** What an import changes of a row that is there: everything it says, and nothing that the service counted. */
const {
  id: _id,
  externalId: _externalId,
  views: _views,
  createdAt: _createdAt,
  ...imported
} = getTableColumns(contents)
const CHANGED = Object.fromEntries(
  Object.entries(imported).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
)

async function publishedAt(db: Pick<Db, 'select'>, batch: readonly ReadyRow[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ externalId: contents.externalId, publishAt: contents.publishAt })
    .from(contents)
    .where(
      inArray(
        contents.externalId,
        batch.map(({ row }) => row.external_id),
      ),
    )
  return new Map(rows.map(({ externalId, publishAt }) => [externalId, publishAt]))
}

async function writeTags(
  db: Pick<Db, 'insert' | 'delete'>,
  rows: readonly ContentRow[],
  batch: readonly ReadyRow[],
): Promise<void> {
  await db.delete(contentTags).where(
    inArray(
      contentTags.contentId,
      rows.map(({ id }) => id),
    ),
  )
  const links = rows.flatMap(({ id: contentId, rootId, categoryId, publishAt, position }, index) =>
    (batch[index]?.tagIds ?? []).map((tagId) => ({ tagId, contentId, rootId, categoryId, publishAt, position })),
  )
  if (links.length > 0) await db.insert(contentTags).values(links).onConflictDoNothing()
}
