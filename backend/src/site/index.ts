import path from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../lib/errors'
import { limits } from '../http/plugins/limits'
import { standaloneRoutes } from './embed/standalone'
import { BEST } from '../http/endpoint/compressed'
import { hasTagged } from '../http/endpoint/etags'
import { sendShared, sendWhole, SharedReply } from '../http/endpoint/shared-replies'
import { embedRoutes } from './embed/embed'
import { fixedVersions } from './embed/fixed-versions'
import { brandLogos } from './brands/brand-logos'
import { BrandUnavailable } from '../infrastructure/brands/brands'
import { refuseHostsOfBrokenBrands } from '../http/plugins/broken-brand-hosts'
import { channels } from './releases/channels'
import { releaseApi } from './release-api/release-api'
import { firstScreens } from './first-screens/first-screens'
import { unavailablePages } from './pages/unavailable-page'
import { LIVE_RELOAD_SCRIPT, liveReload } from './files/live-reload'
import { pages } from './pages/pages'
import { publicFiles } from './brands/public-files'
import type { SiteDeps, SiteParts } from './parts/site-parts'
import { trustedKeys } from '../infrastructure/brands/brand-acts'
import { brandPreviewRoutes } from './previews/brand-preview-routes'
import { BrandPreviews } from './previews/brand-previews'
import { overrideRoutes } from './previews/override-routes'
import { testers } from './previews/testers'
import { TesterLinks } from './releases/tester-links'
import { pageLimit } from './pages/page-limit'
import { PAGE_HEADERS, SECURITY_HEADERS } from './security/security-headers'
import { serviceWorker } from './files/service-worker'
import { ShellFiles } from './releases/shell-files'
import { staticFiles } from './files/static-files'

/** Settings and lists that any page of any origin may read, and that change while we run. */
function publish(reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache')
}

/** Characters of the longest name that a list is signed for; remotes have 24 at most. */
const MAX_NAME = 40

/** How lists and brands are written, for as long as these objects stand: each page that is opened asks for the list. */
const written = new WeakMap<object, SharedReply>()

function writtenOnce(value: object): SharedReply {
  let text = written.get(value)
  if (!text) written.set(value, (text = new SharedReply(JSON.stringify(value), BEST)))
  return text
}

/** The site itself: built files, release list, brands, and one page for every address that is none of those. */
export async function siteRoutes(app: FastifyInstance, { shared, db, ...deps }: SiteDeps): Promise<void> {
  const { env, brands, releases } = deps
  const dist = path.join(env.root, 'dist')

  unavailablePages(app)
  refuseHostsOfBrokenBrands(app, brands)
  await app.register(limits, { shared })
  await app.register(cookie)
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(SECURITY_HEADERS)
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.headers(PAGE_HEADERS)
    done(null, payload)
  })
  const live = env.LIVE_RELOAD === 'on'
  const parts: SiteParts = {
    ...deps,
    dist,
    shell: new ShellFiles(path.join(dist, 'shell'), (message) => app.log.warn(message)),
    testerLinks: new TesterLinks(deps.releases.signed),
    brandPreviews: new BrandPreviews({
      ...deps,
      db,
      keys: () => trustedKeys(env).keys,
      warn: (message) => app.log.warn(message),
    }),
    limit: pageLimit(env.pageLimit),
    extraScripts: live ? [LIVE_RELOAD_SCRIPT] : [],
  }
  await app.register(staticFiles, parts)
  await app.register(channels, parts)
  await app.register(releaseApi, parts)
  if (live)
    await app.register(liveReload, {
      files: [path.join(releases.folder, 'releases.json'), path.join(dist, 'shell/shell.json')],
    })

  await app.register(standaloneRoutes, parts)
  await app.register(embedRoutes, parts)
  await app.register(fixedVersions, parts)
  app.get<{ Querystring: { remote?: unknown; for?: unknown } }>('/releases.json', async (request, reply) => {
    const { remote, for: reader } = request.query
    // By its date a page judges whether the list has expired.
    reply.header('access-control-expose-headers', 'Date')
    // It stands in what is signed, so that each other one is signed and compressed anew.
    if (typeof remote === 'string' && remote.length > MAX_NAME) {
      publish(reply)
      throw new ApiError('not_found')
    }
    const list =
      typeof remote === 'string'
        ? releases.signed.of(remote)
        : reader === 'pages'
          ? releases.signed.ofPages
          : releases.signed.ofAll
    // Its signature, which a page has of the list that came with it: asking whether that still stands costs it no list.
    const tag = `"${list.signed?.sig}"`
    reply.header('etag', tag)
    if (hasTagged(request.headers['if-none-match'], tag)) return publish(reply).code(304).send()
    publish(reply).type('application/json; charset=utf-8').header('vary', 'Accept-Encoding')
    return sendWhole(request, reply, writtenOnce(list))
  })
  app.get('/release-keys.json', async (_request, reply) => publish(reply).send({ keys: releases.signed.publicKeys }))
  app.get('/site.json', async (_request, reply) => publish(reply).send({ mediaBase: env.mediaOrigin }))
  app.get<{ Params: { file: string } }>('/brands/:file', async (request, reply) => {
    const id = request.params.file.replace(/\.json$/, '')
    const brand = brands.get(id)
    // Integrators' pages may read that too: for an unknown brand they would otherwise only see a CORS error.
    publish(reply)
    if (!brand) throw brands.isBroken(id) ? new BrandUnavailable() : new ApiError('not_found')
    return sendShared(request, reply, writtenOnce(brand))
  })

  await app.register(brandLogos, parts)
  await app.register(serviceWorker, parts)
  await app.register(publicFiles, parts)
  await app.register(testers, parts)
  await app.register(overrideRoutes, parts)
  await app.register(brandPreviewRoutes, parts)
  await app.register(firstScreens, parts)
  await app.register(pages, parts)
}
