import rateLimit from '@fastify/rate-limit'
import type { FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../errors'
import { BODY_PACE } from './slow-bodies'

/** Sizes and times that no request may pass, in bytes and milliseconds. */
export const serverLimits = {
  bodyLimit: 64 * 1024,
  connectionTimeout: 60_000,
  requestTimeout: BODY_PACE.deadlineMs,
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
      keyGenerator: ({ ip }) => networkOf(ip),
      // Nobody is told how far he is from the limit before he is there.
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
    })
  },
  { name: 'limits' },
)

/** What counts as one address: an IPv4 address, or the 64 bits of an IPv6 network, of which every household has its own. */
export function networkOf(ip: string): string {
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
