/** @typedef {import('playwright-core').Page} Page */

/** Paths that only a service has: its scripts, pages that may be framed, its release list and what releases are made of. */
const SERVICE_PATH =
  /^\/(embed\.js|embed\/[\w.-]+|webview\/[\w-]+|releases\.json|remotes\/[\w-]+\/.*(remoteEntry\.js|mf-manifest\.json|alone\.mjs))$/

/**
 * Origin of the service whose remotes a page shows, by what the page loads, or would have if its policy let it.
 * @param {Page} page @param {string[]} requests of the page
 * @returns {Promise<string | undefined>}
 */
export async function serviceOf(page, requests) {
  const named = await page.evaluate(() => [
    ...[...document.querySelectorAll('script[src]')].map((script) => /** @type {HTMLScriptElement} */ (script).src),
    ...globalThis['__conformance'].violations.map(({ blocked }) => blocked),
  ])
  const address = [...named, ...requests].find((one) => URL.canParse(one) && SERVICE_PATH.test(new URL(one).pathname))
  return address && new URL(address).origin
}

/**
 * Whether the service lets pages of an origin call it: what a browser asks before a call.
 * @param {Page} page @param {string} service @param {string} origin of the page
 * @returns {Promise<boolean | undefined>} nothing where the service did not answer
 */
export async function mayCall(page, service, origin) {
  if (service === origin) return true
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  }
  try {
    const answer = await page.request.fetch(`${service}/api/`, { method: 'OPTIONS', headers })
    // Of a service that restarts or is asked too often; what it is asked for is decided by nobody then.
    if (answer.status() === 429 || answer.status() >= 500) return undefined
    return [origin, '*'].includes(answer.headers()['access-control-allow-origin'] ?? '')
  } catch {
    return undefined
  }
}

/**
 * Origin of the service's media, as the service says it.
 * @param {Page} page @param {string} service
 * @returns {Promise<string | undefined>}
 */
export async function mediaOf(page, service) {
  try {
    const { mediaBase } = await (await page.request.get(`${service}/site.json`)).json()
    return new URL(mediaBase).origin
  } catch {
    return undefined
  }
}
