import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

/** Several ways to ask for the same two forms, as browsers have them. */
const ENCODINGS = ['gzip, deflate, br, zstd', 'br', 'gzip, deflate', 'gzip;q=1.0, br;q=0']
const TICK_MS = 50
const A_TICK = 50

/**
 * Asks for the landing page a thousand times a second, or as often as this machine can.
 * @param requests how many in sum
 * @returns the statuses that came, -1 for a page with a cookie, and how long it took
 */
export async function loadLanding(
  site: string,
  requests: number,
): Promise<{ statuses: Set<number | undefined>; seconds: number }> {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 40 })
  const get = (encoding: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'accept-encoding': encoding }
      https
        .get(`${site}/?utm_source=${Math.random()}`, { agent, headers }, (reply) => {
          reply.on('end', () => resolve(reply.headers['set-cookie'] ? -1 : reply.statusCode)).resume()
        })
        .on('error', reject)
    })
  const begun = performance.now()
  const replies: Promise<number | undefined>[] = []
  for (let tick = 0; tick < requests / A_TICK; tick += 1) {
    for (let n = 0; n < A_TICK; n += 1) replies.push(get(ENCODINGS[n % ENCODINGS.length]!))
    await wait(Math.max(0, begun + (tick + 1) * TICK_MS - performance.now()))
  }
  const statuses = new Set(await Promise.all(replies))
  agent.destroy()
  return { statuses, seconds: (performance.now() - begun) / 1_000 }
}
