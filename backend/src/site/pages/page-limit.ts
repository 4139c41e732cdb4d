import type { RouteShorthandOptions } from 'fastify'

/**
 * What routes of pages have in common: at most so many a minute from one network address, of all of them together. A
 * page is made for each visitor; files, which are not, have no limit.
 */
export const pageLimit = (perMinute: number): RouteShorthandOptions => ({
  config: { rateLimit: { max: perMinute, timeWindow: 60_000, groupId: 'pages' } },
})
