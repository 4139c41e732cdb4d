import net from 'node:net'

/**
 * Ports in a row that a run needs: the site, its media, a site of an integrator's for each of four workers, and a second
 * product that a test starts and stops.
 */
const NEEDED = 8
/** Below the ports that systems hand to clients of their own accord. */
const [FIRST, LAST] = [20_000, 32_000] as const
const ATTEMPTS = 200

/**
 * Finds ports in a row on which nothing listens, so that end-to-end tests run beside whatever else a machine does.
 * @returns the first of them
 * @throws Error where none are free
 */
export async function freePorts(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = FIRST + Math.floor(Math.random() * (LAST - FIRST - NEEDED))
    const ports = Array.from({ length: NEEDED }, (_, index) => first + index)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return first
  }
  throw new Error(`no ${NEEDED} ports in a row are free between ${FIRST} and ${LAST}`)
}

/** Whether nobody listens there, at any address of this machine. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    // A client that tries this very port again and again gets through now and then; its connection would be waited for.
    const server = net.createServer((connection) => connection.destroy())
    server.once('error', () => resolve(false))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)))
  })
