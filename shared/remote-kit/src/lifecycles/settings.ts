import { completeBrand, defaultBrand, TEXT_KINDS, type Brand } from '@yawmi/brand'
import type { RemoteHost } from '@yawmi/host'
import type { LifecycleProps } from './lifecycles'
import { tellOf } from './listener'

/** Props with the place that was chosen for them. */
export type PlacedProps = LifecycleProps & Required<Pick<LifecycleProps, 'domElement'>>

/** The props of a mounting with every default filled in. */
export interface AloneSettings extends Required<Pick<LifecycleProps, 'apiBase' | 'mediaBase' | 'locale'>> {
  basePath?: string
  initialPath?: string
  slot?: string
  brand: Brand
  onEvent: RemoteHost['onEvent']
  onFailure?: LifecycleProps['onFailure']
  nonce?: string
  /** The place that it was given, whose width its layouts go by. */
  domElement: HTMLElement
  /** The document or shadow root that it stands in, which styles go to. */
  root: Document | ShadowRoot
}

/** Milliseconds that a brand file or the site's settings may take before the defaults stand in. */
const PATIENCE = 5_000

/** Answers from here on are the server's own fault, not the page's. */
const SERVER_FAULT = 500
class ServerFault extends Error {}

/**
 * Fills in what the page left out.
 * A brand that there is none of is the default one, told to the host, never a blank page.
 * @throws Error when the server has the brand and cannot show it now
 */
export async function resolveSettings(props: PlacedProps): Promise<AloneSettings> {
  const apiBase = (props.apiBase ?? '').replace(/\/$/, '')
  const onEvent = tellOf(props.domElement, props.onEvent)
  const [brand, mediaBase] = await Promise.all([
    resolveBrand(props.brand, apiBase).catch((error: unknown) => {
      // The server has the brand and cannot show it now: another's name and prices must not stand in for it.
      if (error instanceof ServerFault) throw error
      onEvent({ type: 'error', code: 'brand', message: `brand: ${String(error)}` })
      return defaultBrand
    }),
    props.mediaBase ?? siteMediaBase(apiBase),
  ])
  const root = props.domElement.getRootNode()
  return {
    apiBase,
    mediaBase,
    brand: atService(brand, apiBase),
    onEvent,
    onFailure: props.onFailure,
    locale: props.locale ?? 'ar-LY',
    basePath: props.basePath,
    initialPath: props.initialPath,
    slot: props.slot,
    nonce: (props.nonce ?? document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce) || undefined,
    domElement: props.domElement,
    root: root instanceof ShadowRoot ? root : document,
  }
}

/** A path in a brand is one of the service's, in whatever page that is. */
function atService(brand: Brand, apiBase: string): Brand {
  const at = <T extends Record<string, unknown>>(group: T, ...keys: (keyof T)[]): T => ({
    ...group,
    ...Object.fromEntries(keys.map((key) => [key, String(group[key]).replace(/^\//, `${apiBase}/`)])),
  })
  return {
    ...brand,
    logo: at(brand.logo, 'image', 'imageDark'),
    texts: at(brand.texts, ...TEXT_KINDS),
    fontFiles: at(brand.fontFiles, 'regular', 'bold'),
  }
}

async function resolveBrand(brand: LifecycleProps['brand'], apiBase: string): Promise<Brand> {
  if (typeof brand === 'object') return completeBrand(brand)
  if (!brand || brand === defaultBrand.id) return defaultBrand
  return completeBrand(await fetchJson<Partial<Brand>>(`${apiBase}/brands/${encodeURIComponent(brand)}.json`))
}

/** The site publishes where its media is; without an answer pictures fall back to their placeholders. */
const siteMediaBase = (apiBase: string) =>
  fetchJson<{ mediaBase: string }>(`${apiBase}/site.json`).then(
    (site) => site.mediaBase,
    () => apiBase,
  )

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
  const message = `${url} answered ${response.status}`
  if (response.status >= SERVER_FAULT) throw new ServerFault(message)
  if (!response.ok) throw new Error(message)
  return (await response.json()) as T
}
