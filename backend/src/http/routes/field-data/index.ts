import type { FastifyPluginAsync } from 'fastify'
import { endpoint } from '../../endpoint/endpoint'

/** From one network address: loose, since a carrier's customers share addresses. */
const LIMIT = { max: 300, timeWindow: 60_000 }
/** Largest body in bytes. */
const BODY_LIMIT = 2_048

export const fieldDataRoutes: FastifyPluginAsync = async (app) => {
  endpoint(
    app,
    'fieldData',
    async ({ body }) => {
      app.fieldCounter.add(body)
      return { message: '' }
    },
    { limit: LIMIT, bodyLimit: BODY_LIMIT },
  )
}
