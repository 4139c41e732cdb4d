import { CATEGORY_IDS } from '@yawmi/contract'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ContentPage, Slice } from '../../../domain/content/content-rows'
import { tags } from '../../../infrastructure/db/schema/content'
import { presentContentItem } from '../../presenters/content-item'
import { presentTag } from '../../presenters/tag'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'
import { pageMeta, pageRequest } from './paging'

/** What the design studio picks from. */
export function designContentRoutes(app: FastifyInstance, { db, categoryRows, contentRows }: ContentDeps): void {
  endpoint(app, 'tags', ({ query, shared }) =>
    shared(async () => {
      const rows = await db.select().from(tags).where(eq(tags.relatedTo, query.related_to)).orderBy(asc(tags.position))
      return { data: rows.map(presentTag) }
    }),
  )

  endpoint(app, 'contents', ({ query, shared }) =>
    shared(async () => {
      const page = pageRequest(query)
      const { rows, total } = await pageOf(query.tag, query.category, page)
      return { data: rows.map(presentContentItem), meta: pageMeta(page, total) }
    }),
  )

  async function pageOf(tag: string | undefined, category: string | undefined, page: Slice): Promise<ContentPage> {
    if (tag && !category) return contentRows.withTag(tag, page)
    const categoryId = category ?? CATEGORY_IDS.designs
    const isTop = (await categoryRows.top()).some(({ id }) => id === categoryId)
    if (tag)
      return isTop
        ? contentRows.withTagOfRoot(tag, categoryId, page)
        : contentRows.withTagOfCategory(tag, categoryId, page)
    return isTop ? contentRows.ofRoot(categoryId, page) : contentRows.ofCategory(categoryId, page)
  }
}
