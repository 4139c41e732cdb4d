import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/**
 * Answers what comes on one line one after the other. Nobody hears that a client hangs up before an answer that is still
 * behind another one: files that it was to be read from would stay open for good.
 */
export const inTurn = fp(
  async (app) => {
    const latest = new WeakMap<Socket, ServerResponse>()
    app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
      const ahead = latest.get(socket)
      latest.set(socket, reply.raw)
      if (!ahead || ahead.closed) return done()
      ahead.once('close', () => {
        // Of a line that is cut, or was the last one's, nothing more is answered.
        if (socket.writable) done()
      })
    })
  },
  { name: 'in-turn' },
)
