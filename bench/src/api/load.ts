import autocannon from 'autocannon'

/** Requests for one route; `next` says what differs from one to the next. */
export interface Load {
  address: string
  method?: 'GET' | 'POST'
  path?: string
  headers?: Record<string, string>
  next?: () => { path?: string; headers?: Record<string, string> }
}

const CONNECTIONS = 50

/** How hard a server is asked. */
export interface Clients {
  seconds: number
  /** At once; fifty when left out. */
  connections?: number
}

/** Requests a second that a server answers when fifty clients ask without a pause. */
export const throughput = ({ address, method = 'GET', path = '/', headers, next }: Load, seconds: number) =>
  run(address, [{ method, path, headers, ...(next && { setupRequest: (request) => ({ ...request, ...next() }) }) }], {
    seconds,
  })

/**
 * Requests a second of clients that each go through the steps over and over.
 * @throws when any answer is not a success: a refusal is quick, and no throughput
 */
export async function run(
  address: string,
  steps: autocannon.Request[],
  { seconds, connections = CONNECTIONS }: Clients,
) {
  const result = await autocannon({ url: address, connections, duration: seconds, requests: steps })
  const { errors, timeouts, non2xx } = result
  if (errors + timeouts + non2xx > 0)
    throw new Error(
      `${steps.at(-1)?.path}: ${errors} errors, ${timeouts} time-outs, ${non2xx} answers that are no success`,
    )
  return {
    perSecond: result.requests.total / result.duration,
    times: result.requests.total,
    p99: result.latency.p99,
  }
}

/** Milliseconds that one client waits for each answer, asking one after the other. */
export async function latencies(urls: readonly string[], headers: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  for (const url of urls) {
    const began = performance.now()
    const reply = await fetch(url, { headers })
    await reply.arrayBuffer()
    times.push(performance.now() - began)
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  }
  return times
}
