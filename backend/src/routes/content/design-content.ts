import { CATEGORY_IDS } from '@yawmi/contract'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { tags } from '../../db/schema/content'
import { presentContentItem } from '../../presenters/content-item'
import { presentTag } from '../../presenters/tag'
import { endpoint } from '../endpoint'
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
      const { tag, category = CATEGORY_IDS.designs } = query
      const isTop = (await categoryRows.top()).some(({ id }) => id === category)
      const { rows, total } = await (tag
        ? contentRows.withTag(tag, query.category, page)
        : isTop
          ? contentRows.ofRoot(category, page)
          : contentRows.ofCategory(category, page))
      return { data: rows.map(presentContentItem), meta: pageMeta(page, total) }
    }),
  )
}
