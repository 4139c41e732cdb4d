import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FREE_VISITOR_TOKEN, replyDigest } from '@yawmi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encodingFor } from '../../http/endpoint/compressed'
import { bearerOf } from '../../http/plugins/bearer'
import { ownTexts } from '../../infrastructure/brands/own-files'
import type { SiteParts } from '../parts/site-parts'
import { bundleReader } from '../prerender/bundle-reader'
import { RenderProcesses } from '../prerender/render-process'
import { choiceName } from '../releases/list/list-queries'
import { visitorOf } from '../releases/visitor'
import { filledCalls, type FilledCall } from './first-replies'
import { RenderedScreens, type ScreenInput } from './rendered-screens'

/**
 * Milliseconds that a page waits for its first screen, counted from its request: scripts that render it are some second away on a
 * slow phone. What is rendered later is there for who comes next.
 */
const SCREEN_TIMEOUT_MS = 600
/** Widths at which layouts change, and none. */
const WIDTHS = new Set([0, 600, 960, 1280, 1920])

/** Answers of this route are one person's, run nothing and are no page. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
  vary: 'Accept-Encoding, Authorization',
}

interface Query {
  address?: unknown
  width?: unknown
}

/**
 * First screens of signed-in visitors, rendered with the replies of their first calls (ADR 0086). A page requests its screen with the
 * token on the device, beside these calls; where there is none to be had, the answer is 204 and the page's skeleton stands.
 */
export async function firstScreens(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { env, shell, releases, limit } = parts
  // Not those of public pages: what renders for signed-in visitors renders for nobody else.
  const processes = new RenderProcesses(
    path.join(env.root, 'backend/dist/render-worker.mjs'),
    bundleReader(shell, releases),
  )
  const screens = new RenderedScreens(processes, (message) => app.log.warn(message))
  let revision = ''

  app.get<{ Querystring: Query }>('/first-screen', limit, async (request, reply) => {
    reply.headers(HEADERS)
    const current = `${shell.revision} ${releases.revision}`
    if (current !== revision) screens.clear()
    revision = current
    const screen = await Promise.race([screenFor(request), wait(SCREEN_TIMEOUT_MS, undefined, { ref: false })])
    if (!screen) return reply.code(204).send()
    const encoding = encodingFor(request)
    reply.type('text/html; charset=utf-8')
    if (!encoding) return reply.send(screen.text)
    return reply.header('content-encoding', encoding).send(await screen.compressed(encoding))
  })
  app.addHook('onClose', async () => screens.clear())

  async function screenFor(request: FastifyRequest<{ Querystring: Query }>) {
    const input = await inputOf(request)
    return input && screens.of(input)
  }

  /** What the screen of a request is rendered from; undefined where its page has to go without. */
  async function inputOf(request: FastifyRequest<{ Querystring: Query }>): Promise<ScreenInput | undefined> {
    const token = bearerOf(request)
    const { server } = shell.assets
    const width = Number(request.query.width)
    const url = addressIn(request.query.address, env.siteOrigin)
    if (!url) return undefined
    const { brand } = await parts.brandPreviews.choose(request, url.searchParams.get('brand') ?? undefined)
    const list = releases.chosenFor(visitorOf(request, brand.id, await parts.testerLinks.of(request)))
    const owned = releases.routeOf(url.pathname, list)
    if (!token || !server || !owned?.route.rendered || !WIDTHS.has(width)) return undefined
    const role = token === FREE_VISITOR_TOKEN ? 'free' : 'subscriber'
    if (role === 'free' && owned.route.access === 'subscriber') return undefined
    const replies = await repliesTo(filledCalls(owned.route, url, role), request)
    // By its replies the API says whether the visitor may see this.
    if (!replies?.length) return undefined
    const { remote, release, route } = owned
    return {
      replies,
      choice: choiceName(list),
      order: {
        shell: path.join(shell.folder, server),
        remote: {
          name: remote,
          version: release.version,
          bundle: path.join(releases.folder, path.dirname(release.manifest), 'server.cjs'),
        },
        boot: {
          brand,
          mediaBase: env.mediaOrigin,
          releases: list,
          manifests: {},
          texts: ownTexts(brand, route.texts),
        },
        address: url.pathname + url.search,
        role,
        width,
      },
    }
  }

  /** What our own API replies to this visitor's calls, got without a network; undefined where any of them fails. */
  async function repliesTo(calls: readonly FilledCall[], { headers, ip }: FastifyRequest) {
    const { authorization, host } = headers
    const replies = await Promise.all(
      calls.map(async (call) => {
        const reply = await app.inject({ url: call.address, remoteAddress: ip, headers: { authorization, host } })
        return reply.statusCode === 200 ? { ...call, text: reply.body, digest: replyDigest(reply.body) } : undefined
      }),
    )
    const good = replies.filter((reply) => reply !== undefined)
    return good.length === replies.length ? good : undefined
  }
}

/** Path and search of a page of ours; undefined for what is none. */
function addressIn(address: unknown, origin: string): URL | undefined {
  if (typeof address !== 'string' || !address.startsWith('/') || address.length > 2_000) return undefined
  const url = new URL(origin)
  const [pathname = '', ...search] = address.split('?')
  url.pathname = pathname
  url.search = search.join('?')
  return url
}
