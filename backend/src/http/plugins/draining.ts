import fp from 'fastify-plugin'
import type { Readiness } from '../../infrastructure/readiness'

/**
 * While the server is about to stop, each answer says that its connection ends: a proxy that keeps connections opens the
 * next one elsewhere, and sends nothing on one that closes at that moment.
 */
export const draining = fp<{ readiness: Readiness }>(
  async (app, { readiness }) => {
    // Not when a request comes: those that came before the stop are answered after it.
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (readiness.stopping) reply.header('connection', 'close')
      done(null, payload)
    })
  },
  { name: 'draining' },
)
