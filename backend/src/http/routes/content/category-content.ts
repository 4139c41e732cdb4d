import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { presentContentItem } from '../../presenters/content-item'
import { searchKey } from '../../../lib/search-key'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'
import { FREE_FEED, feedMeta, feedPage, newestOf, pageMeta, pageRequest } from './paging'

/** Page sizes of section 9, where they differ from the general one. */
const SIZES: Record<string, number> = {
  [CATEGORY_IDS.images]: PAGE_SIZE.backgrounds,
  [CATEGORY_IDS.videos]: PAGE_SIZE.videos,
}

/** The categories of which free visitors have a feed of the newest. */
const FEEDS: readonly string[] = [CATEGORY_IDS.videos, CATEGORY_IDS.quotes]

export function categoryContentRoutes(
  app: FastifyInstance,
  { categoryRows, contentRows, textSearch }: ContentDeps,
): void {
  endpoint(app, 'categoryContent', async ({ params, query, authorise, shared }) => {
    const { specific_name: name } = query
    // Looking a name up is free for everyone: the landing page offers it.
    if (name && params.categoryId === CATEGORY_IDS.names) return shared(() => lookUp(name, query))

    const viewer = await authorise(params.categoryId === CATEGORY_IDS.images ? 'visitor' : 'subscriber')
    const category = await categoryRows.topById(params.categoryId)
    const page = feedPage(viewer, query, SIZES[category.id] ?? PAGE_SIZE.default)

    return shared(async () => {
      const { rows, total } = await (query.search
        ? textSearch.find({ rootId: category.id, newest: newestOf(viewer) }, query.search, page)
        : contentRows.ofRoot(category.id, page))
      return { data: rows.map(presentContentItem), meta: feedMeta(viewer, page, total) }
    })
  })

  endpoint(app, 'categoryItem', async ({ params, viewer, shared }) => {
    const category = await categoryRows.topById(params.categoryId)
    if (viewer.kind === 'free' && !FEEDS.includes(category.id)) throw new ApiError('forbidden')

    return shared(async () => {
      const row = await contentRows.byId(params.uuid)
      if (row?.rootId !== category.id) throw new ApiError('not_found')
      if (viewer.kind === 'free') await mustBeInFeed(category.id, row.id)
      return { data: presentContentItem(row) }
    })
  })

  /** Names as they are written come before those that are only found under the same key. */
  async function lookUp(name: string, query: Parameters<typeof pageRequest>[0]) {
    const page = pageRequest(query)
    const { rows, total } = await contentRows.byKey(CATEGORY_IDS.names, searchKey(name), page)
    rows.sort((a, b) => Number(b.title === name) - Number(a.title === name))
    return { data: rows.map(presentContentItem), meta: pageMeta(page, total) }
  }

  async function mustBeInFeed(categoryId: string, contentId: string): Promise<void> {
    const { rows } = await contentRows.ofRoot(categoryId, { limit: FREE_FEED, offset: 0 })
    if (!rows.some(({ id }) => id === contentId)) throw new ApiError('forbidden')
  }
}
