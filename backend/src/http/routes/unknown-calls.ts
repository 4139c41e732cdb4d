import type { FastifyPluginAsync } from 'fastify'
import { ApiError } from '../../lib/errors'

/** What is below `/api` and no operation: a route of its own, or the site would answer a page there. */
export const unknownCalls: FastifyPluginAsync = async (app) => {
  for (const url of ['/', '/*']) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      schema: { hide: true },
      handler: () => {
        throw new ApiError('not_found')
      },
    })
  }
}
