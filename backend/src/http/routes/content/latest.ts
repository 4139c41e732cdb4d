import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import type { FastifyInstance } from 'fastify'
import { presentQuote, presentVideo } from '../../presenters/content-item'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'
import { feedMeta, feedPage, newestOf } from './paging'

/** The feeds of free visitors; subscribers may read on. */
export function latestRoutes(app: FastifyInstance, { contentRows, textSearch }: ContentDeps): void {
  endpoint(app, 'latestVideos', async ({ query, viewer, shared }) => {
    const page = feedPage(viewer, query, PAGE_SIZE.videos)
    return shared(async () => {
      const { rows, total } = await contentRows.ofRoot(CATEGORY_IDS.videos, page)
      return { data: rows.map(presentVideo), meta: feedMeta(viewer, page, total) }
    })
  })

  endpoint(app, 'latestQuotes', async ({ query, viewer, shared }) => {
    const page = feedPage(viewer, query, PAGE_SIZE.default)
    return shared(async () => {
      const { rows, total } = await (query.search
        ? textSearch.find({ rootId: CATEGORY_IDS.quotes, newest: newestOf(viewer) }, query.search, page)
        : contentRows.ofRoot(CATEGORY_IDS.quotes, page))
      return { data: rows.map(presentQuote), meta: feedMeta(viewer, page, total) }
    })
  })
}
