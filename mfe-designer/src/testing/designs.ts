import type { DesignImage, SavedDesign } from '@yawmi/contract'
import { aPicture, aUuid } from '@yawmi/testing'

/** Rows of the studio's lists, for its tests. */
export const aDesign = (name: string, path = 'designs/ward.webp'): DesignImage => ({
  uuid: aUuid(),
  name,
  path,
  picture: aPicture(),
})

export const aSaved = (type: SavedDesign['type'], more: Partial<SavedDesign> = {}): SavedDesign => ({
  uuid: aUuid(),
  path: `saved/${aUuid()}.png`,
  thumbnail: null,
  type,
  name: null,
  saved_at: '2026-11-21T10:00:00.000Z',
  key: null,
  version: null,
  ...more,
})

/** Makes everything that watches for the end of a list see it at once, and tells how it watches; returns its undoing. */
export function seeEverything(onObserve?: (options?: IntersectionObserverInit) => void): () => void {
  const before = globalThis.IntersectionObserver
  globalThis.IntersectionObserver = class {
    constructor(
      private readonly seen: (entries: { isIntersecting: boolean }[]) => void,
      options?: IntersectionObserverInit,
    ) {
      onObserve?.(options)
    }
    observe() {
      this.seen([{ isIntersecting: true }])
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  return () => void (globalThis.IntersectionObserver = before)
}

/** A window as wide as a desktop's, or of `width` px; returns its undoing. */
export function widen(width = 1920): () => void {
  const before = window.matchMedia
  const holds = (query: string) => Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity) <= width
  window.matchMedia = (query: string) => ({ ...before(query), matches: holds(query) })
  return () => void (window.matchMedia = before)
}

/** jsdom loads no pictures: from now on every one is there, 1080 by 1350. */
export function loadEveryPicture(): void {
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { value: 1080, configurable: true })
  Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { value: 1350, configurable: true })
}

/** jsdom draws nothing: from now on a canvas answers files of `bytes`, and `widths` tells in which sizes it was asked. */
export function drawEveryPicture() {
  const rendered = { bytes: (_: HTMLCanvasElement) => 1000, widths: [] as number[] }
  // As most browsers have it, which make pictures smaller well by themselves.
  const browser = { imageSmoothingQuality: 'low' }
  const context = Object.assign(Object.create(browser) as object, {
    ...{ fillRect() {}, drawImage() {}, scale() {}, save() {}, restore() {} },
  })
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext']
  HTMLCanvasElement.prototype.toBlob = function (done, type) {
    rendered.widths.push(this.width)
    done(new Blob([new Uint8Array(rendered.bytes(this))], { type }))
  }
  performance.measure = (() => {}) as unknown as typeof performance.measure
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  return rendered
}
