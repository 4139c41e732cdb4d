import type { Picture, Prefetch } from '@yawmi/contract'
import { pictureSources } from '@yawmi/ui/picture-sources'

/** Address of the media host, which the site server fills in. */
declare const __MEDIA__: string

export type FirstPicture = NonNullable<Prefetch['picture']>

interface Json {
  [name: string]: unknown
}

/**
 * Loads the picture that a screen shows first while its scripts are on the way: with the same address, size and mode as the
 * `<img>` that will show it, so that the browser loads it once.
 * @param reply of the call that names it
 */
export function preloadPicture(reply: unknown, { at, item, sizes }: FirstPicture): void {
  const list = (reply as { data?: unknown } | null)?.data
  const items = Array.isArray(list) ? (list as Json[]) : []
  const found = item ? items.find(({ uuid }) => uuid === item) : items[0]
  const picture = at.split('.').reduce<unknown>((part, name) => (part as Json | null | undefined)?.[name], found)
  const { variants } = (picture ?? {}) as Partial<Picture>
  if (!variants?.length) return
  const { srcSet } = pictureSources(__MEDIA__, { variants })
  // Without an address: a browser that knows no `imagesrcset` would load another file than it shows.
  preload({ as: 'image', fetchPriority: 'high', imageSrcset: srcSet, imageSizes: sizes })
}

/** Loads a file with CORS, as fonts and pictures are requested; once, however many calls ask for it. */
export function preload(attributes: Partial<HTMLLinkElement>): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', crossOrigin: 'anonymous' }, attributes)
  const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  if (!known.some(({ href, imageSrcset }) => href === link.href && imageSrcset === link.imageSrcset))
    document.head.append(link)
}
