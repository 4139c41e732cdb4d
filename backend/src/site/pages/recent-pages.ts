import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../../http/endpoint/compressed'
import type { SiteParts } from '../parts/site-parts'

/** Milliseconds for which a page is sent again: what it is made from is looked at once a second too. */
const LIFETIME_MS = 1_000
/** Addresses of pages that caches may keep are some dozens, times brands. */
const MAX_PAGES = 200

/** A page as it went to the wire. */
interface SentPage {
  until: number
  /** What it was made from, each the same object as long as nothing of it has changed. */
  from: readonly unknown[]
  /** Name, value, name, value: Node writes them without taking them apart. */
  headers: string[]
  bytes: Buffer
}

type Sources = Pick<SiteParts, 'brands' | 'releases' | 'shell'>

/**
 * Pages as they were sent a moment ago, sent again: what caches in front of the servers may keep for ten seconds
 * (page-sharing.ts) is not chosen anew for each who comes. Choosing a page and its headers costs as much as all else that a
 * server does for it. Requests are counted, limited, measured and traced as others are.
 */
export class RecentPages {
  /** By path, and below that by what else makes a page another. */
  readonly #byPath = new Map<string, Map<string, SentPage>>()
  #count = 0

  constructor(
    private readonly app: Pick<FastifyInstance, 'health'>,
    private readonly sources: Sources,
  ) {}

  /** Keeps a page that all who say nothing of themselves get, as it will have been sent with this reply. */
  keep(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): void {
    if (!saysNothing(request)) return
    const from = this.#madeFrom(request)
    // All who add headers have done so by then.
    reply.raw.once('finish', () => {
      const headers = flat(reply.getHeaders())
      this.#put(request, { until: performance.now() + LIFETIME_MS, from, headers, bytes })
    })
  }

  /** @returns whether the page was there, and is on its way; else nothing of the reply has begun. */
  resend(request: FastifyRequest, reply: FastifyReply): boolean {
    // Most addresses have none, and nothing else of a request is looked at.
    const ofPath = this.#byPath.get(request.raw.url ?? '')
    const page = ofPath && saysNothing(request) ? ofPath.get(variantOf(request)) : undefined
    const isFit =
      page &&
      performance.now() < page.until &&
      // Then each answer says that its connection ends.
      !this.app.health.readiness.stopping &&
      this.#madeFrom(request).every((part, index) => part === page.from[index])
    if (!isFit) return false
    reply.hijack()
    reply.raw.writeHead(200, page.headers).end(page.bytes)
    return true
  }

  #madeFrom({ hostname }: FastifyRequest): unknown[] {
    const { brands, releases, shell } = this.sources
    return [brands.choose(hostname, undefined), releases.signed.ofPages, shell.assets]
  }

  #put(request: FastifyRequest, page: SentPage): void {
    if (this.#count >= MAX_PAGES) {
      this.#byPath.clear()
      this.#count = 0
    }
    const { url = '' } = request.raw
    const ofPath = this.#byPath.get(url) ?? new Map<string, SentPage>()
    this.#byPath.set(url, ofPath)
    if (!ofPath.has(variantOf(request))) this.#count += 1
    ofPath.set(variantOf(request), page)
  }
}

/** Whether nothing in a request but its address and its encodings makes its page another. */
const saysNothing = ({ method, raw: { url = '', headers } }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  headers.authorization === undefined &&
  headers['if-none-match'] === undefined &&
  !url.includes('?')

const variantOf = (request: FastifyRequest): string => `${request.protocol}://${request.host} ${encodingFor(request)}`

const flat = (headers: ReturnType<FastifyReply['getHeaders']>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
  )
