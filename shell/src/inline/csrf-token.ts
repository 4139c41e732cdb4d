import { EARLY_TOKEN, type PageWithToken } from '@yawmi/api-client/prefetch'

/** Name of the token's cookie, and the address that sets it, which the site server fills in. */
declare const __TOKEN__: readonly [cookie: string, path: string]

/** Milliseconds; whoever needs the token then asks once more. */
const TIMEOUT_MS = 5_000

// The form of a prerendered page cannot send before the browser has a CSRF token, and a page that caches keep cannot set one:
// it is asked for while the rest of the page is on its way, a round trip earlier than by the form's own script.
const [cookie, path] = __TOKEN__
if (document.documentElement.dataset.visitor === 'nobody' && !document.cookie.includes(`${cookie}=`)) {
  const ended = () => undefined
  // Browsers without it wait as long as the network does.
  const signal = AbortSignal.timeout?.(TIMEOUT_MS)
  ;(window as PageWithToken)[EARLY_TOKEN] = fetch(path, { signal }).then(ended, ended)
}
