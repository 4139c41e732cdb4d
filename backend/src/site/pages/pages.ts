import path from 'node:path'
import { type Brand, brandWord } from '@yawmi/brand'
import type { ChosenList } from '@yawmi/contract/canary'
import type { Override } from '@yawmi/contract/overrides'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../lib/errors'
import { ownTexts } from '../../infrastructure/brands/own-files'
import { encodingFor } from '../../http/endpoint/compressed'
import { hasTagged } from '../../http/endpoint/etags'
import type { SiteParts } from '../parts/site-parts'
import { bundleReader } from '../prerender/bundle-reader'
import { FontFolder } from '../prerender/fonts/font-folder'
import { FontSubsets } from '../prerender/fonts/font-subsets'
import { PrefetchedReplies } from '../prerender/prefetched-replies'
import { confinementWarning } from '../prerender/confinement'
import { fontsOfPage, type PageText } from '../prerender/fonts/fonts-of-page'
import { PrerenderedPages } from '../prerender/prerendered-pages'
import { RenderProcesses } from '../prerender/render-process'
import type { Boot } from '../prerender/wire'
import { frameOptions, framersOf } from '../security/framing'
import { CachedPage } from './cached-page'
import { CachedPages } from './cached-pages'
import { type MadePage, renderPage } from './page'
import { isListed, setSharing } from './page-sharing'
import { RecentPages } from './recent-pages'
import { keepWarm } from './warm-up'
import { firstRemote } from '../releases/preloads'
import type { OpenPreview } from '../parts/open-preview'
import { overridesOf, textOf } from '../previews/overrides'
import { askForOverrides } from '../previews/override-question'
import { originsOf } from '../previews/override-page'
import { choiceName, type OwnedRoute, testedOf } from '../releases/list/list-queries'
import { visitorOf } from '../releases/visitor'
import { contentSecurityPolicy } from '../security/security-headers'
import type { ShellAssets } from '../releases/shell-files'

