/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {import('./seen.d.ts').Seen['storage'][number]} Storage */

const KEY = 'yawmi-conformance'

/**
 * Local storage of the page, and of each frame of the service in it.
 * @param {Page} page @param {string} service origin
 * @returns {Promise<Storage[]>}
 */
export async function storageOf(page, service) {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().startsWith(`${service}/`))
  /** @type {Storage[]} */
  const states = [{ label: 'the page', state: (await isOpen(page.mainFrame())) ? 'open' : 'refused' }]
  for (const frame of frames)
    states.push({ label: `the frame ${frame.url()}`, state: await stateOf(page, frame, service) })
  return states
}

/**
 * A browser gives a frame a storage for each site that it stands in: what is stored there is compared with the service's own.
 * @param {Page} page @param {Frame} frame @param {string} service
 * @returns {Promise<Storage['state']>}
 */
async function stateOf(page, frame, service) {
  if (!(await isOpen(frame))) return 'refused'
  await frame.evaluate((key) => localStorage.setItem(key, '1'), KEY)
  const own = await page.context().newPage()
  try {
    await own.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await own.goto(`${service}/`)
    return (await own.evaluate((key) => localStorage.getItem(key), KEY)) === '1' ? 'open' : 'partitioned'
  } finally {
    await own.close()
    await frame.evaluate((key) => localStorage.removeItem(key), KEY)
  }
}

/** @param {Frame} frame */
const isOpen = (frame) =>
  frame.evaluate((key) => {
    try {
      localStorage.setItem(key, '1')
      localStorage.removeItem(key)
      return true
    } catch {
      return false
    }
  }, KEY)
