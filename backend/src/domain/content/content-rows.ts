import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { ContentList, type ContentPage, type ContentRow, type Listing, newExtents, type Slice } from './content-list'
import { contents, pictures } from '../../infrastructure/db/schema/content'

export type { ContentPage, ContentRow, PictureRow, Slice } from './content-list'

const joined = (db: Db) => db.select().from(contents).leftJoin(pictures, eq(pictures.id, contents.pictureId))

const withPicture = ({ contents: content, pictures: picture }: Awaited<ReturnType<typeof joined>>[number]) => ({
  ...content,
  picture,
})
const IN_CONTENTS = { table: 'contents', id: 'id' } as const
const IN_TAGS = { table: 'content_tags', id: 'content_id' } as const

/** Each has an index in its order. */
export const LISTINGS = {
  byRoot: { ...IN_CONTENTS, name: 'contents_by_root', filter: 'root_id = ask.id' },
  byCategory: { ...IN_CONTENTS, name: 'contents_by_category', filter: 'category_id = ask.id' },
  byTag: { ...IN_TAGS, name: 'contents_by_tag', filter: 'tag_id = ask.id' },
  byTagAndRoot: {
    ...IN_TAGS,
    name: 'contents_by_tag_and_root',
    filter: 'tag_id = ask.id AND root_id = ask.category',
  },
  byTagAndCategory: {
    ...IN_TAGS,
    name: 'contents_by_tag_and_category',
    filter: 'tag_id = ask.id AND category_id = ask.category',
  },
} satisfies Record<string, Listing>

const isPublished = lte(contents.publishAt, sql.placeholder('now'))

/** Published contents with their pictures, newest first: the prepared queries behind every list. */
export class ContentRows {
  private readonly lists: Record<keyof typeof LISTINGS, ContentList>
  private readonly one

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {
    const extents = newExtents()
    const lists = Object.entries(LISTINGS).map(([name, listing]) => [name, new ContentList(db, extents, listing)])
    this.lists = Object.fromEntries(lists) as typeof this.lists
    this.one = joined(db)
      .where(and(eq(contents.id, sql.placeholder('id')), isPublished))
      .prepare('content_by_id')
  }

  /** Of a top category, its sub-categories' included. */
  ofRoot(rootId: string, slice: Slice): Promise<ContentPage> {
    return this.lists.byRoot.page({ id: rootId }, slice, this.now())
  }

  ofCategory(categoryId: string, slice: Slice): Promise<ContentPage> {
    return this.lists.byCategory.page({ id: categoryId }, slice, this.now())
  }

  withTag(tagId: string, slice: Slice): Promise<ContentPage> {
    return this.lists.byTag.page({ id: tagId }, slice, this.now())
  }

  /** Of a top category, its sub-categories' included. */
  withTagOfRoot(tagId: string, rootId: string, slice: Slice): Promise<ContentPage> {
    return this.lists.byTagAndRoot.page({ id: tagId, category: rootId }, slice, this.now())
  }

  withTagOfCategory(tagId: string, categoryId: string, slice: Slice): Promise<ContentPage> {
    return this.lists.byTagAndCategory.page({ id: tagId, category: categoryId }, slice, this.now())
  }

  async byId(id: string): Promise<(ContentRow & { rootId: string }) | undefined> {
    const [row] = await this.one.execute({ id, now: this.now() })
    return row && withPicture(row)
  }

  /** Published ones, in the order of the ids. */
  async byIds(ids: readonly string[]): Promise<ContentRow[]> {
    if (ids.length === 0) return []
    const rows = await joined(this.db).where(and(inArray(contents.id, [...ids]), lte(contents.publishAt, this.now())))
    return rows.map(withPicture).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  }

  /** Those of a category that are found under a key made by `searchKey`, in the order of the list. */
  async byKey(rootId: string, key: string, { limit, offset }: Slice): Promise<ContentPage> {
    const rows = await joined(this.db)
      .where(and(eq(contents.rootId, rootId), eq(contents.searchKey, key), lte(contents.publishAt, this.now())))
      .orderBy(desc(contents.publishAt), asc(contents.position), asc(contents.id))
    return { rows: rows.slice(offset, offset + limit).map(withPicture), total: rows.length }
  }
}
