import type { FastifyInstance } from 'fastify'
import type { Db } from '../../infrastructure/db/connect'
import type { Keys } from '../../domain/keys/keys'
import { reportsTo } from '../../domain/limits/report'
import { SharedLimits } from '../../domain/limits/shared-limits'

/** The limits of an app, shared through its database. */
export function sharedLimits(app: FastifyInstance, db: Db, keys: Pick<Keys, 'mac'>): SharedLimits {
  return new SharedLimits({
    send: reportsTo(db),
    hash: (limit, source) => keys.mac('limit', limit, source),
    onAway: (err) => app.log.warn({ err }, 'limits are counted by this server alone for a while'),
  })
}