/** One page for every address that nothing else answers, prerendered where its remote declares it. */
export async function pages(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { env, pairs, brands, brandPreviews, releases, shell, limit, extraScripts, testerLinks } = parts
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

  const cache = new CachedPages()
  const recent = new RecentPages(app, parts)

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    // Read as an address a second slash would begin the name of a host.
    const own = request.url.replace(/^[/\\]+/, '/')
    if (own !== request.url) return reply.redirect(own, 301)
    const { pathname, searchParams } = new URL(request.url, env.siteOrigin)
    // An address of a file that is not there must not answer a page: a loader would take it for a script.
    if (path.posix.extname(pathname)) throw new ApiError('not_found')
    const { brand, preview } = await brandPreviews.choose(request, searchParams.get('brand') ?? undefined)
    const { granted: overrides, requested } = overridesOf(request, brand)
    if (requested !== undefined) return askForOverrides(reply, requested, request.url)
    const named = await testerLinks.of(request)
    const list = releases.chosenFor(visitorOf(request, brand.id, named))
    const tested = testedOf(list, named)
    const owned = releases.routeOf(pathname, list)
    const origin = originOf(brand, request.hostname, env.siteOrigin)
    const brandQuery = brands.brandQuery(brand, request.hostname)
    const framers = framersOf(owned?.route.path, brand)
    const page = await pageOf({ pathname, list, tested, overrides, owned, brand, preview, origin, brandQuery, framers })
    // What caches may keep names no browser: its first call that writes fetches a token (ADR 0083).
    const sharing = {
      list,
      owned,
      isComplete: page.isComplete,
      isPreview: preview !== undefined || overrides.length > 0,
    }
    const isShared = setSharing(request, reply, sharing)
    if (!isShared) pairs.giveAny(request, reply)
    reply
      .code(owned ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('vary', 'Accept-Encoding')
      .headers(frameOptions(framers))
    if (page.isComplete && owned) {
      reply.header('etag', page.made.etag)
      if (hasTagged(request.headers['if-none-match'], page.made.etag)) return reply.code(304).send()
    }
    reply.header('content-security-policy', page.made.policy)
    const encoding = encodingFor(request)
    if (encoding) reply.header('content-encoding', encoding)
    const bytes = await page.made.in(encoding)
    if (isShared) recent.keep(request, reply, bytes)
    return reply.send(bytes)
  }

  /** What a page is made from, besides what is the same for all: of who asks for it only which canaries they get. */
  interface PageRequest {
    pathname: string
    /** With the canaries that the visitor gets in front. */
    list: ChosenList
    /** Those of them that its tester link names. */
    tested: readonly string[]
    /** Remotes that the visitor takes from development servers. */
    overrides: readonly Override[]
    owned: OwnedRoute | undefined
    brand: Brand
    /** Where that brand is not published. */
    preview: OpenPreview | undefined
    origin: string
    brandQuery: string
    framers: readonly string[]
  }

  /**
   * The page, from the cache where everything that it is made from is as it was. While a part of it is still to come it is
   * not complete, and made anew for who asks next.
   */
  async function pageOf(request: PageRequest): Promise<{ made: CachedPage; isComplete: boolean }> {
    const { pathname, list, tested, overrides, owned, brand, preview, origin, brandQuery } = request
    const route = owned?.route
    // One shell for all of the page: another may take its place before the page is sent.
    const assets = shell.assets
    const firstAnswers = route?.answers && (await answers.of(route.answers))
    const from = [assets, list, releases.signed.ofPages, owned?.release, brand, ...Object.values(firstAnswers ?? {})]
    // Of a route with parameters all addresses have one page, unless it is drawn for its own address.
    const which = owned && `${owned.remote} ${route?.path} ${route?.prerender ? pathname : ''}`
    const whose = `${choiceName(list)} ${tested.join()} ${textOf(overrides)} ${preview?.preview ?? ''}`
    const name = `${origin} ${brand.id}${brandQuery} ${which} ${whose}`
    const cached = cache.get(name, from)
    if (cached) return { made: cached, isComplete: true }
    const { html, code, isComplete, isPrerendered } = await render(request, assets, firstAnswers)
    const policy = contentSecurityPolicy({
      code,
      mediaOrigin: env.mediaOrigin,
      brand,
      framers: request.framers,
      developers: originsOf(overrides),
    })
    const made = new CachedPage(html, policy, isComplete && isPrerendered)
    if (isComplete) cache.put(name, from, made)
    return { made, isComplete }
  }

  /** @returns the page, whether nothing of it is still to come, and whether its text is in it. */
  async function render(
    { pathname, list, tested, overrides, owned, brand, preview, origin, brandQuery }: PageRequest,
    assets: ShellAssets,
    firstAnswers: Record<string, unknown> | undefined,
  ): Promise<MadePage & { isComplete: boolean; isPrerendered: boolean }> {
    const route = owned?.route
    const first = firstRemote(releases, owned, assets)
    const boot: Boot = {
      brand,
      mediaBase: env.mediaOrigin,
      releases: releases.signed.ofPages,
      keys: releases.signed.publicKeys,
      manifests: first.manifests,
      integrity: first.integrity,
      texts: ownTexts(brand, route?.texts),
      ...(firstAnswers && { answers: firstAnswers }),
      ...(tested.length > 0 && { tested }),
      ...(overrides.length > 0 && { overrides }),
    }
    // The page's own list is the same for all: the shell chooses from it as the server did.
    const chosen = { ...boot, releases: list }
    // A remote on the developer's machine is none that this server could render, or name the files of.
    const isOverridden = overrides.some(({ remote }) => remote === owned?.remote)
    const rendered = owned && !isOverridden ? await prerendered.of(owned, chosen, pathname, assets.server) : undefined
    if (rendered && owned) boot.prerendered = { remote: owned.remote, version: owned.release.version }
    const frame = owned && !rendered ? await prerendered.frameOf(owned, chosen, assets.server) : undefined

    const isPending = owned !== undefined && !rendered && prerendered.isPending(owned, assets.server)

    const pageWord = (group: string, ours: string | undefined) =>
      owned && ours && brandWord(brand, `${owned.remote}.${group}.${owned.route.screen}`, ours)

    const made = renderPage({
      boot,
      title: pageWord('titles', route?.title),
      description: pageWord('descriptions', route?.description),
      canonical: `${origin}${route?.path ?? pathname}${brandQuery}`,
      listed: owned !== undefined && isListed(owned),
      brandQuery,
      preview,
      firstScripts: isOverridden ? [] : first.scripts,
      route,
      shell: assets,
      rendered,
      renderPending: isPending && Boolean(owned?.route.prerender),
      frame,
      extraScripts,
    })
    const isComplete = !owned || (first.scripts.length > 0 && (Boolean(rendered ?? frame) || !isPending))
    return { ...made, isComplete, isPrerendered: rendered !== undefined }
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
  const recentOrNew = (request: FastifyRequest, reply: FastifyReply) =>
    recent.resend(request, reply) ? undefined : page(request, reply)
  app.get('/', limit, recentOrNew)
  app.get('/*', limit, recentOrNew)
}

/**
 * Where a brand's pages are: on its host by the scheme and the port of the site. A port that a stranger named would make each page another,
 * to be made, compressed and held for them alone.
 */
function originOf({ hosts }: Brand, hostname: string, siteOrigin: string): string {
  const host = hostname.toLowerCase()
  return hosts.includes(host) ? Object.assign(new URL(siteOrigin), { hostname: host }).origin : siteOrigin
}
