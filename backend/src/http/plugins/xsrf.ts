import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../lib/errors'
import { bearerOf, sessionTokenOf } from './bearer'
import { type Keys, sameMac } from '../../domain/keys/keys'
import { randomText } from '../../domain/keys/random-text'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A server calls it and no page (`Endpoint` of the contract). */
    fromServer?: true
    /** Whether pages send it without headers of their own: ours, and without credentials those that may call us. */
    isBeacon?: true
  }
  interface FastifyReply {
    /**
     * The CSRF token for a session, or for nobody's; the cookie is set where the browser has another one.
     * Calls that begin or end a session name the one that is next, so that the page's next write has its pair.
     */
    xsrfToken(session: string | undefined): string
  }
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** 128 random bits that name the browser, and the HMAC over them and the session, with its key's id. */
const SHAPE = /^([\w-]{22})\.((?:[\w-]{1,16}\.)?[\w-]{43})$/

const MAX_CACHED = 10_000

/**
 * Double submit: a page of ours reads the cookie and sends it back as a header, which a foreign page cannot; and the
 * pair is good for one session only, so that a cookie which somebody planted opens nothing. The random part stays as
 * sessions come and go: whoever replaces a pair at the same moment replaces it by the same.
 */
export class XsrfTokens {
  /** Pairs that were made lately: most requests carry one of them. */
  private cache = new Map<string, string>()

  constructor(
    private readonly keys: Pick<Keys, 'ofPair' | 'verify' | 'isOutdated'>,
    private readonly siteOrigin: string,
    /** Whether pages of an origin may call us; the browser asks that before it sends our header for them. */
    private readonly mayCall: (origin: string) => boolean = () => false,
  ) {}

  /** A pair for a session, or for nobody's; of a browser that has one already when `browser` says which it is. */
  make(session: string | undefined, browser = randomText(16, 'base64url')): string {
    const name = `${browser}.${session ?? ''}`
    const cached = this.cache.get(name)
    if (cached !== undefined) return cached
    const pair = `${browser}.${this.keys.ofPair(session ?? '', browser)}`
    if (this.cache.size >= MAX_CACHED) this.cache.clear()
    this.cache.set(name, pair)
    return pair
  }

  /** The pair that the browser has when it is the session's, else a new one, which is set. */
  giveFor(session: string | undefined, request: FastifyRequest, reply: FastifyReply): string {
    const cookie = request.cookies[XSRF_COOKIE]
    const browser = SHAPE.exec(cookie ?? '')?.[1]
    const token = this.make(session, browser)
    // Compared as it is quickest: who asks with a wrong one is told the right one.
    if (cookie === token) return token
    // That of a newer key stays: a server that signs by that one would only put it back.
    if (cookie !== undefined && this.isNewer(cookie, session)) return cookie
    this.set(token, request, reply)
    return token
  }

  /** Gives a browser without a pair one: pages do it too, so that a first write needs no round trip for it. */
  giveAny(request: FastifyRequest, reply: FastifyReply): void {
    if (!SHAPE.test(request.cookies[XSRF_COOKIE] ?? '')) this.set(this.make(undefined), request, reply)
  }

  /**
   * Whether a write carries the pair of its session. Browsers keep our cookie from pages of other sites, and from ours
   * in a frame of theirs: where the browser itself vouches for the page, the header alone is asked for.
   */
  carried(request: FastifyRequest): boolean {
    const header = request.headers[XSRF_HEADER.toLowerCase()]
    const cookie = request.cookies[XSRF_COOKIE]
    const carried = this.isVouchedFor(request, cookie) ? String(header) : (cookie ?? '')
    const browser = SHAPE.exec(carried)?.[1]
    if (browser === undefined || typeof header !== 'string' || !sameMac(header, carried)) return false
    const session = sessionTokenOf(request)
    return sameMac(carried, this.make(session, browser)) || this.isOfRing(carried, session)
  }

  /** Whether a pair is a session's by any key of the ring. */
  private isOfRing(pair: string, session: string | undefined): boolean {
    const [, browser, mac] = SHAPE.exec(pair) ?? []
    return browser !== undefined && this.keys.verify(mac!, 'pair', session ?? '', browser)
  }

