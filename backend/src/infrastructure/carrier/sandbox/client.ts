import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { CLOCK_HEADER, networkListener } from './wire'
import { type CarrierFailure, CarrierError } from '../errors'

/** What an answer that is none of success says. Any other 5xx leaves open what happened there. */
const FAILURES: Record<number, CarrierFailure> = {
  403: 'refused',
  404: 'not_found',
  409: 'refused',
  410: 'expired',
  503: 'unavailable',
}

/** What a socket says that never took the request. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOENT', 'EAGAIN', 'EACCES'])

/** Bytes of the longest answer; one that does not end would fill the memory until its deadline. */
const MAX_BYTES = 4 * 1024 * 1024

export interface RawReply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface RawRequest {
  method: 'GET' | 'POST'
  path: string
  /** JSON text. */
  body?: string
  /** Milliseconds. */
  deadline: number
}

/** Speaks HTTP to the sandbox carrier over its socket or the network, and keeps its time. */
export class SandboxClient {
  private offset = 0
  private readonly place: { socketPath: string } | { hostname: string; port: string }

  /**
   * @param address its socket, or `http://host:port`
   * @param now the time that the sandbox's clock is ahead of; all servers that show one carrier go by the same
   * @param traceHeaders what every call has beside its own headers
   */
  constructor(
    address: string,
    private readonly now = () => new Date(),
    private readonly traceHeaders = (): Record<string, string> => ({}),
  ) {
    const listener = networkListener(address)
    this.place = listener ? { hostname: listener.hostname, port: listener.port } : { socketPath: address }
  }

  readonly clock = { now: () => new Date(this.now().getTime() + this.offset) }

  /** A call of the carrier's own API: its JSON, or the CarrierError that the status stands for. */
  async call(method: 'GET' | 'POST', path: string, deadline: number, body?: object): Promise<unknown> {
    const reply = await this.send({ method, path, deadline, body: body && JSON.stringify(body) })
    if (reply.status < 300) return readJson(reply.body)
    // A plain no is one; whoever fails, or sends us elsewhere, may have done it all the same.
    const isNo = reply.status >= 400 && reply.status < 500
    const failure = FAILURES[reply.status] ?? (isNo ? 'unavailable' : 'timed_out')
    throw new CarrierError(failure, `the sandbox carrier answered ${reply.status}`)
  }

  /** One exchange, whatever its status; fails with `unavailable` when it was not reached, else with `timed_out`. */
  async send({ method, path, body, deadline }: RawRequest): Promise<RawReply> {
    const signal = AbortSignal.timeout(deadline)
    const headers = { ...this.traceHeaders(), ...(body !== undefined && { 'content-type': 'application/json' }) }
    try {
      const outgoing = request({ ...this.place, method, path, headers, signal }).end(body)
      // A line that was taken for something else than an answer is closed without an error: the signal ends the wait.
      const [incoming] = (await once(outgoing, 'response', { signal })) as [IncomingMessage]
      // Read before the rest of the answer arrives, so that the carrier's time is as recent as possible.
      this.setClock(incoming.headers[CLOCK_HEADER])
      const chunks: Buffer[] = []
      let length = 0
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        length += chunk.length
        if (length > MAX_BYTES) throw new Error('the answer is too long')
      }
      return { status: incoming.statusCode ?? 502, headers: incoming.headers, body: Buffer.concat(chunks) }
    } catch (cause) {
      // When the connection breaks after the request, it is not known whether the carrier received it.
      const neverReached = NEVER_REACHED.has((cause as NodeJS.ErrnoException).code ?? '') && !signal.aborted
      const failure = neverReached ? 'unavailable' : 'timed_out'
      throw new CarrierError(failure, `the sandbox carrier did not answer: ${failure}`, { cause })
    }
  }

  private setClock(offset: string | string[] | undefined): void {
    if (offset !== undefined && Number.isFinite(Number(offset))) this.offset = Number(offset)
  }
}

function readJson(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new CarrierError('timed_out', 'the sandbox carrier answered no JSON', { cause })
  }
}
