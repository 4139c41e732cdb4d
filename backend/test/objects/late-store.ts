import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const KEY = /<Key>(.*?)<\/Key>/g

/**
 * A bucket of a store that lists objects for some time after their removal, and removes several at once only of a body that comes with
 * its MD5: as OpenStack Swift does, without its five processes.
 */
export class LateStore {
  /** Of each removal, its objects. */
  readonly removals: number[] = []
  private readonly listedUntil = new Map<string, number>()
  private readonly server = http.createServer((request, response) => void this.answer(request, response))

  /** @param lateMs for how long it lists what is removed */
  static async start(keys: string[], lateMs: number): Promise<LateStore> {
    const store = new LateStore(lateMs)
    for (const key of keys) store.listedUntil.set(key, Infinity)
    await once(store.server.listen(0, '127.0.0.1'), 'listening')
    return store
  }

  private constructor(private readonly lateMs: number) {}

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** How many objects it has, listed or not. */
  get size(): number {
    return [...this.listedUntil.values()].filter((until) => until === Infinity).length
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    if (request.method === 'POST') return this.remove(request, response)
    const listed = [...this.listedUntil].filter(([, until]) => performance.now() < until)
    const maxKeys = Number(new URL(request.url!, this.endpoint).searchParams.get('max-keys'))
    const contents = listed.slice(0, maxKeys).map(([key]) => `<Contents><Key>${key}</Key></Contents>`)
    response.end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`)
  }

  private async remove(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await text(request)
    if (request.headers['content-md5'] !== createHash('md5').update(body).digest('base64')) {
      response.writeHead(400).end('<Error><Code>InvalidRequest</Code></Error>')
      return
    }
    const keys = [...body.matchAll(KEY)].map(([, key]) => key!)
    this.removals.push(keys.length)
    const until = performance.now() + this.lateMs
    for (const key of keys) this.listedUntil.set(key, Math.min(until, this.listedUntil.get(key) ?? until))
    response.end('<DeleteResult></DeleteResult>')
  }
}
