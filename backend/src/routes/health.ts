import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/connect'
import { ApiError } from '../errors'

/** What the start has done so far; `/readyz` answers 503 until the content is there. */
export interface Readiness {
  contentReady: boolean
}

/** `GET /healthz`: the process answers. `GET /readyz`: the database is reached and the content is there. */
export const healthRoutes: FastifyPluginAsync<{ db: Db; readiness: Readiness }> = async (app, { db, readiness }) => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (!readiness.contentReady) return reply.code(503).send({ status: 'starting' })
    await db.execute(sql`SELECT 1`).catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause })
    })
    return { status: 'ready' }
  })
}
