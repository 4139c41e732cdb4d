/** Browser parts that jsdom lacks and components ask for at once. Inert: layout does not exist in jsdom. */
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})
window.scrollTo = () => {}
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.ResizeObserver ??= InertObserver
globalThis.IntersectionObserver ??= InertObserver
/** One tab only; Node's own channel would keep the test process alive. */
globalThis.BroadcastChannel ??= class extends EventTarget {
  postMessage() {}
  close() {}
}
