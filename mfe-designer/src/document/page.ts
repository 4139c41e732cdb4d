import type { Size } from './placed'

/** Sizes of a design that are its own, in stage units; without one it has the proportions of its picture. */
export const PAGES = {
  square: { width: 700, height: 700 },
  story: { width: 394, height: 700 },
  a5: { width: 494, height: 700 },
} as const satisfies Record<string, Size>

export type Page = keyof typeof PAGES
export const PAGE_NAMES = Object.keys(PAGES) as Page[]

/** Colours of a design without a picture, from its upper edge to its lower: six hex digits each, without `#`. */
export interface Fill {
  readonly from: string
  readonly to: string
}

/** Where a picture covers a page: whole units, about its middle; what is beyond the edges is not seen. */
export function coverPlace(page: Size, picture: Size): { x: number; y: number } & Size {
  const scale = Math.max(page.width / picture.width, page.height / picture.height)
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)]
  return { x: 0 - Math.floor((width - page.width) / 2), y: 0 - Math.floor((height - page.height) / 2), width, height }
}
