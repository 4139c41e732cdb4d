import type {
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
  onRequestHookHandler,
  preParsingHookHandler,
  RouteOptions,
} from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../lib/errors'
import type { SharedLimits } from '../../domain/limits/shared-limits'
import { networkOf } from '../../lib/network-of'
import { BODY_PACE } from './slow-bodies'

/** Sizes and times that no request may pass, in bytes and milliseconds. */
export const serverLimits = {
  bodyLimit: 64 * 1024,
  connectionTimeout: 60_000,
  requestTimeout: BODY_PACE.deadlineMs,
  keepAliveTimeout: 10_000,
  // A request that was on its way when the server stopped is answered: nobody may send it again for its sender.
  return503OnClosing: false,
  routerOptions: { maxParamLength: 200 },
} satisfies FastifyServerOptions

/** What is asked of a limit: at most `max` in `timeWindow` milliseconds, of each source. */
export interface LimitOptions {
  max: number
  timeWindow: number
  /** Routes of one group are counted together; a route without one by itself. */
  groupId?: string
  /** When it is counted; as soon as the request is there when left out. */
  hook?: 'onRequest' | 'preParsing'
  /** Who is counted; the network address when left out. */
  keyGenerator?: (request: FastifyRequest) => string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: LimitOptions
  }
  interface FastifyRequest {
    /** Whether its limit has counted it: none counts it twice. */
    isCounted: boolean
  }
}

interface LimitsOptions {
  shared: SharedLimits
  /** Requests a minute from one network address, for every route; without it routes are limited that ask for it. */
  perMinute?: number
}

/** The name under which routes without a limit of their own are counted. */
const GENERAL = 'api'

/**
 * Limits of requests from one network address, or of another source that a route names: 429 with `retryAfter` beyond
 * them. All servers count together. Within its share a request waits for nothing, not even a promise.
 */
export const limits = fp<LimitsOptions>(
  async (app, { shared, perMinute }) => {
    app.decorateRequest('isCounted', false)
    app.addHook('onRoute', (route) => {
      const own = route.config?.rateLimit
      const general: LimitOptions | undefined =
        perMinute === undefined ? undefined : { max: perMinute, timeWindow: 60_000 }
      const limit = own ?? general
      if (!limit) return
      const count = counting(shared, own ? (own.groupId ?? `${String(route.method)} ${route.url}`) : GENERAL, limit)
      const { onRequest, preParsing } = hooksOf(route)
      if (limit.hook !== 'preParsing') return void (route.onRequest = [...onRequest, count])
      route.preParsing = [
        ...preParsing,
        (request, reply, payload, done) => count(request, reply, (error) => done(error ?? null, payload)),
      ]
      // It is counted once it is known who asks: until then, as every other request, so that whoever is refused counts too.
      if (general) route.onRequest = [...onRequest, alsoCounting(counting(shared, GENERAL, general))]
    })
  },
  { name: 'limits' },
)

/** Counts a request, and goes on or refuses it. */
function counting(shared: SharedLimits, name: string, { max, timeWindow, keyGenerator }: LimitOptions) {
  const limit = shared.of(name)
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: ApiError) => void): void => {
    if (request.isCounted) return done()
    request.isCounted = true
    const source = keyGenerator ? keyGenerator(request) : networkOf(request.ip)
    limit.take(source, max, timeWindow, ({ current, msLeft }) => {
      if (current <= max) return done()
      const retryAfter = Math.max(1, Math.ceil(msLeft / 1_000))
      // Nobody is told how far they are from the limit before they are there.
      reply.headers({ 'x-ratelimit-limit': max, 'x-ratelimit-remaining': 0, 'x-ratelimit-reset': retryAfter })
      done(new ApiError('too_many_requests', { retryAfter }))
    })
  }
}

/** Counts a request that a limit of its own will count later. */
const alsoCounting =
  (count: ReturnType<typeof counting>): ReturnType<typeof counting> =>
  (request, reply, done) =>
    count(request, reply, (error) => {
      request.isCounted = false
      done(error)
    })

function hooksOf({ onRequest = [], preParsing = [] }: RouteOptions) {
  return {
    onRequest: Array.isArray(onRequest) ? onRequest : [onRequest as onRequestHookHandler],
    preParsing: Array.isArray(preParsing) ? preParsing : [preParsing as preParsingHookHandler],
  }
}
