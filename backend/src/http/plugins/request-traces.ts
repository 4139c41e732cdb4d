import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Tracing } from '../../infrastructure/tracing/tracing'
import { operationName } from './operation-name'

/** What nginx and others say of a request whose client left before its answer. */
const CLIENT_CLOSED = 499

/** Tells tracing of each request: what it does until its answer belongs to it. */
export const requestTraces = fp<{ tracing: Tracing | undefined }>(
  async (app, { tracing }) => {
    if (!tracing) return
    const end = ({ raw, method }: FastifyRequest, operation: string, status: number) =>
      tracing.endRequest(raw, { method, operation, status })
    app.addHook('onRequest', (request, _reply, done) => tracing.runRequest(request.raw, done))
    app.addHook('onResponse', (request, reply: FastifyReply, done) => {
      end(request, operationName(request), reply.statusCode)
      done()
    })
    app.addHook('onRequestAbort', (request, done) => {
      end(request, operationName(request), CLIENT_CLOSED)
      done()
    })
  },
  { name: 'request-traces' },
)
