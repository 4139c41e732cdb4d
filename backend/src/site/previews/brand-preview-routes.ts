import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieScope } from '../../http/plugins/xsrf'
import { ar } from '../copy/ar'
import { sendNotice } from '../parts/notice-page'
import type { SiteParts } from '../parts/site-parts'
import { ownPath } from './own-path'
import { PREVIEW_COOKIE } from './preview-badge'

interface Query {
  link?: string
  /** Where its reader goes then: a path of the site. */
  to?: string
  off?: string
  brand?: string
}

/**
 * `/brand-preview?link=…`, which `npm run brand -- preview` prints: has this browser see a brand as it will be, until the link ends or
 * `/brand-preview?off=1` is opened (docs/adr/0110). The cookie is the link itself, so that nobody has one that was not signed.
 */
export async function brandPreviewRoutes(
  app: FastifyInstance,
  { env, brands, brandPreviews, limit }: SiteParts,
): Promise<void> {
  const setCookie = (request: FastifyRequest, reply: FastifyReply, text: string, maxAge: number) =>
    reply.setCookie(PREVIEW_COOKIE, text, { ...cookieScope(request, env.siteOrigin), httpOnly: true, maxAge })

  app.get<{ Querystring: Query }>('/brand-preview', limit, async (request, reply) => {
    const { link, to, off, brand: id } = request.query
    reply.header('cache-control', 'no-store')
    if (off !== undefined) {
      const home = `/${brands.brandQuery(brands.choose(request.hostname, id), request.hostname)}`
      return setCookie(request, reply, '', 0).redirect(home, 303)
    }
    const open = typeof link === 'string' ? await brandPreviews.read(link) : undefined
    if (!open) return sendNotice(reply.code(410), { ...ar.previewEnded, href: '/' })
    setCookie(request, reply, link ?? '', Math.floor((open.until - Date.now()) / 1_000))
    return reply.redirect(ownPath(to) ?? `/${brands.brandQuery(open.brand, request.hostname)}`, 303)
  })
}
