import { completeBrand, defaultBrand, TEXT_KINDS, type Brand } from '@yawmi/brand'
import type { RemoteHost } from '@yawmi/host'
import type { ReleaseOnPage } from '../field-data/seen'
import { within } from '../remote/module-cache'
import type { LifecycleProps } from './lifecycles'
import { notifierOf } from './listener'

/** Props with an element to mount into. */
export type MountProps = LifecycleProps & Required<Pick<LifecycleProps, 'domElement'>>

/** The props of a mounting with every default filled in. */
export interface StandaloneSettings extends Required<Pick<LifecycleProps, 'apiBase' | 'mediaBase' | 'locale'>> {
  basePath?: string
  initialPath?: string
  slot?: string
  brand: Brand
  onEvent: RemoteHost['onEvent']
  onFailure?: LifecycleProps['onFailure']
  /** What reports of this page need (`field-data`). */
  release: ReleaseOnPage
  nonce?: string
  /** The element that it is mounted in; layouts depend on its width. */
  domElement: HTMLElement
  /** The document or shadow root of that element, which styles go to. */
  root: Document | ShadowRoot
}

/** Milliseconds that a brand file or the site's settings may take before the defaults are used. */
const TIMEOUT_MS = 5_000

/** From this status on the server failed, not the page. */
const SERVER_ERROR_STATUS = 500
/** The server has no brand of that name. */
class UnknownBrand extends Error {}

type Fetched = Promise<readonly [brand: Brand, mediaBase: string]>
/** What each mounting has of the service, and for which of its props. */
const fetchedBy = new WeakMap<HTMLElement, { key: string; fetched: Fetched }>()

/** Call after an unmount: the next mounting in the element asks the service again. */
export const forgetFetched = (domElement: HTMLElement): void => void fetchedBy.delete(domElement)

/**
 * Fills in what the page left out. An update asks the service for nothing that the mounting has.
 * An unknown brand is reported to the page and replaced by the default one, never by a blank page.
 * @throws Error when the brand cannot be had now: there is no connection, or the server fails
 */
export async function resolveSettings(props: MountProps): Promise<StandaloneSettings> {
  const { domElement } = props
  const apiBase = (props.apiBase ?? '').replace(/\/$/, '')
  const onEvent = notifierOf(domElement, props.onEvent)
  const key = JSON.stringify([apiBase, props.mediaBase, props.brand])
  const before = fetchedBy.get(domElement)
  const fetched = before?.key === key ? before.fetched : fetchFor(props, apiBase, onEvent)
  // One that fails leaves what the mounting has.
  const [brand, mediaBase] = await fetched
  fetchedBy.set(domElement, { key, fetched })
  const root = domElement.getRootNode()
  return {
    apiBase,
    mediaBase,
    brand,
    onEvent,
    onFailure: props.onFailure,
    release: { failed: props.failed, hasCanary: props.hasCanary, version: props.version },
    locale: props.locale ?? 'ar-LY',
    basePath: props.basePath,
    initialPath: props.initialPath,
    slot: props.slot,
    nonce: (props.nonce ?? document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce) || undefined,
    domElement,
    root: root instanceof ShadowRoot ? root : document,
  }
}

async function fetchFor(props: MountProps, apiBase: string, onEvent: StandaloneSettings['onEvent']): Fetched {
  const [brand, mediaBase] = await Promise.all([
    resolveBrand(props.brand, apiBase).catch((error: unknown) => {
      // One that the server may have, and that does not come now, must not be replaced by another's name and prices.
      if (!(error instanceof UnknownBrand)) throw error
      onEvent({ type: 'error', code: 'brand', message: `brand: ${String(error)}` })
      return defaultBrand
    }),
    props.mediaBase ?? siteMediaBase(apiBase),
  ])
  return [withServiceAddresses(brand, apiBase), mediaBase]
}

/** Paths in a brand are the service's, in whatever page that is. */
function withServiceAddresses(brand: Brand, apiBase: string): Brand {
  const at = <T extends Record<string, unknown>>(group: T, ...keys: (keyof T)[]): T => ({
    ...group,
    ...Object.fromEntries(keys.map((key) => [key, String(group[key]).replace(/^\//, `${apiBase}/`)])),
  })
  return {
    ...brand,
    logo: at(brand.logo, 'image', 'imageDark'),
    ...at({ templates: brand.templates }, 'templates'),
    texts: at(brand.texts, ...TEXT_KINDS),
    fontFiles: at(brand.fontFiles, 'regular', 'bold'),
  }
}

async function resolveBrand(brand: LifecycleProps['brand'], apiBase: string): Promise<Brand> {
  if (typeof brand === 'object') return completeBrand(brand)
  if (!brand || brand === defaultBrand.id) return defaultBrand
  return completeBrand(await fetchJson<Partial<Brand>>(`${apiBase}/brands/${encodeURIComponent(brand)}.json`))
}

/** The site publishes the address of its media host; without an answer pictures show their placeholders. */
const siteMediaBase = (apiBase: string) =>
  fetchJson<{ mediaBase: string }>(`${apiBase}/site.json`).then(
    (site) => site.mediaBase,
    () => apiBase,
  )

/**
 * Once more where it fails: the browser gives the first request what it preloaded, which may have failed long before, without a
 * network. `AbortSignal.timeout` is younger than the phones that this runs on.
 */
const fetchJson = <T>(url: string): Promise<T> =>
  within(
    TIMEOUT_MS,
    request<T>(url).catch(() => request<T>(url)),
  )

async function request<T>(url: string): Promise<T> {
  const response = await fetch(url)
  const message = `${url} answered ${response.status}`
  if (response.status >= SERVER_ERROR_STATUS) throw new Error(message)
  if (!response.ok) throw new UnknownBrand(message)
  return (await response.json()) as T
}
