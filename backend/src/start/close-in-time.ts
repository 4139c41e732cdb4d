import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests under way have to end: two servers and the database end within a stop (`program.ts`). */
const GRACE_MS = 1_000
const LOOK_MS = 25

/**
 * Closes a server: requests under way are answered, but one that does not end, whose client reads slowly or sends half
 * and no more, is cut off after a moment. It would keep everything that is closed afterwards from being closed at all.
 */
export async function closeInTime(app: FastifyInstance, grace = GRACE_MS): Promise<void> {
  const { server } = app
  // A line that is kept alive when its request is answered would be kept by Node until its client hangs up.
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const impatience = setTimeout(() => server.closeAllConnections(), grace)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(impatience)
  }
}
