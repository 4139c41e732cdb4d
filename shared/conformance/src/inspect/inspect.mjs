import { openBrowser } from './browser.mjs'
import { focusOf } from './focus.mjs'
import { DESKTOP, measureBoxes, overflowOf, resize } from './layout.mjs'
import { settledMountPoints } from './mount-points.mjs'
import { notOpened } from './not-opened.mjs'
import { mayCall, mediaOf, serviceOf } from './service.mjs'
import { storageOf } from './storage.mjs'
import { unmountingsOf } from './unmount.mjs'
import { watch } from './watch.mjs'

/** @typedef {import('./seen.d.ts').Seen} Seen */

/**
 * Opens a page in a browser of its own and takes down all that findings are made from.
 * @param {import('../options.mjs').Options} options
 * @returns {Promise<Seen>}
 * @throws Error when there is no browser, or the page does not come
 */
export async function inspect({ address, browser: executablePath, timeoutMs }) {
  const browser = await openBrowser(executablePath)
  try {
    return await inspectIn(browser, { address, timeoutMs })
  } finally {
    await browser.close()
  }
}

/**
 * The same in a browser that is open.
 * @param {import('playwright-core').Browser} browser
 * @param {{ address: string, timeoutMs: number, isQuick?: boolean }} page `isQuick`: the way of the focus is not looked at, which takes
 *   most of the time
 * @returns {Promise<Seen>}
 */
export async function inspectIn(browser, { address, timeoutMs, isQuick = false }) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'ar', reducedMotion: 'reduce' })
  const page = await context.newPage()
  return inspectPage(page, address, { timeoutMs, isQuick })
}

/**
 * @param {import('playwright-core').Page} page that nothing was opened in @param {string} address
 * @param {{ timeoutMs: number, isQuick: boolean }} how
 * @returns {Promise<Seen>}
 */
async function inspectPage(page, address, { timeoutMs, isQuick }) {
  /** @type {string[]} */
  const thrown = []
  /** @type {string[]} */
  const consoleErrors = []
  /** @type {string[]} */
  const requests = []
  page.on('pageerror', (error) => thrown.push(error.message))
  page.on('console', (message) => void (message.type() === 'error' && consoleErrors.push(message.text())))
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(watch)
  const answer = await page.goto(address, { timeout: timeoutMs, waitUntil: 'load' }).catch((error) => {
    throw new Error(notOpened(address, timeoutMs, error), { cause: error })
  })
  if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status() ?? 'nothing'}`)

  const mountPoints = await settledMountPoints(page, timeoutMs)
  try {
    const look = lookAt(page, mountPoints, { timeoutMs, isQuick, thrown, consoleErrors, requests })
    return await Promise.race([look, anotherDocument(page)])
  } catch (error) {
    if (await isSameDocument(page)) throw error
    throw new Error(
      `${address} loads itself anew or goes to another address while it is inspected, now ${page.url()}: inspect that, or have it stay`,
      { cause: error },
    )
  }
}

/**
 * @param {import('playwright-core').Page} page @param {import('./seen.d.ts').MountPoint[]} mountPoints
 * @param {{ timeoutMs: number, isQuick: boolean, thrown: string[], consoleErrors: string[], requests: string[] }} how
 *   `thrown`, `consoleErrors` and `requests` of the page, which grow
 * @returns {Promise<Seen>}
 */
async function lookAt(page, mountPoints, { timeoutMs, isQuick, thrown, consoleErrors, requests }) {
  const { origin } = new URL(page.url())
  const service = await serviceOf(page, requests)
  const focus = isQuick ? [] : await focusOf(page, mountPoints)
  await measureBoxes(page, mountPoints)
  const overflow = await overflowOf(page)
  await resize(page, DESKTOP)
  const storage = service ? await storageOf(page, service) : []
  const errorsBefore = [...consoleErrors, ...thrown]
  const unmountings = await unmountingsOf(page, mountPoints, thrown, timeoutMs)
  const { violations, reacts } = await page.evaluate(() => {
    const watched = globalThis['__conformance']
    return { violations: watched.violations, reacts: watched.reacts }
  })
  return {
    ...{ service, origin, mountPoints, violations, overflow, storage, focus, unmountings },
    media: service ? await mediaOf(page, service) : undefined,
    mayCall: service ? await mayCall(page, service, origin) : undefined,
    refusedFrames: consoleErrors.flatMap(refusedFrame),
    consoleErrors: errorsBefore,
    reacts: reacts.filter((script) => service && script.startsWith(`${service}/`)),
  }
}

/**
 * Rejects once the page has another document: a key that was pressed in the one before may never be answered.
 * @param {import('playwright-core').Page} page @returns {Promise<never>}
 */
const anotherDocument = (page) =>
  new Promise((_, reject) =>
    page.on('framenavigated', async (frame) => {
      if (frame === page.mainFrame() && !(await isSameDocument(page))) reject(new Error('it has another document'))
    }),
  )

/** Whether the page still has the document that its mount points were found in. @param {import('playwright-core').Page} page */
const isSameDocument = (page) =>
  page.evaluate(() => globalThis['__conformance']?.points !== undefined).catch(() => false)

/** @param {string} text of the console @returns {string[]} the address of the frame that it is about */
const refusedFrame = (text) => (text.includes('frame-ancestors') ? (/'(https?:[^']+)'/.exec(text)?.slice(1) ?? []) : [])
