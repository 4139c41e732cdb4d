import Fastify, { type FastifyInstance } from 'fastify'
import { logging } from '../http/logging/logging'
import { failures, sendFailure } from '../http/plugins/failures'
import { serverLimits } from '../http/plugins/limits'
import { type HealthParts, healthRoutes } from '../http/routes/health'
import { OutageLog } from '../infrastructure/db/outage-log'
import type { Env } from '../infrastructure/env'
import type { Telemetry } from '../infrastructure/telemetry/telemetry'

/**
 * The operator's own server, on a port that no visitor reaches: `/metrics` in the format of Prometheus, `/healthz` and
 * `/readyz`. It does not listen yet.
 */
export async function buildOperations(
  env: Env,
  health: HealthParts,
  telemetry: Telemetry | undefined,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverLimits,
    ...logging(env.logLevel),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  const [pool] = health.pools
  const outage = health.outage ?? (pool && new OutageLog(pool, app.log))
  if (outage) {
    app.decorate('databaseOutage', outage)
    app.addHook('onClose', async () => outage.stop())
  }
  await app.register(failures)
  await app.register(healthRoutes, health)
  if (telemetry)
    app.get('/metrics', async (_request, reply) => reply.type(telemetry.contentType).send(await telemetry.read()))
  return app
}
