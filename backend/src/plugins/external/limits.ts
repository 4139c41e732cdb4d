import rateLimit from '@fastify/rate-limit'
import type { FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../errors'

/** Sizes and times that no request may pass, in bytes and milliseconds. */
export const serverLimits = {
  bodyLimit: 64 * 1024,
  connectionTimeout: 60_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  routerOptions: { maxParamLength: 200 },
} satisfies FastifyServerOptions

/** Requests a minute from one network address; 429 with `retryAfter` beyond it. */
export const limits = fp<{ perMinute: number }>(
  async (app, { perMinute }) => {
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      cache: 20_000,
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
    })
  },
  { name: 'limits' },
)
