import type { FastifyInstance } from 'fastify'
import type { Db } from '../../infrastructure/db/connect'
import { Repeating } from '../../lib/repeating'
import type { Keys } from '../../domain/keys/keys'
import { purgeLimits, reportsTo } from '../../domain/limits/report'
import { SharedLimits } from '../../domain/limits/shared-limits'

const PURGE_EVERY_MS = 10 * 60_000

/** The limits of an app, shared through its database, whose table is kept small for as long as the app is open. */
export function sharedLimits(app: FastifyInstance, db: Db, keys: Pick<Keys, 'mac'>): SharedLimits {
  const purge = new Repeating({
    every: PURGE_EVERY_MS,
    work: () => purgeLimits(db),
    onError: (err) => app.log.warn({ err }, 'old counts of limits wait to be deleted'),
  })
  app.addHook('onClose', () => purge.stop())
  return new SharedLimits({
    send: reportsTo(db),
    hash: (limit, source) => keys.mac('limit', limit, source),
    onAway: (err) => app.log.warn({ err }, 'limits are counted by this server alone for a while'),
  })
}
