import fp from 'fastify-plugin'
import type { Telemetry } from '../../infrastructure/telemetry/telemetry'
import { operationName } from './operation-name'

/** Balancers ask for these all the time, and their 503 is no error: a server that stops would raise an alarm. */
const UNCOUNTED = new Set(['/healthz', '/readyz'])

/** Counts each answer by its operation, with its duration and kind of status. */
export const requestMetrics = fp<{ telemetry: Telemetry | undefined }>(
  async (app, { telemetry }) => {
    if (!telemetry) return
    app.addHook('onResponse', (request, reply, done) => {
      const { url } = request.routeOptions
      if (url !== undefined && UNCOUNTED.has(url)) return done()
      telemetry.request(operationName(request), reply.statusCode, reply.elapsedTime / 1_000)
      done()
    })
  },
  { name: 'request-metrics' },
)
