import path from 'node:path'
import { type Brand, brandWord } from '@yawmi/brand'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../lib/errors'
import { ownTexts } from '../../infrastructure/brands/own-files'
import { encodingFor, sendCompressed } from '../../http/endpoint/compressed'
import { randomText } from '../../domain/keys/random-text'
import type { SiteParts } from '../parts/site-parts'
import { bundleReader } from '../prerender/bundle-reader'
import { FontFolder } from '../prerender/font-folder'
import { FontSubsets } from '../prerender/font-subsets'
import { PrefetchedReplies } from '../prerender/prefetched-replies'
import { confinementWarning } from '../prerender/confinement'
import { fontsOfPage } from '../prerender/fonts-of-page'
import { PrerenderedPages, type PageText } from '../prerender/prerendered-pages'
import { RenderProcesses } from '../prerender/render-process'
import type { Boot } from '../prerender/wire'
import { frameOptions, framersOf } from '../security/framing'
import { renderPage } from './page'
import { keepWarm } from './warm-up'
import { NONCE_SLOT, PageTemplate } from './page-template'
import { PageTemplates } from './page-templates'
import { firstRemote } from '../releases/preloads'
import type { OwnedRoute } from '../releases/releases'
import { contentSecurityPolicy } from '../security/security-headers'
import type { ShellAssets } from '../releases/shell-files'