  private isNewer(pair: string, session: string | undefined): boolean {
    return !this.keys.isOutdated(SHAPE.exec(pair)?.[2] ?? '') && this.isOfRing(pair, session)
  }

  /**
   * A page of another origin can send our header only after the browser asked whether it may call us; a page of ours in
   * a frame is told apart by `Sec-Fetch-Site`, which no page can write.
   */
  private isVouchedFor({ headers }: FastifyRequest, cookie: string | undefined): boolean {
    const { origin } = headers
    if (origin !== undefined && origin !== this.siteOrigin) return this.mayCall(origin)
    return cookie === undefined && headers['sec-fetch-site'] === 'same-origin'
  }

  /** Whether no browser says that a page of another site sends it. */
  isOfOwnPage({ headers }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin'
    return headers.origin === undefined || headers.origin === this.siteOrigin
  }

  /** Whether a page of an integrator's sends it, by itself: with nothing of the person whose browser that is. */
  isOfIntegratorsPage({ headers }: FastifyRequest): boolean {
    const { origin, cookie, authorization } = headers
    return origin !== undefined && cookie === undefined && authorization === undefined && this.mayCall(origin)
  }

  private set(token: string, request: FastifyRequest, reply: FastifyReply): void {
    request.cookies[XSRF_COOKIE] = token
    reply.setCookie(XSRF_COOKIE, token, { ...cookieScope(request, this.siteOrigin), httpOnly: false })
  }
}

/** Where a cookie of the API travels: what a page embedded in another site is given must be its own there. */
export function cookieScope({ headers }: FastifyRequest, siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:')
  const embedded = secure && headers['sec-fetch-site'] === 'cross-site'
  return {
    path: '/',
    secure,
    sameSite: embedded ? ('none' as const) : ('lax' as const),
    ...(embedded && { partitioned: true }),
  }
}

/**
 * Any GET sets the cookie; one that tells its session replaces the pair of another. A write without the pair of its
 * session is answered 419, and `GET /api/xsrf-token` gives the right one.
 */
export const xsrf = fp<{ pairs: XsrfTokens }>(
  async (app, { pairs }) => {
    app.decorateReply('xsrfToken', function (this: FastifyReply, session) {
      return pairs.giveFor(session, this.request, this)
    })

    app.addHook('onRequest', (request, reply, done) => {
      if (request.routeOptions.config.fromServer)
        return done(isOfBrowser(request) ? new ApiError('forbidden') : undefined)
      if (request.routeOptions.config.isBeacon) return done(refusalOfBeacon(request, pairs))
      if (WRITES.has(request.method)) return done(pairs.carried(request) ? undefined : new ApiError('xsrf_mismatch'))
      if (request.method === 'GET') {
        // A GET that tells no session may be a link that a person opens beside the page.
        if (bearerOf(request) === undefined) pairs.giveAny(request, reply)
        else pairs.giveFor(sessionTokenOf(request), request, reply)
      }
      done()
    })
  },
  { name: 'xsrf', dependencies: ['@fastify/cookie'] },
)

/** A body that no form and no simple request of a foreign page has: browsers ask us before they send it for one. */
const JSON_TYPE = /^application\/json(?:;|$)/

function refusalOfBeacon(request: FastifyRequest, pairs: XsrfTokens): ApiError | undefined {
  if (!pairs.isOfOwnPage(request) && !pairs.isOfIntegratorsPage(request)) return new ApiError('forbidden')
  return JSON_TYPE.test(request.headers['content-type'] ?? '') ? undefined : new ApiError('unsupported_media_type')
}

/** Browsers say with each write where its page is from, and no page can keep them from it. */
const isOfBrowser = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined

/** What a browser is known by while its sessions change and its phone's address does; of a write that has its pair. */
export const browserIdOf = (request: FastifyRequest): string =>
  SHAPE.exec(request.cookies[XSRF_COOKIE] ?? String(request.headers[XSRF_HEADER.toLowerCase()]))?.[1] ?? ''
