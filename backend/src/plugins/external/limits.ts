import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions,
} from '@fastify/rate-limit'
import type { FastifyServerOptions, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../errors'
import type { Limit, SharedLimits } from '../../limits/shared-limits'
import { BODY_PACE } from './slow-bodies'

/** Sizes and times that no request may pass, in bytes and milliseconds. */
export const serverLimits = {
  bodyLimit: 64 * 1024,
  connectionTimeout: 60_000,
  requestTimeout: BODY_PACE.deadlineMs,
  keepAliveTimeout: 10_000,
  routerOptions: { maxParamLength: 200 },
} satisfies FastifyServerOptions

/** What is asked of a limit: at most `max` in `timeWindow` milliseconds, of each source. */
export type LimitOptions = Pick<RateLimitOptions, 'keyGenerator' | 'hook'> & { max: number; timeWindow: number }

interface LimitsOptions {
  shared: SharedLimits
  /** Requests a minute from one network address, for every route; without it routes are limited that ask for it. */
  perMinute?: number
}

/**
 * Limits of requests from one network address, or of another source that a route names: 429 with `retryAfter` beyond
 * them. All servers count together.
 */
export const limits = fp<LimitsOptions>(
  async (app, { shared, perMinute }) => {
    await app.register(rateLimit, {
      global: perMinute !== undefined,
      max: perMinute ?? 0,
      timeWindow: 60_000,
      store: storeOf(shared),
      keyGenerator: ({ ip }) => networkOf(ip),
      // Nobody is told how far they are from the limit before they are there.
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
    })
  },
  { name: 'limits' },
)

/** The name under which routes without a limit of their own are counted. */
const GENERAL = 'api'

/** Shared limits as the plugin takes its stores: one for all routes, and one for each that has a limit of its own. */
function storeOf(shared: SharedLimits): FastifyRateLimitStoreCtor {
  class Store implements FastifyRateLimitStore {
    private readonly limit: Limit

    constructor(route?: { groupId?: string; routeInfo?: RouteOptions }) {
      const { groupId, routeInfo } = route ?? {}
      this.limit = shared.of(groupId ?? (routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : GENERAL))
    }

    incr(
      source: string,
      done: (error: null, result: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      this.limit.take(source, max, windowMs, ({ current, msLeft }) => done(null, { current, ttl: msLeft }))
    }

    child(route: object): Store {
      return new Store(route)
    }
  }
  return Store
}

/**
 * What counts as one address: an IPv4 address, or the 64 bits of an IPv6 network, of which every household has its own.
 * @param ip undefined, whatever the framework's types say, where the client has hung up already
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  if (!ip.includes(':')) return ip
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail = ''] = ip.split('::')
  const groups = (part: string) => (part ? part.split(':') : [])
  const zeros = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(tail)]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
