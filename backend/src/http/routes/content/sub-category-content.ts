import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import type { FastifyInstance } from 'fastify'
import { presentContentItem } from '../../presenters/content-item'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'
import { feedMeta, feedPage, newestOf } from './paging'

export function subCategoryContentRoutes(
  app: FastifyInstance,
  { categoryRows, contentRows, textSearch }: ContentDeps,
): void {
  endpoint(
    app,
    'subCategoryContent',
    async ({ params, query, viewer, shared }) => {
      const category = await categoryRows.subById(params.id)
      const isPictures = category.parentId === CATEGORY_IDS.images
      const page = feedPage(viewer, query, isPictures ? PAGE_SIZE.backgrounds : PAGE_SIZE.default)

      return shared(async () => {
        const scope = { rootId: category.parentId, categoryId: category.id, newest: newestOf(viewer) }
        const { rows, total } = await (query.search
          ? textSearch.find(scope, query.search, page)
          : contentRows.ofCategory(category.id, page))
        const { name, description } = category
        return {
          data: rows.map(presentContentItem),
          meta: feedMeta(viewer, page, total),
          sub_category: { name, description },
        }
      })
    },
    { category: async ({ id }) => (await categoryRows.subById(id)).parentId },
  )
}
