import path from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../infrastructure/env'
import { ApiError } from '../lib/errors'
import type { SharedLimits } from '../domain/limits/shared-limits'
import type { XsrfTokens } from '../http/plugins/xsrf'
import { limits } from '../http/plugins/limits'
import { standaloneRoutes } from './embed/standalone'
import { sendCompressed } from '../http/endpoint/compressed'
import { embedRoutes } from './embed/embed'
import { brandLogos } from './brands/brand-logos'
import { type Brands, brandFolders, BrandUnavailable } from '../infrastructure/brands/brands'
import { refuseHostsOfBrokenBrands } from '../http/plugins/broken-brand-hosts'
import { currentManifests } from './releases/current-manifests'
import { unavailablePages } from './pages/unavailable-page'
import { LIVE_RELOAD_SCRIPT, liveReload } from './files/live-reload'
import { pages } from './pages/pages'
import { publicFiles } from './brands/public-files'
import type { Releases } from './releases/releases'
import { pageLimit } from './pages/page-limit'
import { PAGE_HEADERS, SECURITY_HEADERS } from './security/security-headers'
import { serviceWorker } from './files/service-worker'
import { ShellFiles } from './releases/shell-files'
import { staticFiles } from './files/static-files'

/** Settings and lists that any page of any origin may read, and that change while we run. */
function publish(reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache')
}

const publishJson = (request: FastifyRequest, reply: FastifyReply, value: object): Promise<FastifyReply> =>
  sendCompressed(request, publish(reply).type('application/json; charset=utf-8'), JSON.stringify(value))

interface SiteParts {
  env: Env
  pairs: XsrfTokens
  brands: Brands
  releases: Releases
  shared: SharedLimits
}

/** The site itself: built files, release list, brands, and one page for every address that is none of those. */
export async function siteRoutes(
  app: FastifyInstance,
  { env, pairs, brands, releases, shared }: SiteParts,
): Promise<void> {
  const dist = path.join(env.root, 'dist')

  unavailablePages(app)
  refuseHostsOfBrokenBrands(app, brands)
  await app.register(limits, { shared })
  const limit = pageLimit(env.pageLimit)
  await app.register(cookie)
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.headers(PAGE_HEADERS)
  })
  const shell = new ShellFiles(path.join(dist, 'shell'), (message) => app.log.warn(message))
  await app.register(staticFiles, { dist, releases, shell })
  await app.register(currentManifests, { env, releases })
  const live = env.LIVE_RELOAD === 'on'
  if (live)
    await app.register(liveReload, { files: [path.join(dist, 'releases.json'), path.join(dist, 'shell/shell.json')] })

  await app.register(standaloneRoutes, { env, releases, brands, limit })
  await app.register(embedRoutes, { env, brands, releases, dist, limit })
  app.get<{ Querystring: { remote?: unknown } }>('/releases.json', async (request, reply) => {
    const { remote } = request.query
    return publishJson(request, reply, typeof remote === 'string' ? releases.listOf(remote) : releases.list)
  })
  app.get('/site.json', async (_request, reply) => publish(reply).send({ mediaBase: env.mediaOrigin }))
  app.get<{ Params: { file: string } }>('/brands/:file', async (request, reply) => {
    const id = request.params.file.replace(/\.json$/, '')
    const brand = brands.get(id)
    // Integrators' pages may read that too: for an unknown brand they would otherwise only see a CORS error.
    publish(reply)
    if (!brand) throw brands.isBroken(id) ? new BrandUnavailable() : new ApiError('not_found')
    return publishJson(request, reply, brand)
  })

  await app.register(brandLogos, { folders: brandFolders(env) })

  await app.register(serviceWorker, { shell })
  await app.register(publicFiles, { brands, releases, siteOrigin: env.siteOrigin })
  await app.register(pages, {
    env,
    pairs,
    brands,
    releases,
    shell,
    limit,
    extraScripts: live ? [LIVE_RELOAD_SCRIPT] : [],
  })
}
