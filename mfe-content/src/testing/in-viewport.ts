/** Reports every element as near the viewport: jsdom has no layout. Call once at the top of a test file. */
export function useEverythingInViewport(): void {
  const original = globalThis.IntersectionObserver
  beforeAll(() => {
    globalThis.IntersectionObserver = class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe(target: Element) {
        queueMicrotask(() => this.callback([{ target, isIntersecting: true }] as never, this as never))
      }
      disconnect() {}
    } as never
  })
  afterAll(() => {
    globalThis.IntersectionObserver = original
  })
}
