import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import { FREE_FEED, lookedUpName } from '@yawmi/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { presentContentItem } from '../../presenters/content-item'
import { searchKey } from '../../../lib/search-key'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'
import { feedMeta, feedPage, newestOf, pageMeta, pageRequest } from './paging'

/** Page sizes of section 9, where they differ from the general one. */
const SIZES: Record<string, number> = {
  [CATEGORY_IDS.images]: PAGE_SIZE.backgrounds,
  [CATEGORY_IDS.videos]: PAGE_SIZE.videos,
}

export function categoryContentRoutes(
  app: FastifyInstance,
  { categoryRows, contentRows, textSearch }: ContentDeps,
): void {
  endpoint(app, 'categoryContent', async ({ params, query, viewer, shared }) => {
    const name = lookedUpName({ category: params.categoryId, query })
    if (name !== undefined) return shared(() => lookUp(name, query))

    const category = await categoryRows.topById(params.categoryId)
    const page = feedPage(viewer, query, SIZES[category.id] ?? PAGE_SIZE.default)

    return shared(async () => {
      const { rows, total } = await (query.search
        ? textSearch.find({ rootId: category.id, newest: newestOf(viewer) }, query.search, page)
        : contentRows.ofRoot(category.id, page))
      return { data: rows.map(presentContentItem), meta: feedMeta(viewer, page, total) }
    })
  })

  endpoint(
    app,
    'categoryItem',
    async ({ params, viewer, shared }) =>
      shared(async () => {
        const row = await contentRows.byId(params.uuid)
        if (row?.rootId !== params.categoryId) throw new ApiError('not_found')
        if (viewer.kind === 'free') await mustBeInFeed(row.rootId, row.id)
        return { data: presentContentItem(row) }
      }),
    { category: async ({ categoryId }) => (await categoryRows.topById(categoryId)).id },
  )

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
