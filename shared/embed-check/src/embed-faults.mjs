import { findingsOf } from '@yawmi/conformance/findings'
import { inspectIn } from '@yawmi/conformance/inspect'
import { openAnyBrowser } from './browser.mjs'
import { openHostPage } from './host-page.mjs'

/** A remote comes up within a second; a busy machine may take far longer. */
const TIMEOUT_MS = 20_000
/** What the browser writes of the API that is not there. */
const OF_THE_API = /responded with a status of 503/

/**
 * Mounts a built release in a page of an integrator's, unmounts it, mounts it again, and says what it breaks there.
 * @param {Parameters<typeof openHostPage>[0]} release
 * @returns {Promise<string[] | undefined>} a sentence for each fault; nothing where there is no browser to look with
 */
export async function embedFaults(release) {
  const browser = await openAnyBrowser()
  if (!browser) return undefined
  const host = await openHostPage(release)
  try {
    const seen = await inspectIn(browser, { address: host.address, timeoutMs: TIMEOUT_MS, isQuick: true })
    const consoleErrors = seen.consoleErrors.filter((text) => !OF_THE_API.test(text))
    const { findings } = findingsOf({ ...seen, consoleErrors })
    const faults = findings.filter(({ isAdvice }) => !isAdvice)
    return faults.map((fault) => fault.seen.replaceAll(seen.service ?? host.address, ''))
  } finally {
    await browser.close()
    await host.close()
  }
}
