/** @typedef {import('playwright-core').Page} Page */

/** CSS pixels: a desktop, a phone, and the narrowest window that pages have to fit. */
export const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 800 }
/** Layouts follow the width of their box within some frames. */
const SETTLE_MS = 400
/** Elements that a finding names. */
const MAX_NAMED = 3

/**
 * Measures the box of each mount point in two windows, and adds it to the mount point.
 * @param {Page} page @param {import('./seen.d.ts').MountPoint[]} points
 */
export async function measureBoxes(page, points) {
  for (const viewport of [DESKTOP, PHONE]) {
    await resize(page, viewport)
    const boxes = await page.evaluate(() =>
      globalThis['__conformance'].points.map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return { width, height }
      }),
    )
    points.forEach((point, index) => point.boxes.push({ window: viewport.width, box: boxes[index] }))
  }
}

/**
 * What stands out of the narrowest window.
 * @param {Page} page
 * @returns {Promise<import('./seen.d.ts').Seen['overflow']>}
 */
export async function overflowOf(page) {
  await resize(page, NARROWEST)
  return page.evaluate((max) => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return { by: 0, elements: [] }
    /** @param {Element} element @returns {Element[]} the widest ones alone, without what is in them */
    const outside = (element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 0 && (right > clientWidth + 1 || left < -1)) return [element]
      return [...element.children, ...(element.shadowRoot?.children ?? [])].flatMap(outside)
    }
    const names = [...document.body.children].flatMap(outside).map((element) => {
      const inside = element.getRootNode() instanceof ShadowRoot ? ' of a remote' : ''
      return `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>${inside}`
    })
    return { by: scrollWidth - clientWidth, elements: [...new Set(names)].slice(0, max) }
  }, MAX_NAMED)
}

/** @param {Page} page @param {{ width: number, height: number }} viewport */
export async function resize(page, viewport) {
  await page.setViewportSize(viewport)
  await page.waitForTimeout(SETTLE_MS)
}
