import type { Canary, Release } from '@yawmi/contract'
import type { Signed } from '@yawmi/contract/signed-list'
import { pause } from './once'
import { isGood, keep, lastGood, trustKeys } from './trust'

/**
 * What the server writes in front of this script: the current release of each remote as of that moment, and the site's
 * settings, which are otherwise two answers more that nothing can be loaded before (docs/adr/0054).
 */
export interface Carried extends Signed {
  /** Of `/site.json`. */
  mediaBase?: string
  /** The brand that every remote has in it. */
  defaultBrand?: string
  /**
   * A fixed version of this script, which carries these releases for ever: the page's `integrity` stands for them, in place of a
   * signature. Where they fail, those of the list take their place.
   */
  isFixed?: true
  /** The page takes every open canary, whomever it is for. */
  isNext?: true
  /** Open canaries by the remote's name, and whom they are for: who gets one reads it in the list. */
  canaries?: Readonly<Record<string, CarriedCanary | undefined>>
  /** By the remote's name: the release's folder, and the digests of the modules that it begins with, its entry first. */
  releases: Partial<Record<string, { folder: string; modules: Record<string, string> }>>
}

/** As much of a canary as says whom it is for. */
export type CarriedCanary = Pick<Canary, 'share' | 'brands'> & { release: Pick<Release, 'version'> }

declare global {
  var yawmiCarried: (Carried & { keys?: string[] }) | undefined
}

export const ENTRY = 'alone.mjs'
const REACT = 'alone-react.mjs'

/** Milliseconds for which what was carried, or a list, stands: a page that mounts a remote later reads the list as it is then. */
export const GOOD_FOR_MS = 60_000

const SCOPE = 'carried'

const services = new Map<string, Carried & { goodUntil: number; isGood: Promise<boolean> }>()

/**
 * Takes what the server wrote, for a service.
 * @param pinned the keys that the page trusts, in place of those that came with the script
 */
export function takeCarried(api: string, pinned?: readonly string[]): void {
  const { keys, ...carried } = globalThis.yawmiCarried ?? {}
  delete globalThis.yawmiCarried
  trustKeys(api, pinned ?? keys)
  if (!isCarried(carried)) return
  if (carried.isFixed) {
    services.set(api, { ...carried, goodUntil: Infinity, isGood: Promise.resolve(true) })
    return
  }
  // By the device's clock alone nothing is refused: the list is read, whose answer has the server's.
  const checked = isGood(api, carried, SCOPE).then((good) => good && !seemsExpired(carried))
  services.set(api, { ...carried, goodUntil: performance.now() + GOOD_FOR_MS, isGood: checked })
  void checked.then((good) => good && keep(api, SCOPE, carried))
}

const seemsExpired = ({ signed }: Signed) => signed !== undefined && Date.now() > signed.expires

const isCarried = (value: object): value is Carried => 'releases' in value

/** Origin of a service's media host; undefined where the service is to be asked. */
export const carriedMediaBase = (api: string): string | undefined => services.get(api)?.mediaBase

/** Id of the brand that a page has in mind, which may be given as a whole. */
export const brandIdOf = (api: string, brand: Yawmi.Options['brand']): string =>
  (typeof brand === 'object' ? String(brand.id) : brand) ?? services.get(api)?.defaultBrand ?? ''

/** Whether a page follows the channel of what comes next; its frames do too. */
export const isNext = (api: string): boolean => services.get(api)?.isNext === true

/** Whether a page holds a version of this script: it gets no canaries. */
export const isHeld = (api: string): boolean => services.get(api)?.isFixed === true

/**
 * Has the browser fetch the file of a brand that a remote will fetch once it has come: by the same kind of request, so that
 * the remote takes what came.
 */
export function preloadBrand(api: string, brand: unknown): void {
  const service = services.get(api)
  if (!service || typeof brand !== 'string' || brand === service.defaultBrand) return
  const href = `${api}/brands/${encodeURIComponent(brand)}.json`
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

/** The current release of a remote: its entry and the digests of the modules that it begins with, by their addresses. */
export interface CarriedRelease {
  address: string
  digests: Record<string, string>
  /** Of the same remote, for some visitors in its place. */
  canary?: CarriedCanary
}

/** @returns undefined where the list is to be read: for a service or a remote that was not carried, or after a while */
export async function carriedRelease(api: string, name: string): Promise<CarriedRelease | undefined> {
  const service = services.get(api)
  if (!service || performance.now() > service.goodUntil || !(await service.isGood)) return undefined
  return releaseOf(service, api, name)
}

/** The release that was carried last of what was good, for a page whose service sends nothing good. */
export async function lastCarriedRelease(api: string, name: string): Promise<CarriedRelease | undefined> {
  const carried = await lastGood<Carried>(api, SCOPE)
  return carried && releaseOf(carried, api, name)
}

function releaseOf({ releases, canaries }: Carried, api: string, name: string): CarriedRelease | undefined {
  const release = releases[name]
  if (!release) return undefined
  const digests = Object.entries(release.modules).map(([file, digest]) => [api + release.folder + file, digest])
  return {
    address: api + release.folder + ENTRY,
    digests: Object.fromEntries(digests) as Record<string, string>,
    canary: canaries?.[name],
  }
}

/** The service's React that a release of this page loads: another that comes meanwhile is to find that one. */
let loadsReact: Promise<unknown> | undefined

/** Milliseconds that a release waits for the entry of that one, which may never come. */
const REACT_TIMEOUT_MS = 3_000

/** What a page with remotes has registered its React under (`shared/webpack/src/alone/page-react.js`). */
const hasReact = () => Reflect.has(globalThis, Symbol.for('yawmi.react'))

/**
 * Loads a carried release with all that it begins with at once, and React only where the page has none and nobody else
 * loads one.
 * @param preload fetches a module by its digest, without evaluating it
 * @param load imports the entry, which brings React where there is none
 */
export async function loadCarried<T>(
  { digests }: CarriedRelease,
  preload: (address: string, digest: string) => void,
  load: () => Promise<T>,
): Promise<T> {
  const bringsReact = !loadsReact && !hasReact()
  for (const [address, digest] of Object.entries(digests))
    if (bringsReact || !address.endsWith(REACT)) preload(address, digest)
  // An entry that is evaluated before that of the release which brings React would bring another one.
  if (loadsReact) await Promise.race([loadsReact.catch(() => undefined), pause(REACT_TIMEOUT_MS)])
  const loading = load()
  if (bringsReact) loadsReact = loading
  try {
    return await loading
  } catch (error) {
    if (bringsReact) loadsReact = undefined
    throw error
  }
}
