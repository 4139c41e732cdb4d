import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Signed } from '@yawmi/contract/signed-list'
import { signAgain } from '../product/list-keys'
import { SITE } from '../product/product'

interface Release {
  version: string
  manifest: string
  declaration: { requires: Record<string, string> }
  /** The digests by which browsers load it. */
  sri?: object
}
interface List extends Signed {
  remotes: { content?: Release[] }
}

/** A version that no build has. */
export const NEXT = '99.0.0-next'
const BOOT = /(<script type="application\/json" id="yawmi-boot">)(.*?)(<\/script>)/

/** Scripts for integrators' pages, and what the server writes in front of them: releases without digests are not in it. */
const CARRYING = /\/embed(-frame)?\.js$/
const CARRIED = /^(globalThis\.yawmiCarried=)(.*)(?=;$)/m
interface Carried extends Signed {
  keys?: string[]
  releases: { content?: { folder: string } }
}

/** Signs a list that a test changed, or not as it should be. */
export type Sign = <T extends Signed>(list: T) => T

/** Patterns of the release list's address, as the shell requests it and as pages with a single remote do. */
export const LISTS = /\/releases\.json(\?|$)/

/** Answers unless the page has been left meanwhile: nobody waits for the answer then, and the test may be over. */
const unlessLeft = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  answer(route).catch((error: unknown) => {
    if (!/disposed|closed/i.test(String(error))) throw error
  })

/**
 * Serves pages with another release of the content remote in front of the current one. `isOnly`: with none behind it.
 * `isDigested`: with the current one's digests, for files that are equal except for what a test alters. `sign`: as the site
 * would by default.
 */
export async function release(
  pages: Page | BrowserContext,
  declaration: object = {},
  isOnly = false,
  isDigested = false,
  sign: Sign = signAgain,
): Promise<void> {
  const withNext = ({ remotes: { content } }: List) => {
    if (!content) return
    const [current] = content
    if (!current) throw new Error('nothing is released')
    const next = {
      version: NEXT,
      manifest: current.manifest.replace(current.version, NEXT),
      declaration: { ...current.declaration, ...declaration },
      ...(isDigested && { sri: current.sri }),
    }
    content.splice(0, isOnly ? content.length : 0, next)
  }
  await pages.route(
    (url) => url.origin === SITE && /^\/[\w-]*$/.test(url.pathname),
    unlessLeft(async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(BOOT, (_, before: string, json: string, after: string) => {
        const boot = JSON.parse(json) as { releases: List }
        withNext(boot.releases)
        boot.releases = sign(boot.releases)
        return `${before}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${after}`
      })
      return route.fulfill({ response, body })
    }),
  )
  await carry(pages, isDigested ? NEXT : undefined, sign)
  await pages.route(LISTS, async (route) => {
    // What is signed by a test is none that the site could say of whether it still stands.
    const { 'if-none-match': _known, ...headers } = route.request().headers()
    // A page asks for the list with each screen, and may be left before the answer is there; or the site is away.
    try {
      const response = await route.fetch({ headers })
      const list = (await response.json()) as List
      withNext(list)
      await route.fulfill({ response, json: sign(list) })
    } catch {
      await route.abort().catch(() => {})
    }
  })
}

/**
 * Has the scripts for integrators' pages carry another version of the content remote as its current release.
 * @param version none where a page is to read the list
 */
export async function carry(
  pages: Page | BrowserContext,
  version: string | undefined,
  sign: Sign = signAgain,
): Promise<void> {
  const withVersion = (_: string, before: string, json: string) => {
    const carried = JSON.parse(json) as Carried
    const { content } = carried.releases
    if (content && version) content.folder = content.folder.replace(/[^/]+\/$/, `${version}/`)
    else delete carried.releases.content
    const { keys, ...unsigned } = carried
    return before + JSON.stringify({ ...sign(unsigned), keys })
  }
  await pages.route(
    CARRYING,
    unlessLeft(async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replace(CARRIED, withVersion) })
    }),
  )
}

