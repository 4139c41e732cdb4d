import type { FastifyInstance } from 'fastify'

/** Milliseconds that answers have to be made: a call to the carrier may take 8.5 s, and money may hang on it. */
const ANSWER_MS = 15_000
/** Milliseconds that answers then have to reach their clients. */
const GRACE_MS = 1_000
const LOOK_MS = 25

/**
 * Closes a server: no new connections, and requests under way are answered. One that does not end, whose client reads
 * slowly or sends half and no more, is cut off after a moment. It would keep everything that is closed afterwards from
 * being closed at all.
 */
export async function closeGracefully(
  app: FastifyInstance,
  { answer = ANSWER_MS, grace = GRACE_MS } = {},
): Promise<void> {
  const { server } = app
  const lastAnswer = performance.now() + answer
  let cut = performance.now() + grace
  const sweep = setInterval(() => {
    const now = performance.now()
    if (app.requestsUnderWay?.() && now < lastAnswer) cut = now + grace
    if (now >= cut) server.closeAllConnections()
    // A line that is kept alive when its request is answered would be kept by Node until its client hangs up.
    else server.closeIdleConnections()
  }, LOOK_MS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
