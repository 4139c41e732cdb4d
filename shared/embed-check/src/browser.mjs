import { chromiumPath } from '@yawmi/chromium'
import { openBrowser } from '@yawmi/conformance/browser'

/**
 * Opens a Chromium: the one that is named or comes from npm, else the Chrome of this machine.
 * @returns {Promise<Awaited<ReturnType<typeof openBrowser>> | undefined>} nothing where none can be had, as on machines that the one from
 *   npm is not built for
 */
export async function openAnyBrowser() {
  const places = process.env.CHROMIUM ? [chromiumPath] : [chromiumPath, () => undefined]
  for (const place of places) {
    try {
      return await openBrowser(await place())
    } catch {
      // The next one, if there is one.
    }
  }
  return undefined
}