/** The global name by which a build's files find each other. */
const BUILD_NAME = /yawmi_content_\w+/g

/**
 * Serves the current version's files as the next version's, under its name, except where `instead` replaces a file: by
 * another text, or by an error status of the server.
 */
export async function serveNext(
  context: BrowserContext,
  instead: (file: string, text: () => Promise<string>) => Promise<string | number | undefined>,
): Promise<void> {
  const { content } = ((await (await context.request.get('/releases.json')).json()) as List).remotes
  const version = content?.[0]?.version ?? ''
  const serve = async (route: Route) => {
    const url = route.request().url()
    if (!/\.(m?js|json)$/.test(url)) return route.continue({ url: url.replace(NEXT, version) })
    const response = await route.fetch({ url: url.replace(NEXT, version) })
    // Its modules are not loaded by digest, as those of a release from before there were any: a test puts others in their place.
    const text = async () =>
      (await response.text()).replaceAll(BUILD_NAME, 'yawmi_content_next').replaceAll('integrity:', 'unchecked:')
    const other = await instead(url, text)
    if (typeof other === 'number') return route.fulfill({ status: other, body: '' })
    return route.fulfill({ response, body: other ?? (await text()) })
  }
  await context.route(`**/remotes/content/${NEXT}/**`, unlessLeft(serve))
}

/**
 * Serves the current version's files byte for byte as the next version's, except for one that is altered in transit.
 * @returns when a page first received the altered file, in milliseconds
 */
export async function serveAltered(
  context: BrowserContext,
  isAltered: (url: string, text: string) => boolean,
): Promise<{ since: number }> {
  const { content } = ((await (await context.request.get('/releases.json')).json()) as List).remotes
  const state = { since: 0 }
  const serve = async (route: Route) => {
    const url = route.request().url()
    const response = await route.fetch({ url: decodeURIComponent(url).replace(NEXT, content?.[0]?.version ?? '') })
    if (!/\.(m?js|json)$/.test(new URL(url).pathname)) return route.fulfill({ response })
    const text = await response.text()
    if (!isAltered(url, text)) return route.fulfill({ response })
    state.since ||= Date.now()
    return route.fulfill({ response, body: `${text};globalThis.isAltered=true;` })
  }
  await context.route(`**/remotes/content/${NEXT}/**`, unlessLeft(serve))
  return state
}

/** The files of the next version that a page requests, once for each request. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes(`/content/${NEXT}/`) && requests.push(request.url()))
  return requests
}

/** How a screen of a release is broken: what replaces its component, or the file that contains it. */
export const BROKEN_SCREENS: Record<string, string | number> = {
  'has a hole where its screen should be': 404,
  'cannot be had where its screen is': 503,
  'throws in its screen': '(()=>{throw new Error("broken release")})',
  'hangs in its screen': '(()=>{throw new Promise(()=>{})})',
}

/** A screen that calls what a newer design system has: the call as the bundler writes it. */
export const newerScreen = (text: string) =>
  text.includes('.useStyles)(') ? text.replaceAll('.useStyles)(', '.useNewStyles)(') : undefined

/**
 * For `serveNext`: breaks the screen that is opened first, in the files for the shell and in those for standalone
 * remotes.
 */
export const brokenScreen =
  (how: string | number | typeof newerScreen) => async (file: string, text: () => Promise<string>) => {
    if (!/\.m?js$/.test(file)) return undefined
    const original = await text()
    const exported = /default:\(\)=>\w+/
    // Of the shell's files the screen's alone has such an export, `remote` and `lifecycles` have names; of the others React too.
    if (!exported.test(original) || /entry\.js$|alone(-main|-react)?\.mjs$/.test(file)) return undefined
    if (typeof how === 'number') return how
    if (typeof how === 'function') return how(original)
    return original.replace(exported, `default:()=>${how}`)
  }
