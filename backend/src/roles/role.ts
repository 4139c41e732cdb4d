import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { HealthParts } from '../http/routes/health'
import type { Readiness } from '../infrastructure/readiness'
import { trustedKeys } from '../infrastructure/brands/brand-acts'
import { publishedFolder } from '../infrastructure/brands/brands'
import { PublishedBrands } from '../infrastructure/brands/published-brands'
import type { Db } from '../infrastructure/db/connect'
import type { Env } from '../infrastructure/env'
import type { Telemetry } from '../infrastructure/telemetry/telemetry'
import { closeGracefully } from '../start/graceful-close'
import { listen } from '../start/listen'
import { buildOperations } from '../start/operations'
import type { Program } from '../start/program'

/** What each role gets of the program that it is a part of. */
export interface RoleContext {
  env: Env
  program: Program
  readiness: Readiness
  /** Where METRICS_PORT is set. */
  telemetry: Telemetry | undefined
}

/**
 * A role can do its work from now on. When the program is stopped it says so first (`/readyz` is 503, and each answer ends
 * its connection) and serves on for DRAIN_SECONDS, while the jobs end and give back what they have not begun.
 */
export function becomeReady({ env, program, readiness }: RoleContext, stopJobs: () => Promise<void>): void {
  readiness.contentReady = true
  program.allowDrain(env.drainMs)
  program.closers.add(async () => {
    readiness.stopping = true
    await Promise.all([wait(env.drainMs), stopJobs()])
  })
}

/** Keeps the brands that were published for all hosts in this one's data folder. */
export async function followBrands({ env, program }: RoleContext, db: Db): Promise<void> {
  const published = new PublishedBrands(db, publishedFolder(env), program.warn, () => trustedKeys(env).keys)
  program.closers.add(() => published.stop())
  await published.start()
}

/** Opens METRICS_PORT, where it is set: metrics, and health checks for roles that have no other port. */
export async function openOperations(
  { env, program, telemetry }: RoleContext,
  health: HealthParts,
): Promise<FastifyInstance> {
  const app = await buildOperations(env, health, telemetry)
  program.closers.add(() => closeGracefully(app))
  program.warnIn(app.log)
  if (env.METRICS_PORT !== undefined) await listen(app, env.METRICS_HOST, env.METRICS_PORT, 'METRICS_PORT')
  return app
}
