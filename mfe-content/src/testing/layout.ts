/**
 * Simulates layout, which jsdom lacks: every element has a given height, and the end of a list is in the viewport when
 * a test says so.
 */

type Resized = (entries: { target: Element; contentRect: { width: number; height: number } }[]) => void

const watchers = new Set<{ callback: IntersectionObserverCallback; targets: Set<Element>; ahead: number }>()

/** Call once at the top of a test file whose screen has a windowed list. */
export function useLayout({ rowHeight = 100 } = {}): void {
  const original = { resize: globalThis.ResizeObserver, intersection: globalThis.IntersectionObserver }
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      constructor(private readonly resized: Resized) {}
      observe(target: Element) {
        queueMicrotask(() => this.resized([{ target, contentRect: { width: 400, height: rowHeight } }]))
      }
      unobserve() {}
      disconnect() {}
    } as never
    globalThis.IntersectionObserver = class {
      private readonly watcher
      constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
        this.watcher = {
          callback,
          targets: new Set<Element>(),
          ahead: Number(/(\d+)px \d+px$/.exec(rootMargin)?.[1] ?? 0),
        }
      }
      observe(target: Element) {
        this.watcher.targets.add(target)
        watchers.add(this.watcher)
      }
      disconnect() {
        watchers.delete(this.watcher)
      }
    } as never
    // The windowing library skips elements without layout boxes, which in jsdom are all.
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })
    Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.documentElement })
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: window.innerHeight })
  })
  afterEach(() => watchers.clear())
  afterAll(() => {
    globalThis.ResizeObserver = original.resize
    globalThis.IntersectionObserver = original.intersection
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
    Reflect.deleteProperty(document, 'scrollingElement')
    Reflect.deleteProperty(document.documentElement, 'clientHeight')
  })
}

/** Distance from the end, in pixels, at which observers are notified. */
export const pixelsAhead = (): number[] => [...watchers].map(({ ahead }) => ahead)

/** Scrolls to the end of the list: its observers are notified that it is in the viewport. */
export function reachTheEnd(): void {
  for (const { callback, targets } of [...watchers])
    callback([...targets].map((target) => ({ target, isIntersecting: true })) as never, undefined as never)
}
