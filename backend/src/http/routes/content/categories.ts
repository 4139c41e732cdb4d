import type { FastifyInstance } from 'fastify'
import { presentCategory } from '../../presenters/category'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'

export function categoryRoutes(app: FastifyInstance, { categoryRows }: ContentDeps): void {
  endpoint(app, 'categories', ({ shared }) =>
    shared(async () => ({ data: (await categoryRows.top()).map(presentCategory) })),
  )

  endpoint(
    app,
    'subCategories',
    ({ params, shared }) =>
      shared(async () => ({ data: (await categoryRows.below(params.categoryId)).map(presentCategory) })),
    { category: async ({ categoryId }) => (await categoryRows.topById(categoryId)).id },
  )
}
