import type { IncomingMessage } from 'node:http'
import net from 'node:net'
import fp from 'fastify-plugin'

/** How slowly a request's body may arrive. */
export interface BodyPace {
  /** Milliseconds before the rate counts: a phone may lose its network for a moment. */
  graceMs: number
  /** Bytes a second, on average since then. */
  minRate: number
  /** Milliseconds for all of a body, however fast. */
  deadlineMs: number
}

/** A picture of 2 MB over a slow 3G network (20 KB/s) takes 100 s, the largest one of 5 MB 260 s. */
export const BODY_PACE: BodyPace = { graceMs: 15_000, minRate: 8 * 1024, deadlineMs: 300_000 }

/** @param received bytes so far, after so many milliseconds */
export const isTooSlow = ({ graceMs, minRate, deadlineMs }: BodyPace, received: number, ms: number): boolean =>
  ms > deadlineMs || received < ((ms - graceMs) / 1_000) * minRate

const SWEEPS = 15

/**
 * Hangs up on senders of bodies that are too slow, with 408 as Node does for those that are late. A request costs one
 * entry in a list; the bytes are counted by the socket.
 */
export const slowBodies = fp<{ pace?: BodyPace }>(
  async (app, { pace = BODY_PACE }) => {
    const arriving = new Map<IncomingMessage, { since: number; before: number }>()

    app.addHook('onRequest', ({ raw }, _reply, done) => {
      const { socket, headers } = raw
      const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
      if (hasBody && !raw.complete && socket instanceof net.Socket) {
        arriving.set(raw, { since: performance.now(), before: socket.bytesRead })
        raw.once('end', () => arriving.delete(raw))
      }
      done()
    })

    const sweep = () => {
      const now = performance.now()
      for (const [raw, { since, before }] of arriving) {
        if (raw.complete || raw.socket.destroyed) arriving.delete(raw)
        else if (isTooSlow(pace, raw.socket.bytesRead - before, now - since)) {
          arriving.delete(raw)
          const error = Object.assign(new Error('a body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
          app.server.emit('clientError', error, raw.socket)
        }
      }
    }
    const timer = setInterval(sweep, pace.graceMs / SWEEPS).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'slow-bodies' },
)
