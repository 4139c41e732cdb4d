/**
 * What remotes and our libraries call on a page's window as they are loaded and nothing answers on a server. Import it before
 * them. `window` itself stays away: by it they see where they are.
 */
const page: Record<string, unknown> = {
  addEventListener: () => {},
  removeEventListener: () => {},
  location: { href: 'https://server.invalid/', origin: 'https://server.invalid', pathname: '/', search: '', hash: '' },
  // What a screen calls beyond the replies that it was given stays on its way, as at the first paint of a browser.
  fetch: () => new Promise(() => {}),
}
if (typeof window === 'undefined') Object.assign(globalThis, page)

export {}
