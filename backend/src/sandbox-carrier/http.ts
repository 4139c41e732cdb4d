import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ZodError } from 'zod'

const BODY_LIMIT = 64 * 1024

export interface Call {
  url: URL
  /** The rest of the path after a route that ends in `/*`. */
  rest: string
  body: unknown
  /** Aborted when the caller hangs up before the answer. */
  hungUp: AbortSignal
}

interface Answer {
  status?: number
  headers?: Record<string, string>
  /** Bytes and text are sent as they are, an object as JSON. */
  body?: object | string | Buffer
}

export type Handler = (call: Call) => Answer | Promise<Answer>
/** `'POST /carrier/sms'`, or `'GET /sandbox/assets/*'` for everything below. */
export type Routes = Record<string, Handler>

/** A refusal that a handler throws. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly failure: string,
  ) {
    super(failure)
  }
}

/** A plain HTTP server over a table of routes; `always` gives the headers of every answer. */
export function serve(routes: Routes, always: () => Record<string, string>): Server {
  return createServer((request, response) => {
    void answer(routes, request, response).then((reply) => send(response, reply, always()))
  })
}

async function answer(routes: Routes, request: IncomingMessage, response: ServerResponse): Promise<Answer> {
  const hungUp = new AbortController()
  response.on('close', () => hungUp.abort())
  try {
    const url = new URL(request.url ?? '/', 'http://carrier')
    const found = find(routes, request.method ?? 'GET', url.pathname)
    if (!found) throw new Refusal(404, 'not_found')
    const body = request.method === 'POST' ? await readJson(request) : undefined
    return await found.handler({ url, rest: found.rest, body, hungUp: hungUp.signal })
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { failure: error.failure } }
    if (error instanceof ZodError) return { status: 422, body: { failure: 'invalid', issues: error.issues } }
    if (!hungUp.signal.aborted) console.error(error instanceof Error ? error.stack : error)
    return { status: 500, body: { failure: 'internal' } }
  }
}

function find(routes: Routes, method: string, path: string): { handler: Handler; rest: string } | null {
  const exact = routes[`${method} ${path}`]
  if (exact) return { handler: exact, rest: '' }
  const cut = path.lastIndexOf('/') + 1
  const below = routes[`${method} ${path.slice(0, cut)}*`]
  return below ? { handler: below, rest: decodeURIComponent(path.slice(cut)) } : null
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) throw new Refusal(415, 'not_json')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) throw new Refusal(413, 'too_large')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new Refusal(422, 'not_json')
  }
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = {} }: Answer,
  always: Record<string, string>,
) {
  if (response.destroyed) return
  const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, { ...type, ...always, ...headers }).end(status === 204 ? undefined : sent)
}
