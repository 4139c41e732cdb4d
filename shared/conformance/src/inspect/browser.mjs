import { chromium } from 'playwright-core'

/** In place of the list that Playwright gives, in which storage of frames is not partitioned as it is for visitors. */
const FEATURES = '--disable-features=Translate'

/**
 * Opens a Chromium: the given one, else the Chrome that is installed.
 * @param {string} [executablePath]
 * @throws Error that says what to give
 */
export async function openBrowser(executablePath) {
  const args = ['--disable-gpu', '--in-process-gpu', FEATURES, '--no-first-run', '--disable-background-networking']
  try {
    return await chromium.launch({ args, ...(executablePath ? { executablePath } : { channel: 'chrome' }) })
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(`no browser: give one with --browser <path> or CHROMIUM (${reason})`, { cause: error })
  }
}
