/** One hostile request, as it goes onto the wire. */
export interface Shot {
  /** What it tries, for the figures. */
  kind: string
  at: 'site' | 'media'
  /** Asked through a client that keeps its connections, or written as it is onto a socket of its own. */
  request: ClientRequest | RawRequest
}

export interface ClientRequest {
  method: string
  /** Printable ASCII only. */
  path: string
  headers: Record<string, string | string[]>
  body?: string | Buffer
}

export interface RawRequest {
  raw: Buffer
  /** Milliseconds after which the sender hangs up; until then it waits for an answer, or for the server to hang up. */
  hangUpAfterMs: number
}

/** What came of it: status 0 where the server hung up without an answer. */
export interface Outcome {
  shot: Shot
  status: number
  ms: number
  /** The beginning of the answer's body. */
  excerpt: string
  /** Whether it says when to ask again. */
  hasRetryAfter?: boolean
  /** Why there was no answer, where a client failed. */
  error?: string
}

export const isRaw = (request: Shot['request']): request is RawRequest => 'raw' in request

/** In one line, to be read and sent again by hand. */
export function describe({ kind, request }: Shot): string {
  const head = isRaw(request)
    ? JSON.stringify(request.raw.toString('latin1').slice(0, 300))
    : `${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 300)} ${String(request.body ?? '').slice(0, 120)}`
  return `${kind}: ${head}`
}
