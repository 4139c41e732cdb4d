/** @typedef {import('playwright-core').Page} Page */

const POLL_MS = 250

/**
 * Every mount point of the page as it stands, marked in the page by its index for the other steps.
 * @param {Page} page
 * @returns {Promise<import('./seen.d.ts').MountPoint[]>}
 */
export async function mountPointsOf(page) {
  const found = await page.evaluate(() => {
    const { emitted, mounted } = /** @type {any} */ (globalThis)['__conformance']
    const describe = (element) => `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>`
    const rootsIn = (element) => [
      ...element.querySelectorAll('.yawmi'),
      ...[...element.children].flatMap((child) => [...(child.shadowRoot?.querySelectorAll('.yawmi') ?? [])]),
    ]
    const isShown = (root) => root.getBoundingClientRect().height > 0 || root.childElementCount > 0
    const tags = [...document.querySelectorAll('yawmi-remote')].map((element) => ({
      element,
      kind: /** @type {const} */ (element.getAttribute('mode') === 'iframe' ? 'frame' : 'tag'),
      label: `<yawmi-remote name="${element.getAttribute('name') ?? ''}">`,
    }))
    const calls = mounted
      .filter(({ element }) => element.isConnected)
      .map(({ element, options }) => ({
        element,
        kind: options.mode === 'iframe' ? 'frame' : 'mount',
        label: `Yawmi.mount({ name: '${options.name}' }) in ${describe(element)}`,
      }))
    const known = [...tags, ...calls]
    // A remote that the page mounts by its lifecycles marks its root only.
    const others = [...document.querySelectorAll('.yawmi')]
      .filter((root) => root.parentElement && !known.some(({ element }) => element.contains(root)))
      .map((root) => root.parentElement)
    const containers = [...new Set(others)].map((element) => ({
      element,
      kind: /** @type {const} */ ('container'),
      label: `the remote in ${describe(element)}`,
    }))
    const points = [...known, ...containers]
    Object.assign(/** @type {any} */ (globalThis)['__conformance'], { points: points.map(({ element }) => element) })
    return points.map(({ element, kind, label }) => {
      const { isReady = kind === 'container', errors = [] } = emitted.get(element) ?? {}
      const isRendered = kind === 'frame' ? element.querySelector('iframe') !== null : rootsIn(element).some(isShown)
      return { kind, label, errors, isUp: isReady && isRendered, boxes: [] }
    })
  })
  return found
}

/**
 * Waits until each mount point is up, or has failed for good.
 * @param {Page} page @param {number} timeoutMs
 */
export async function settledMountPoints(page, timeoutMs) {
  const end = Date.now() + timeoutMs
  let points = await mountPointsOf(page)
  while (Date.now() < end && (points.length === 0 || points.some(({ isUp }) => !isUp))) {
    await page.waitForTimeout(POLL_MS)
    points = await mountPointsOf(page)
  }
  return points
}
