/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {import('./seen.d.ts').Focus} Focus */

/** Presses of Tab in one page. */
const MAX_PRESSES = 300
/** Stops in each remote whose focus is compared by pictures. */
const MAX_COMPARED = 12
const TRANSITION_MS = 150

/**
 * Goes through the page by Tab alone: which mount points it reaches, whether it leaves them, and whether one sees where it is.
 * @param {Page} page @param {import('./seen.d.ts').MountPoint[]} points
 * @returns {Promise<Focus[]>} nothing for frames, for what did not come up, and for what comes after more stops than are tried
 */
export async function focusOf(page, points) {
  const results = points.map(({ label }) => ({
    label,
    ...{ stops: 0, invisible: /** @type {string[]} */ ([]), leavesForwards: false, leavesBackwards: false },
  }))
  const session = await page.context().newCDPSession(page)
  const visited = new Set()
  let before = -1
  let isTrapped = false
  let isThrough = false
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (before >= 0 && stop?.point !== before) results[before].leavesForwards = true
    isThrough = !stop || visited.has(stop.id)
    if (!stop) break
    // A second time at one element: the focus went round the page, or it is held.
    isTrapped = visited.has(stop.id) && stop.point >= 0 && stop.point === before
    if (visited.has(stop.id)) break
    visited.add(stop.id)
    const result = results[stop.point]
    if (result) {
      if (result.stops === 0) result.leavesBackwards = await leavesBackwards(page, stop.point)
      result.stops += 1
      if (result.stops <= MAX_COMPARED && !(await isVisible(page, session))) result.invisible.push(stop.name)
    }
    before = stop.point
  }
  return results.filter(
    ({ stops }, index) =>
      points[index].isUp &&
      points[index].kind !== 'frame' &&
      (stops > 0 ? isThrough || index !== before : isThrough && !isTrapped),
  )
}

/**
 * Where the focus is, through shadow roots.
 * @param {Page} page
 * @returns {Promise<{ id: number, point: number, name: string } | undefined>} nothing where no element has it; point -1: the page's own
 */
const focused = (page) =>
  page.evaluate(() => {
    const watched = globalThis['__conformance']
    let element = document.activeElement
    const outer = element
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === document.body || element === document.documentElement) return undefined
    if (!watched.elementIds.has(element)) watched.elementIds.set(element, Math.random())
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return {
      id: /** @type {number} */ (watched.elementIds.get(element)),
      point: watched.points.findIndex((point) => point.contains(outer)),
      name: `<${element.localName}>${text && ` “${text}”`}`,
    }
  })

/**
 * From the first stop of a mount point; goes back to it.
 * @param {Page} page @param {number} point
 */
async function leavesBackwards(page, point) {
  const first = await page.evaluateHandle(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  })
  await page.keyboard.press('Shift+Tab')
  const stop = await focused(page)
  await first.evaluate((element) => /** @type {HTMLElement} */ (element).focus())
  return stop?.point !== point
}

/**
 * Whether anything on the screen changes when the focus goes from the element that has it. The caret of a field does not count.
 * @param {Page} page @param {CDPSession} session
 */
async function isVisible(page, session) {
  const element = await page.evaluateHandle(() => {
    let inner = document.activeElement
    while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
    return /** @type {HTMLElement} */ (inner)
  })
  const clip = await element.evaluate((inner) => {
    inner.style.setProperty('caret-color', 'transparent', 'important')
    // What is hidden from sight shows its focus on what stands for it.
    let shown = /** @type {Element} */ (inner)
    while (shown.parentElement && (shown.getBoundingClientRect().width < 8 || getComputedStyle(shown).opacity === '0'))
      shown = shown.parentElement
    const { x, y, width, height } = shown.getBoundingClientRect()
    const around = 8
    const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)]
    return {
      x: left + scrollX,
      y: top + scrollY,
      width: Math.max(1, Math.min(innerWidth, x + width + around) - left),
      height: Math.max(1, Math.min(innerHeight, y + height + around) - top),
      scale: 1,
    }
  })
  const picture = async () => {
    await page.waitForTimeout(TRANSITION_MS)
    return (await session.send('Page.captureScreenshot', { format: 'png', clip })).data
  }
  const withFocus = await picture()
  await element.evaluate((inner) => inner.blur())
  const without = await picture()
  await element.evaluate((inner) => {
    inner.style.removeProperty('caret-color')
    inner.focus()
  })
  return withFocus !== without
}
