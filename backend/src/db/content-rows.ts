import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from './connect'
import { ContentList, type ContentPage, type ContentRow, newExtents, type Slice } from './content-list'
import { contents, pictures } from './schema/content'

export type { ContentPage, ContentRow, PictureRow, Slice } from './content-list'

interface JoinedRow {
  contents: typeof contents.$inferSelect
  pictures: typeof pictures.$inferSelect | null
}

const withPicture = ({ contents: content, pictures: picture }: JoinedRow): ContentRow => ({ ...content, picture })
const isPublished = lte(contents.publishAt, sql.placeholder('now'))

/** Published contents with their pictures, newest first: the prepared queries behind every list. */
export class ContentRows {
  private readonly byRoot
  private readonly byCategory
  private readonly byTag
  private readonly byTagAndCategory
  private readonly one

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {
    const extents = newExtents()
    const list = (name: string, filter: string, ordered: boolean) => new ContentList(db, extents, name, filter, ordered)
    this.byRoot = list('contents_by_root', 'root_id = ask.id', true)
    this.byCategory = list('contents_by_category', 'category_id = ask.id', true)
    this.byTag = list('contents_by_tag', TAGGED, false)
    this.byTagAndCategory = list('contents_by_tag_and_category', `${TAGGED} AND ${IN_CATEGORY}`, false)
    this.one = db
      .select()
      .from(contents)
      .leftJoin(pictures, eq(pictures.id, contents.pictureId))
      .where(and(eq(contents.id, sql.placeholder('id')), isPublished))
      .prepare('content_by_id')
  }

  /** Of a top category, its sub-categories' included. */
  ofRoot(rootId: string, slice: Slice): Promise<ContentPage> {
    return this.byRoot.page({ id: rootId }, slice, this.now())
  }

  ofCategory(categoryId: string, slice: Slice): Promise<ContentPage> {
    return this.byCategory.page({ id: categoryId }, slice, this.now())
  }

  /** @param categoryId a top category or a sub-category, to have only what lies in it */
  withTag(tagId: string, categoryId: string | undefined, slice: Slice): Promise<ContentPage> {
    if (categoryId === undefined) return this.byTag.page({ id: tagId }, slice, this.now())
    return this.byTagAndCategory.page({ id: tagId, category: categoryId }, slice, this.now())
  }

  async byId(id: string): Promise<ContentRow | undefined> {
    const [row] = await this.one.execute({ id, now: this.now() })
    return row && withPicture(row)
  }

  /** Published ones, in the order of the ids. */
  async byIds(ids: readonly string[]): Promise<ContentRow[]> {
    if (ids.length === 0) return []
    const rows = await this.db
      .select()
      .from(contents)
      .leftJoin(pictures, eq(pictures.id, contents.pictureId))
      .where(and(inArray(contents.id, [...ids]), lte(contents.publishAt, this.now())))
    return rows.map(withPicture).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  }

  /** Those of a category that are found under a key made by `searchKey`, in the order of the list. */
  async byKey(rootId: string, key: string, { limit, offset }: Slice): Promise<ContentPage> {
    const rows = await this.db
      .select()
      .from(contents)
      .leftJoin(pictures, eq(pictures.id, contents.pictureId))
      .where(and(eq(contents.rootId, rootId), eq(contents.searchKey, key), lte(contents.publishAt, this.now())))
      .orderBy(desc(contents.publishAt), asc(contents.position), asc(contents.id))
    return { rows: rows.slice(offset, offset + limit).map(withPicture), total: rows.length }
  }
}

const TAGGED = 'contents.id IN (SELECT content_id FROM content_tags WHERE tag_id = ask.id)'
const IN_CATEGORY = '(category_id = ask.category OR root_id = ask.category)'
