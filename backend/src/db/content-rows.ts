import { and, asc, count, desc, eq, lte, sql, type SQL } from 'drizzle-orm'
import { TimedCache } from '../timed-cache'
import type { Db } from './connect'
import { contents, contentTags, pictures } from './schema/content'

export type PictureRow = typeof pictures.$inferSelect
export type ContentRow = typeof contents.$inferSelect & { picture: PictureRow | null }

export interface ContentPage {
  rows: ContentRow[]
  total: number
}

export interface Slice {
  limit: number
  offset: number
}

interface JoinedRow {
  contents: typeof contents.$inferSelect
  pictures: PictureRow | null
}

const withPicture = ({ contents: content, pictures: picture }: JoinedRow): ContentRow => ({ ...content, picture })
const newestFirst = (table: Pick<typeof contents, 'publishAt' | 'position' | 'id'>) => [
  desc(table.publishAt),
  asc(table.position),
  asc(table.id),
]
const isPublished = lte(contents.publishAt, sql.placeholder('now'))

/** Published contents with their pictures, newest first: the prepared queries behind every list. */
export class ContentRows {
  // A total changes when editors publish; counting a large category for every page would cost more than the page.
  private readonly totals = new TimedCache<number>({ lifeMs: 5_000, mostWeight: 2_000 })
  private readonly byRoot
  private readonly byCategory
  private readonly byTag
  private readonly byTagAndCategory
  private readonly one

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {
    this.byRoot = prepareList(db, 'contents_by_root', eq(contents.rootId, sql.placeholder('id')))
    this.byCategory = prepareList(db, 'contents_by_category', eq(contents.categoryId, sql.placeholder('id')))
    this.byTag = prepareList(db, 'contents_by_tag', TAGGED)
    this.byTagAndCategory = prepareList(db, 'contents_by_tag_and_category', sql`${TAGGED} AND ${IN_CATEGORY}`)
    this.one = db
      .select()
      .from(contents)
      .leftJoin(pictures, eq(pictures.id, contents.pictureId))
      .where(and(eq(contents.id, sql.placeholder('id')), isPublished))
      .prepare('content_by_id')
  }

  /** Of a top category, its sub-categories' included. */
  ofRoot(rootId: string, slice: Slice): Promise<ContentPage> {
    return this.page(this.byRoot, { id: rootId }, slice)
  }

  ofCategory(categoryId: string, slice: Slice): Promise<ContentPage> {
    return this.page(this.byCategory, { id: categoryId }, slice)
  }

  /** @param categoryId a top category or a sub-category, to have only what lies in it */
  withTag(tagId: string, categoryId: string | undefined, slice: Slice): Promise<ContentPage> {
    if (categoryId === undefined) return this.page(this.byTag, { id: tagId }, slice)
    return this.page(this.byTagAndCategory, { id: tagId, category: categoryId }, slice)
  }

  async byId(id: string): Promise<ContentRow | undefined> {
    const [row] = await this.one.execute({ id, now: this.now() })
    return row && withPicture(row)
  }

  /** Those of a category that are found under a key made by `searchKey`, in the order of the list. */
  async byKey(rootId: string, key: string, { limit, offset }: Slice): Promise<ContentPage> {
    const rows = await this.db
      .select()
      .from(contents)
      .leftJoin(pictures, eq(pictures.id, contents.pictureId))
      .where(and(eq(contents.rootId, rootId), eq(contents.searchKey, key), lte(contents.publishAt, this.now())))
      .orderBy(...newestFirst(contents))
    return { rows: rows.slice(offset, offset + limit).map(withPicture), total: rows.length }
  }

  private async page(list: PreparedList, ids: Record<string, string>, slice: Slice): Promise<ContentPage> {
    const now = this.now()
    const countTotal = async () => (await list.total.execute({ ...ids, now }))[0]?.total ?? 0
    const [rows, total] = await Promise.all([
      list.rows.execute({ ...ids, now, ...slice }),
      this.totals.get(JSON.stringify([list.name, ids]), countTotal),
    ])
    return { rows: rows.map(withPicture), total }
  }
}

const TAGGED = sql`${contents.id} IN (SELECT ${contentTags.contentId} FROM ${contentTags} WHERE ${contentTags.tagId} = ${sql.placeholder('id')})`

const IN_CATEGORY = sql`(${contents.categoryId} = ${sql.placeholder('category')} OR ${contents.rootId} = ${sql.placeholder('category')})`

type PreparedList = ReturnType<typeof prepareList>

/** The page is cut before pictures are joined, or a late page would join all rows before it. */
function prepareList(db: Db, name: string, filter: SQL) {
  const page = db
    .select()
    .from(contents)
    .where(and(filter, isPublished))
    .orderBy(...newestFirst(contents))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('contents')
  return {
    name,
    rows: db
      .select()
      .from(page)
      .leftJoin(pictures, eq(pictures.id, page.pictureId))
      .orderBy(desc(page.publishAt), asc(page.position), asc(page.id))
      .prepare(name),
    total: db.select({ total: count() }).from(contents).where(and(filter, isPublished)).prepare(`${name}_total`),
  }
}
