import { CATEGORY_IDS } from '@yawmi/contract'
import type { FastifyInstance } from 'fastify'
import { presentCategory } from '../../presenters/category'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'

export function categoryRoutes(app: FastifyInstance, { categoryRows }: ContentDeps): void {
  endpoint(app, 'categories', ({ shared }) =>
    shared(async () => ({ data: (await categoryRows.top()).map(presentCategory) })),
  )

  endpoint(app, 'subCategories', async ({ params, authorise, shared }) => {
    const category = await categoryRows.topById(params.categoryId)
    // Free visitors see pictures only; the other categories open with a subscription.
    if (category.id !== CATEGORY_IDS.images) await authorise('subscriber')

    return shared(async () => ({ data: (await categoryRows.below(category.id)).map(presentCategory) }))
  })
}
