import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that came whole and whose answer is being made; those half sent, or half read by their client, are none. */
    requestsUnderWay?: () => number
  }
}

/** Counts the requests that a stop should wait for. */
export const underWay = fp(
  async (app) => {
    const requests = new Set<FastifyRequest>()
    app.decorate('requestsUnderWay', () => {
      // Whose client has hung up waits for nothing. Looked at here: a listener for each request costs every request.
      for (const request of requests) if (request.raw.socket.destroyed) requests.delete(request)
      return requests.size
    })
    app.addHook('preHandler', (request, _reply, done) => {
      requests.add(request)
      done()
    })
    app.addHook('onSend', (request, _reply, _payload, done) => {
      requests.delete(request)
      done()
    })
  },
  { name: 'under-way' },
)
