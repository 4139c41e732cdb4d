import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds between two looks at the servers. */
const LOOK_MS = 100

/**
 * An HTTP proxy in front of servers, as a balancer with health checks is: it sends each request to the next server whose
 * `/readyz` was 200 at its last look, keeps connections to them open, and never tries a request again.
 */
export class ReadyProxy {
  private readonly agent = new http.Agent({ keepAlive: true })
  private readonly ready = new Set<string>()
  private readonly timer: NodeJS.Timeout
  private readonly server = http.createServer((request, response) => this.pass(request, response))
  private turn = 0
  /** Answers of each server, and those of them that ended their connection. */
  readonly passed: { server: string; closes: boolean }[] = []

  private constructor(private servers: string[]) {
    this.timer = setInterval(() => void this.look(), LOOK_MS)
  }

  static async to(servers: string[]): Promise<ReadyProxy> {
    const proxy = new ReadyProxy(servers)
    await proxy.look()
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** A server that was started again, at another address. */
  replace(former: string, server: string): void {
    this.servers = this.servers.map((one) => (one === former ? server : one))
    this.ready.delete(former)
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.agent.destroy()
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.servers.map(async (server) => {
        const isReady = await fetch(`${server}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        )
        if (isReady && this.servers.includes(server)) this.ready.add(server)
        else this.ready.delete(server)
      }),
    )
  }

  private pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const ready = this.servers.filter((server) => this.ready.has(server))
    const server = ready[(this.turn += 1) % ready.length]
    if (!server) return void response.writeHead(503).end()
    const { method, url, headers } = request
    const onward = http.request(`${server}${url}`, { method, headers, agent: this.agent }, (answer) => {
      this.passed.push({ server, closes: answer.headers.connection === 'close' })
      response.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' })
      answer.pipe(response)
    })
    onward.on('error', () => void (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(onward)
  }
}
