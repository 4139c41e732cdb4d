class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Browser parts that jsdom lacks and components ask for at once. Inert: layout does not exist in jsdom. */
const INERT = {
  matchMedia: (/** @type {string} */ query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
  ResizeObserver: InertObserver,
  IntersectionObserver: InertObserver,
  // One tab only; Node's own channel would keep the test process alive.
  BroadcastChannel: class extends EventTarget {
    postMessage() {}
    close() {}
  },
}
for (const [name, part] of Object.entries(INERT)) /** @type {Record<string, unknown>} */ (globalThis)[name] ??= part
window.scrollTo = () => {}
