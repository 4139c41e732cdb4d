import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../../infrastructure/db/connect'
import type { OutageLog } from '../../infrastructure/db/outage-log'
import { ApiError } from '../../lib/errors'
import type { Readiness } from '../../infrastructure/readiness'
import type { StorageState } from '../../infrastructure/uploads/storage'

export interface HealthParts {
  /** Every pool by which requests reach the database: one of them may be stuck while a new connection would do. */
  pools: readonly Db[]
  readiness: Readiness
  /** What keeps the site itself from serving, a sentence for each part; see `missingParts`. */
  missing: () => string[]
  /** A full disk is told and takes nobody out of a balancer: everything but saving designs goes on. */
  storage?: { readonly state: StorageState }
  /** The process's own, where it has one: each outage has one line, whichever of its ports is asked. */
  outage?: OutageLog
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: requests reach the database, the content is there, and so are the
 * remotes of the landing page and of home; else it is 503 with `missing`, which says what to do. `storage` is `low` or
 * `full` where the disk of the data folder is.
 */
export const healthRoutes: FastifyPluginAsync<HealthParts> = async (app, { pools, readiness, missing, storage }) => {
  /** What was logged last: it is asked for every few seconds. */
  let logged = ''
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: 'stopping' })
    if (!readiness.contentReady) return reply.code(503).send({ status: 'starting' })
    const parts = missing()
    if (parts.join() !== logged) {
      logged = parts.join()
      for (const part of parts) app.log.warn(`not ready: ${part}`)
      if (parts.length === 0) app.log.warn('the site is whole again')
    }
    if (parts.length > 0) return reply.code(503).send({ status: 'not ready', missing: parts })
    await Promise.all(pools.map((pool) => pool.execute(sql`SELECT 1`))).catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause })
    })
    return { status: 'ready', ...(storage && storage.state !== 'ok' && { storage: storage.state }) }
  })
}
