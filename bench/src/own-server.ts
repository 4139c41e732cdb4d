import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a measurement's own on loopback. @returns its origin, and what ends it with all its connections */
export async function serve(answer: http.RequestListener): Promise<{ origin: string; stop: () => void }> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
