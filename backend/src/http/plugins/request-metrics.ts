import fp from 'fastify-plugin'
import type { Telemetry } from '../../infrastructure/telemetry/telemetry'

/** Balancers ask for these all the time, and their 503 is no error: a server that stops would raise an alarm. */
const UNCOUNTED = new Set(['/healthz', '/readyz'])

/**
 * Counts each answer by its operation, with its duration and kind of status. What is no operation of the contract has
 * the pattern of its route; an address never becomes a label, for there is no end of them.
 */
export const requestMetrics = fp<{ telemetry: Telemetry | undefined }>(
  async (app, { telemetry }) => {
    if (!telemetry) return
    app.addHook('onResponse', (request, reply, done) => {
      const { schema, url } = request.routeOptions
      if (url !== undefined && UNCOUNTED.has(url)) return done()
      const { operationId } = (schema ?? {}) as { operationId?: string }
      telemetry.request(operationId ?? url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000)
      done()
    })
  },
  { name: 'request-metrics' },
)
