import { once } from 'node:events'
import net from 'node:net'

/**
 * A TCP proxy in front of a database server, which has the faults that networks have: connections that go silent, as
 * after a failover or in a firewall that forgot them, and a server that accepts nothing.
 */
export class DatabaseProxy {
  private readonly pairs = new Set<[net.Socket, net.Socket]>()
  private readonly server: net.Server
  private silentToNew = false

  private constructor(private readonly target: { host: string; port: number }) {
    this.server = net.createServer((client) => this.join(client))
  }

  /** @param url of the database server */
  static async to(url: string): Promise<DatabaseProxy> {
    const { hostname, port } = new URL(url)
    const proxy = new DatabaseProxy({ host: hostname, port: Number(port) })
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  /** The address of the database by way of the proxy. */
  through(url: string): string {
    const address = new URL(url)
    address.port = String((this.server.address() as net.AddressInfo).port)
    return address.href
  }

  /** Nothing passes on the connections that are open any more, and nobody is told. */
  silenceOpen(): void {
    for (const [client, database] of this.pairs) {
      client.unpipe(database)
      database.unpipe(client)
    }
  }

  /** Nothing passes at all; new connections are accepted and get no answer. */
  silenceAll(): void {
    this.silentToNew = true
    this.silenceOpen()
  }

  /** New connections pass again; those that went silent stay so. */
  recover(): void {
    this.silentToNew = false
  }

  async stop(): Promise<void> {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private join(client: net.Socket): void {
    const database = net.connect(this.target)
    const pair: [net.Socket, net.Socket] = [client, database]
    this.pairs.add(pair)
    for (const [one, other] of [pair, [database, client] as const]) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.pairs.delete(pair)
        other.destroy()
      })
    }
    if (this.silentToNew) return
    client.pipe(database)
    database.pipe(client)
  }
}