/** One page for every address that nothing else answers, prerendered where its remote declares it. */
export async function pages(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { env, pairs, brands, releases, shell, limit, extraScripts } = parts
  const answers = new PrefetchedReplies(app)
  const processes = new RenderProcesses(
    path.join(env.root, 'backend/dist/render-worker.mjs'),
    bundleReader(shell, releases),
  )
  const fonts = new FontSubsets(
    path.join(env.root, 'backend/dist/subset-fonts.mjs'),
    new FontFolder(path.join(env.cacheDir, 'fonts')),
  )
  const warn = (message: string) => app.log.warn(message)
  const fontsOf = (page: PageText) => fontsOfPage(page, { shell, cut: fonts.cut, warn })
  const prerendered = new PrerenderedPages(shell, releases, processes, fontsOf, warn)

  const templates = new PageTemplates()

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, env.siteOrigin)
    // An address of a file that is not there must not answer a page: a loader would take it for a script.
    if (path.posix.extname(pathname)) throw new ApiError('not_found')
    const owned = releases.routeOf(pathname)
    const brand = brands.choose(request.hostname, searchParams.get('brand') ?? undefined)
    const origin = brand.hosts.includes(request.hostname) ? `${request.protocol}://${request.host}` : env.siteOrigin
    const brandQuery = brands.brandQuery(brand, request.hostname)
    const page = await pageOf({ pathname, owned, brand, origin, brandQuery })

    const framers = framersOf(owned?.route.path, brand)
    const nonce = randomText(16, 'base64')
    pairs.giveAny(request, reply)
    reply
      .code(owned ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Encoding')
      .header('content-security-policy', policyOf(brand, framers).join(nonce))
      .headers(frameOptions(framers))
    // Who gets a page that is not cached, or cannot be cached in their encoding, has it compressed for themselves.
    if (typeof page === 'string') return sendCompressed(request, reply, page.replaceAll(NONCE_SLOT, nonce))
    const encoding = encodingFor(request)
    const filled = await page.filled(nonce, encoding)
    if (!filled) return sendCompressed(request, reply, page.text(nonce))
    if (encoding) reply.header('content-encoding', encoding)
    // By then the system has taken all of it. What a connection that breaks leaves behind is not written again.
    reply.raw.once('finish', filled.reuse)
    return reply.send(filled.bytes)
  }

  /** Policies by brand and who may frame the page, in parts between which the nonce goes. */
  const policies = new WeakMap<Brand, Map<readonly string[], string[]>>()
  const policyOf = (brand: Brand, framers: readonly string[]) => {
    const ofBrand = policies.get(brand) ?? new Map<readonly string[], string[]>()
    policies.set(brand, ofBrand)
    const known = ofBrand.get(framers)
    if (known) return known
    const policy = contentSecurityPolicy({ nonce: NONCE_SLOT, mediaOrigin: env.mediaOrigin, brand, framers })
    const parts = policy.split(NONCE_SLOT)
    ofBrand.set(framers, parts)
    return parts
  }

  /** What a page is made from, besides what is the same for all: nothing of who asks for it. */
  interface PageRequest {
    pathname: string
    owned: OwnedRoute | undefined
    brand: Brand
    origin: string
    brandQuery: string
  }

  /**
   * The page without its nonce, from the cache where everything that it is made from is as it was. As a text while a part
   * of it is still to come, so that it is made anew for who asks next.
   */
  async function pageOf(request: PageRequest): Promise<PageTemplate | string> {
    const { pathname, owned, brand, origin, brandQuery } = request
    const route = owned?.route
    // One shell for all of the page: another may take its place before the page is sent.
    const assets = shell.assets
    const firstAnswers = route?.answers && (await answers.of(route.answers))
    const from = [
      assets,
      releases.list,
      releases.listOfPages,
      owned?.release,
      brand,
      ...Object.values(firstAnswers ?? {}),
    ]
    // Of a route with parameters all addresses have one page, unless it is drawn for its own address.
    const which = owned && `${owned.remote} ${route?.path} ${route?.prerender ? pathname : ''}`
    const name = `${origin} ${brand.id}${brandQuery} ${which}`
    const cached = templates.get(name, from)
    if (cached) return cached
    const { html, isComplete, isPrerendered } = await render(request, assets, firstAnswers)
    if (!isComplete) return html
    const template = new PageTemplate(html, isPrerendered)
    templates.put(name, from, template)
    return template
  }

  /** @returns the page, whether nothing of it is still to come, and whether its text is in it. */
  async function render(
    { pathname, owned, brand, origin, brandQuery }: PageRequest,
    assets: ShellAssets,
    firstAnswers: Record<string, unknown> | undefined,
  ): Promise<{ html: string; isComplete: boolean; isPrerendered: boolean }> {
    const route = owned?.route
    const first = firstRemote(releases, owned, assets)
    const boot: Boot = {
      brand,
      mediaBase: env.mediaOrigin,
      releases: releases.listOfPages,
      keys: releases.publicKeys,
      manifests: first.manifests,
      integrity: first.integrity,
      texts: ownTexts(brand, route?.texts),
      ...(firstAnswers && { answers: firstAnswers }),
    }
    const rendered = owned && (await prerendered.of(owned, boot, pathname, assets.server))
    if (rendered && owned) boot.prerendered = { remote: owned.remote, version: owned.release.version }
    const frame = owned && !rendered ? await prerendered.frameOf(owned, boot, assets.server) : undefined

    const isPending = owned !== undefined && !rendered && prerendered.isPending(owned, assets.server)

    const pageWord = (group: string, ours: string | undefined) =>
      owned && ours && brandWord(brand, `${owned.remote}.${group}.${owned.route.screen}`, ours)

    const html = renderPage({
      nonce: NONCE_SLOT,
      boot,
      title: pageWord('titles', route?.title),
      description: pageWord('descriptions', route?.description),
      canonical: `${origin}${route?.path ?? pathname}${brandQuery}`,
      listed: route?.access === 'public' && route.layout === 'public',
      brandQuery,
      firstScripts: first.scripts,
      route,
      shell: assets,
      rendered,
      renderPending: isPending && Boolean(owned?.route.prerender),
      frame,
      extraScripts,
    })
    const isComplete = !owned || (first.scripts.length > 0 && (Boolean(rendered ?? frame) || !isPending))
    return { html, isComplete, isPrerendered: rendered !== undefined }
  }
  let stopWarming: (() => Promise<void>) | undefined
  const { host } = new URL(env.siteOrigin)
  app.addHook('onListen', () => {
    void confinementWarning().then((warning) => warning && app.log.warn(warning))
    if (env.WARM_UP !== 'on') return
    stopWarming = keepWarm({
      addresses: () => new Set(['/', '/home', ...releases.listedPaths(), ...releases.sampleAddresses()]),
      // Compressed as most browsers take them.
      request: (url) => app.inject({ url, headers: { host, 'accept-encoding': 'br' } }),
      settled: () => prerendered.settled(),
      revision: () => `${shell.revision} ${releases.revision}`,
    })
  })
  app.addHook('onClose', async () => {
    const stopped = stopWarming?.()
    prerendered.close()
    // It may be asking the database, which goes after us.
    await stopped
  })
  app.get('/', limit, page)
  app.get('/*', limit, page)
}
