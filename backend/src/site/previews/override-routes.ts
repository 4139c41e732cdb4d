import { OVERRIDE_COOKIE, OVERRIDE_PARAMETER, readOverrides } from '@yawmi/contract/overrides'
import type { FastifyInstance } from 'fastify'
import { cookieScope } from '../../http/plugins/xsrf'
import { ApiError } from '../../lib/errors'
import { ar } from '../copy/ar'
import { sendNotice } from '../parts/notice-page'
import type { SiteParts } from '../parts/site-parts'
import { ownPath, pathWithout } from './own-path'

/** Bytes of the confirming form. */
const MAX_FORM = 4 * 1024

interface Query {
  off?: string
  brand?: string
}

/**
 * `POST /overrides`, the form of that question: has this session of the browser get the remotes that it names (docs/adr/0109).
 * `/overrides?off=1` ends it.
 */
export async function overrideRoutes(app: FastifyInstance, { env, brands, pairs, limit }: SiteParts): Promise<void> {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )

  app.post<{ Body: Record<string, string | undefined> | undefined }>('/overrides', limit, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // A page of another site can send the form too, but not say that it is ours.
    if (!pairs.isOfOwnPage(request)) throw new ApiError('forbidden')
    const { [OVERRIDE_PARAMETER]: text = '', to } = request.body ?? {}
    const path = ownPath(to) ?? '/'
    const brand = brands.choose(request.hostname, new URL(path, env.siteOrigin).searchParams.get('brand') ?? undefined)
    if (!brand.features.liveDevelopment || readOverrides(text).length === 0)
      return sendNotice(reply.code(400), { ...ar.overrideRefused, href: pathWithout(path, OVERRIDE_PARAMETER) })
    // Of the session: it ends with the browser.
    return reply
      .setCookie(OVERRIDE_COOKIE, text, { ...cookieScope(request, env.siteOrigin), httpOnly: true })
      .redirect(path, 303)
  })

  app.get<{ Querystring: Query }>('/overrides', limit, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.query.off === undefined) throw new ApiError('not_found')
    const home = `/${brands.brandQuery(brands.choose(request.hostname, request.query.brand), request.hostname)}`
    return reply
      .setCookie(OVERRIDE_COOKIE, '', { ...cookieScope(request, env.siteOrigin), httpOnly: true, maxAge: 0 })
      .redirect(home, 303)
  })
}
