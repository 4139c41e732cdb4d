import http from 'node:http'
import net from 'node:net'
import type { ClientRequest, Outcome, RawRequest, Shot } from './shot'
import { isRaw } from './shot'

/** Milliseconds after which a request counts as never answered. */
const GIVE_UP_MS = 30_000
const MAX_BODY_EXCERPT = 300
const AFTER_ANSWER_MS = 300

type Answer = Pick<Outcome, 'status' | 'excerpt' | 'hasRetryAfter' | 'error'> & { ms?: number }

/** Sends hostile requests to a site and its media host, by their ports on this machine. */
export class Gun {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

  constructor(private readonly ports: Record<Shot['at'], number>) {}

  async fire(shot: Shot): Promise<Outcome> {
    const began = performance.now()
    const { request, at } = shot
    const answer = isRaw(request) ? await this.write(request, this.ports[at]) : await this.ask(request, this.ports[at])
    return { shot, ms: performance.now() - began, ...answer }
  }

  close(): void {
    this.agent.destroy()
  }

  private ask({ method, path, headers, body }: ClientRequest, port: number, mayRetry = true): Promise<Answer> {
    return new Promise((resolve) => {
      const fail = (error: Error & { code?: string }) => {
        // The server may hang up on a connection at rest at the moment in which it is used again.
        if (request.reusedSocket && mayRetry) resolve(this.ask({ method, path, headers, body }, port, false))
        else resolve({ status: 0, excerpt: '', error: error.code ?? error.message })
      }
      // Node leaves the length of a DELETE's body away: the body would be taken for the next request.
      const length = body !== undefined && { 'content-length': Buffer.byteLength(body) }
      const request = http.request(
        { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers }, agent: mayRetry && this.agent },
        (reply) => {
          let excerpt = ''
          reply.on('data', (chunk: Buffer) => {
            if (excerpt.length < MAX_BODY_EXCERPT) excerpt += chunk.toString('latin1').slice(0, MAX_BODY_EXCERPT)
          })
          const hasRetryAfter = reply.headers['retry-after'] !== undefined
          const done = () => resolve({ status: reply.statusCode ?? 0, excerpt, hasRetryAfter })
          reply.on('end', done)
          // An answer that was begun and cut: the server refused the rest of a body.
          reply.on('error', done)
        },
      )
      request.setTimeout(GIVE_UP_MS, () => request.destroy(new Error('no answer')))
      request.on('error', fail)
      request.end(body)
    })
  }

  private write({ raw, hangUpAfterMs }: RawRequest, port: number): Promise<Answer> {
    return new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1')
      const began = performance.now()
      let received = ''
      let ms: number | undefined
      let timeout = setTimeout(() => socket.destroy(), hangUpAfterMs)
      socket.on('data', (chunk: Buffer) => {
        ms ??= performance.now() - began
        if (received.length < MAX_BODY_EXCERPT) received += chunk.toString('latin1')
        // Some keep the connection after their answer: it is over when no more comes.
        clearTimeout(timeout)
        timeout = setTimeout(() => socket.destroy(), AFTER_ANSWER_MS)
      })
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearTimeout(timeout)
        const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
        resolve({
          status: statuses.find((status) => status >= 200) ?? 0,
          excerpt: received.slice(0, MAX_BODY_EXCERPT),
          ms: ms ?? performance.now() - began,
        })
      })
      socket.write(raw)
    })
  }
}
