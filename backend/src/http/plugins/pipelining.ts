import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that came whole and whose answer is being made; those half sent, or half read by their client, are none. */
    requestsUnderWay?: () => number
  }
}

/**
 * Answers what comes on one line one after the other. No event tells that a client hung up before an answer that is still
 * behind another one: files that it was to be read from would stay open for good.
 *
 * What was asked last on each line also says what a stop should wait for, at no further cost to a request.
 */
export const pipelining = fp(
  async (app) => {
    const latest = new Map<Socket, ServerResponse>()
    app.decorate('requestsUnderWay', () => {
      let count = 0
      for (const [socket, { req, headersSent }] of latest)
        if (!socket.destroyed && req.complete && !headersSent) count += 1
      return count
    })
    app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
      const ahead = latest.get(socket)
      if (!ahead) {
        // What is asked within the process comes on no line.
        if (!(socket instanceof Socket)) return done()
        socket.once('close', () => latest.delete(socket))
      }
      latest.set(socket, reply.raw)
      if (!ahead || ahead.closed) return done()
      ahead.once('close', () => {
        // Of a line that is cut, or was the last one's, nothing more is answered.
        if (socket.writable) done()
      })
    })
  },
  { name: 'pipelining' },
)
