/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./seen.d.ts').Unmounting} Unmounting */

/** Releases go within half a second; what listens to the window answers at once. */
const SETTLE_MS = 1_000
/** Elements that a finding names. */
const MAX_NAMED = 5

/**
 * Unmounts each mount point, mounts it anew and unmounts it again: what is there after the second time and was not after the first
 * is left by a mounting. What is loaded once for a page does not count.
 * @param {Page} page @param {import('./seen.d.ts').MountPoint[]} points @param {string[]} errors of the page, which grow
 * @param {number} timeoutMs for the second mounting
 * @returns {Promise<Unmounting[]>} nothing for what the page mounted by lifecycles
 */
export async function unmountingsOf(page, points, errors, timeoutMs) {
  /** @type {Unmounting[]} */
  const results = []
  for (const [index, { label, kind, isUp }] of points.entries()) {
    const isPages = kind === 'container' || label.startsWith('the frame')
    if (isPages || !isUp) continue
    const before = errors.length
    await unmount(page, index)
    const left = await page.evaluate(contentOf, index)
    await page.evaluate(remember)
    const again = await mountAgain(page, index, timeoutMs)
    await unmount(page, index)
    left.push(...(await page.evaluate(whatIsNew, MAX_NAMED)))
    results.push({ label, left: [...new Set(left)], thrown: [...new Set(errors.slice(before))], again })
  }
  return results
}

/** @param {Page} page @param {number} index */
async function unmount(page, index) {
  await page.evaluate(async (at) => {
    const watched = globalThis['__conformance']
    const element = watched.points[at]
    const call = watched.mounted.findLast((mounting) => mounting.element === element)
    if (call) await call.handle.unmount()
    else {
      watched.place = { parent: /** @type {Element} */ (element.parentElement), next: element.nextSibling }
      element.remove()
    }
  }, index)
  await page.waitForTimeout(SETTLE_MS)
  // What still listens to the window is called now.
  await page.evaluate(() => {
    for (const type of ['resize', 'scroll', 'online', 'storage']) dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(SETTLE_MS)
}

/**
 * @param {Page} page @param {number} index @param {number} timeoutMs
 * @returns {Promise<Unmounting['again']>} whether it came up, and what it had to say
 */
const mountAgain = (page, index, timeoutMs) =>
  page.evaluate(
    ([at, limit]) => {
      const watched = globalThis['__conformance']
      const element = watched.points[at]
      const call = watched.mounted.findLast((mounting) => mounting.element === element)
      /** @type {Unmounting['again']['errors']} */
      const errors = []
      return new Promise((resolve) => {
        setTimeout(() => resolve({ isUp: false, errors }), limit)
        /** @param {import('./watched.d.ts').RemoteEvent} event */
        const note = (event) => {
          if (event.type === 'ready') resolve({ isUp: true, errors })
          else errors.push({ code: event.code, message: event.message })
        }
        if (call) {
          call.handle = call.mount(element, call.options)
          for (const type of /** @type {const} */ (['ready', 'error'])) call.handle.on(type, note)
        } else {
          for (const type of ['yawmi:ready', 'yawmi:error'])
            element.addEventListener(type, (event) =>
              note(/** @type {CustomEvent<import('./watched.d.ts').RemoteEvent>} */ (event).detail),
            )
          watched.place.parent.insertBefore(element, watched.place.next)
        }
      })
    },
    [index, timeoutMs],
  )

/**
 * Runs in the page: what an unmounted element still has of ours.
 * @param {number} index
 */
function contentOf(index) {
  const element = globalThis['__conformance'].points[index]
  const rest = [...element.children].filter((child) => child.shadowRoot ?? child.localName === 'iframe')
  return rest.map((child) => `<${child.localName}> in its element`)
}

/** Runs in the page: takes down what it has, for `whatIsNew`. */
function remember() {
  const watched = globalThis['__conformance']
  watched.remembered = {
    elements: new Set(document.querySelectorAll('*')),
    styles: document.styleSheets.length + document.adoptedStyleSheets.length,
    listeners: watched.listeners,
  }
}

/**
 * Runs in the page.
 * @param {number} max elements that are named
 */
function whatIsNew(max) {
  const { remembered, listeners } = globalThis['__conformance']
  const elements = [...document.querySelectorAll('*')].filter((element) => !remembered.elements.has(element))
  const styles = document.styleSheets.length + document.adoptedStyleSheets.length - remembered.styles
  const more = listeners - remembered.listeners
  return [
    ...elements.slice(0, max).map((element) => `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>`),
    ...(styles > 0 ? [`style sheets: ${styles}`] : []),
    ...(more > 0 ? [`listeners on window or document: ${more}`] : []),
  ]
}
