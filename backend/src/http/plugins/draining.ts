import fp from 'fastify-plugin'
import type { Readiness } from '../../lib/readiness'

/**
 * While the server is about to stop, each answer says that its connection ends: a proxy that keeps connections opens the
 * next one elsewhere, and sends nothing on one that closes at that moment.
 */
export const draining = fp<{ readiness: Readiness }>(
  async (app, { readiness }) => {
    app.addHook('onRequest', (_request, reply, done) => {
      if (readiness.stopping) reply.header('connection', 'close')
      done()
    })
  },
  { name: 'draining' },
)
