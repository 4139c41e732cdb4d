import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from './compressed'
import { hasTagged } from './etags'
import { TimedCache } from '../../lib/timed-cache'

/** Bytes from which on a reply is worth compressing: less fits one packet as it is. */
const MIN_COMPRESSED = 1_024
/** Brotli's and gzip's quality: a reply lives for two seconds. */
const QUALITY = 4
/** Bytes that a reply takes beside its own, with its name and its place in the cache: of a search without results most. */
const OWN_BYTES = 700
/** Replies a second that are compressed and tagged for the first who asks, at most: some hundredths of a processor. */
const MAX_FIRST_PER_SECOND = 100
/** The same of a server that has its hands full: deep pages would be compressed at the cost of those who wait. */
const MAX_FIRST_WHEN_BUSY = 10
/** Share of a second that the event loop worked. */
const BUSY_UTILIZATION = 0.6

/**
 * A reply ready for the wire, the same for everyone who may have it, as the bytes that are sent: text would be measured and
 * encoded anew for each who gets it, and encoded by the slower of Node's two ways, even where only one does.
 *
 * These alone are compressed. An answer that is one person's own may hold a token or a number beside what somebody else
 * had them send, and the length of the two compressed together tells of the secret (BREACH); and it is small.
 */
export class SharedReply {
  /** Bytes that it may come to take, in all forms: compressed it takes a quarter. */
  readonly maxBytes: number
  readonly bytes: Buffer
  #compressed: Map<Encoding, Buffer | Promise<Buffer>> | undefined
  #etag: string | undefined
  #asked = 0

  /** @param quality brotli's and gzip's: more of it where the reply is asked for over hours */
  constructor(
    text: string,
    private readonly quality = QUALITY,
  ) {
    this.bytes = Buffer.from(text)
    this.maxBytes = OWN_BYTES + this.bytes.length * 1.25
  }

  /** Weak, since it is the same however the reply is written on the wire. */
  get etag(): string {
    return (this.#etag ??= `W/"${createHash('sha1').update(this.bytes).digest('base64url')}"`)
  }

  /** A promise only until the first who asked has it. */
  compressed(encoding: Encoding): Buffer | Promise<Buffer> {
    const compressed = (this.#compressed ??= new Map<Encoding, Buffer | Promise<Buffer>>())
    const known = compressed.get(encoding)
    if (known) return known
    const made = compress(this.bytes, encoding, this.quality).then((bytes) => {
      compressed.set(encoding, bytes)
      return bytes
    })
    compressed.set(encoding, made)
    // Some replies are asked for over hours: whoever asks next has it compressed anew.
    made.catch(() => compressed.delete(encoding))
    return made
  }

  /**
   * Whether to give this request more than the bytes. What is asked for once, as deep pages of lists are, would cost a
   * busy server more to compress than to make.
   */
  isWorthMore(): boolean {
    this.#asked += 1
    return this.#asked > 1 || takeFirst()
  }
}

let second = 0
let firsts = 0
let maxFirsts = MAX_FIRST_PER_SECOND
let lastUtilization = performance.eventLoopUtilization()
function takeFirst(): boolean {
  const now = Math.floor(performance.now() / 1_000)
  if (now !== second) {
    second = now
    firsts = 0
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, lastUtilization)
    lastUtilization = current
    maxFirsts = utilization > BUSY_UTILIZATION ? MAX_FIRST_WHEN_BUSY : MAX_FIRST_PER_SECOND
  }
  firsts += 1
  return firsts <= maxFirsts
}

/** Sends a shared reply as small as the client takes it, or 304 to one that has it. */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  shared: SharedReply,
): FastifyReply | Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8')
  reply.header('vary', varyBeside(reply.getHeader('vary')))
  const { 'if-none-match': known } = request.headers
  if (!shared.isWorthMore() && known === undefined) return reply.send(shared.bytes)
  reply.header('etag', shared.etag)
  if (hasTagged(known, shared.etag)) return reply.code(304).send()
  return sendWhole(request, reply, shared)
}

/** Sends the bytes of a shared reply, whatever the client has of them, as small as it takes them. */
export function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  shared: SharedReply,
): FastifyReply | Promise<FastifyReply> {
  const encoding = shared.bytes.length < MIN_COMPRESSED ? undefined : encodingFor(request)
  if (!encoding) return reply.send(shared.bytes)
  const send = (bytes: Buffer) => reply.header('content-encoding', encoding).send(bytes)
  const bytes = shared.compressed(encoding)
  return Buffer.isBuffer(bytes) ? send(bytes) : bytes.then(send)
}

/** Mostly whole, since text that is put together anew is looked through more slowly. */
function varyBeside(others: ReturnType<FastifyReply['getHeader']>): string {
  if (others === undefined) return 'Accept-Encoding'
  return others === 'Origin' ? 'Origin, Accept-Encoding' : `${String(others)}, Accept-Encoding`
}

/**
 * Serialised replies kept for two seconds: a list that everyone asks for reaches the database and the serialiser
 * once in that time. At most 16 MB of them, with their compressed forms.
 */
export const sharedReplies = () =>
  new TimedCache<SharedReply>({
    lifetimeMs: 2_000,
    maxWeight: 16 * 1024 * 1024,
    weigh: ({ maxBytes }) => maxBytes,
  })
