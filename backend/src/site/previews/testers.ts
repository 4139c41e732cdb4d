import { TESTER_COOKIE } from '@yawmi/contract/canary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieScope } from '../../http/plugins/xsrf'
import { ar } from '../copy/ar'
import type { SiteParts } from '../parts/site-parts'
import { sendNotice } from '../parts/notice-page'
import { ownPath } from './own-path'

interface Query {
  link?: string
  /** Where the tester goes then: a path of the site. */
  to?: string
  off?: string
  brand?: string
}

/**
 * `/testers?link=…`, which `npm run release -- testers <remote>` prints: has this browser get the canaries that the link
 * names, until it ends or `/testers?off=1` is opened (docs/adr/0073). The cookie is the link itself, so that nobody has one
 * that was not signed.
 */
export async function testers(
  app: FastifyInstance,
  { env, brands, releases, testerLinks, limit }: SiteParts,
): Promise<void> {
  const setCookie = (request: FastifyRequest, reply: FastifyReply, text: string, maxAge: number) =>
    reply.setCookie(TESTER_COOKIE, text, { ...cookieScope(request, env.siteOrigin), httpOnly: true, maxAge })

  app.get<{ Querystring: Query }>('/testers', limit, async (request, reply) => {
    const { link, to, off, brand: brandId } = request.query
    const home = `/${brands.brandQuery(brands.choose(request.hostname, brandId), request.hostname)}`
    reply.header('cache-control', 'no-store')
    if (off !== undefined) return setCookie(request, reply, '', 0).redirect(home, 303)
    const open = typeof link === 'string' ? await testerLinks.read(link) : undefined
    const { canaries = {} } = releases.list
    const isOpen = open?.canaries.some((name) => {
      const [remote = ''] = name.split('@')
      return Object.hasOwn(canaries, remote) && name === `${remote}@${canaries[remote]?.release.version}`
    })
    if (!open || !isOpen) return sendNotice(reply.code(410), { ...ar.testersEnded, href: home })
    setCookie(request, reply, link ?? '', Math.floor((open.until - Date.now()) / 1_000))
    return reply.redirect(ownPath(to) ?? home, 303)
  })
}
