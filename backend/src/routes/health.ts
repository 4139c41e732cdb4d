import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/connect'
import { ApiError } from '../errors'

/** What the start has done so far; `/readyz` answers 503 until the content is there. */
export interface Readiness {
  contentReady: boolean
  /** Whether the server is about to stop: balancers should send nobody any more. */
  stopping?: boolean
}

interface HealthParts {
  /** Every pool by which requests reach the database: one of them may be stuck while a new connection would do. */
  pools: readonly Db[]
  readiness: Readiness
}

/** `GET /healthz`: the process answers. `GET /readyz`: requests reach the database and the content is there. */
export const healthRoutes: FastifyPluginAsync<HealthParts> = async (app, { pools, readiness }) => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: 'stopping' })
    if (!readiness.contentReady) return reply.code(503).send({ status: 'starting' })
    await Promise.all(pools.map((pool) => pool.execute(sql`SELECT 1`))).catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause })
    })
    return { status: 'ready' }
  })
}
