import { foldText } from '@yawmi/contract'
import { asc, desc, eq } from 'drizzle-orm'
import type { ContentPage, ContentRows, Slice } from './content-rows'
import type { Db } from '../../infrastructure/db/connect'
import { contents } from '../../infrastructure/db/schema/content'
import { TimedCache } from '../../lib/timed-cache'

/** What of a content is searched: its folded words, and where and from when on it is shown. */
interface Searched {
  id: string
  categoryId: string
  publishAt: Date
  words: string
}

export interface SearchScope {
  /** A top category. */
  rootId: string
  /** One of its sub-categories, where only that is searched. */
  categoryId?: string
  /** Only so many of the newest are searched: what a free visitor may see. */
  newest?: number
}

/** Milliseconds after which what editors published is found. */
const LIFETIME = 30_000
/** Characters kept in memory for all categories together: some 40 MB. */
const MAX_CHARACTERS = 20_000_000

/**
 * Searches the texts of a category, letters folded, a part of a word being enough. No index of the database serves parts
 * of words, so the folded texts of a category are kept in memory: some milliseconds for ten thousand of them.
 */
export class TextSearch {
  private readonly texts = new TimedCache<Searched[]>({
    lifetimeMs: LIFETIME,
    maxWeight: MAX_CHARACTERS,
    weigh: (rows) => rows.reduce((sum, { words }) => sum + words.length, 0),
  })

  constructor(
    private readonly db: Db,
    private readonly contentRows: ContentRows,
    private readonly now: () => Date,
  ) {}

  /** Contents that have every word of the query, newest first; none when the query has no letter. */
  async find({ rootId, categoryId, newest }: SearchScope, query: string, slice: Slice): Promise<ContentPage> {
    const terms = foldText(query).split(' ').filter(Boolean)
    if (terms.length === 0) return { rows: [], total: 0 }
    const all = await this.texts.get(rootId, () => this.load(rootId))
    const now = this.now()
    const found = all
      .filter((row) => row.publishAt <= now && (categoryId === undefined || row.categoryId === categoryId))
      .slice(0, newest)
      .filter(({ words }) => terms.every((word) => words.includes(word)))
    const page = found.slice(slice.offset, slice.offset + slice.limit)
    return { rows: await this.contentRows.byIds(page.map(({ id }) => id)), total: found.length }
  }

  private async load(rootId: string): Promise<Searched[]> {
    const rows = await this.db
      .select({
        id: contents.id,
        categoryId: contents.categoryId,
        publishAt: contents.publishAt,
        title: contents.title,
        body: contents.body,
      })
      .from(contents)
      .where(eq(contents.rootId, rootId))
      .orderBy(desc(contents.publishAt), asc(contents.position), asc(contents.id))
    return rows.map(({ title, body, ...row }) => ({ ...row, words: foldText(`${title} ${body}`) }))
  }
}
