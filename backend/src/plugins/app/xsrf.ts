import { randomBytes, timingSafeEqual } from 'node:crypto'
import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../../errors'

declare module 'fastify' {
  interface FastifyReply {
    /** The anti-forgery token of this browser, set as a cookie when it has none yet. */
    xsrfToken(): string
  }
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const SHAPE = /^[\w-]{32}$/

/**
 * Double submit: a page of ours reads the cookie and sends it back as a header, which a foreign page cannot.
 * Any GET sets the cookie; a write without the equal header is answered 419.
 */
export const xsrf = fp<{ secure: boolean }>(
  async (app, { secure }) => {
    app.decorateReply('xsrfToken', function (this: FastifyReply) {
      return giveXsrfToken(this.request, this, secure)
    })

    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET') reply.xsrfToken()
      else if (WRITES.has(request.method) && !pairMatches(request)) throw new ApiError('xsrf_mismatch')
    })
  },
  { name: 'xsrf', dependencies: ['@fastify/cookie'] },
)

/** Sets the cookie where the browser has none: pages do it too, so that a first call needs no round trip for it. */
export function giveXsrfToken(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const kept = request.cookies[XSRF_COOKIE]
  if (kept && SHAPE.test(kept)) return kept
  const token = randomBytes(24).toString('base64url')
  request.cookies[XSRF_COOKIE] = token
  reply.setCookie(XSRF_COOKIE, token, { path: '/', sameSite: 'lax', httpOnly: false, secure })
  return token
}

function pairMatches(request: FastifyRequest): boolean {
  const cookie = request.cookies[XSRF_COOKIE]
  const header = request.headers[XSRF_HEADER.toLowerCase()]
  if (!cookie || !SHAPE.test(cookie) || typeof header !== 'string') return false
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)]
  return a.length === b.length && timingSafeEqual(a, b)
}
