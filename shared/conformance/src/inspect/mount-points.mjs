/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./watched.d.ts').Point} Point */

const POLL_MS = 250

/**
 * Every mount point of the page as it stands, marked in the page by its index for the other steps.
 * @param {Page} page
 * @returns {Promise<import('./seen.d.ts').MountPoint[]>}
 */
export async function mountPointsOf(page) {
  return page.evaluate(() => {
    const { emitted, mounted } = globalThis['__conformance']
    /** @param {Element} element */
    const describe = (element) => `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>`
    /** @param {Element} element */
    const rootsIn = (element) => [
      ...element.querySelectorAll('.yawmi'),
      ...[...element.children].flatMap((child) => [...(child.shadowRoot?.querySelectorAll('.yawmi') ?? [])]),
    ]
    /** @param {Element} root */
    const isShown = (root) => root.textContent.trim() !== '' && !root.querySelector('[aria-busy=true]')
    /** A page of the service that may be framed, in a frame of the page's own. @param {HTMLIFrameElement} frame */
    const isServiceFrame = ({ src }) => /^https?:\/\/[^/]+\/(embed|webview)\//.test(src)
    /** @type {Point[]} */
    const tags = [...document.querySelectorAll('yawmi-remote')].map((element) => ({
      element,
      kind: element.getAttribute('mode') === 'iframe' ? 'frame' : 'tag',
      label: `<yawmi-remote name="${element.getAttribute('name') ?? ''}">`,
    }))
    /** @type {Point[]} */
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
      .map((root) => /** @type {Element} */ (root.parentElement))
    /** @type {Point[]} */
    const containers = [...new Set(others)].map((element) => ({
      element,
      kind: 'container',
      label: `the remote in ${describe(element)}`,
    }))
    /** @type {Point[]} */
    const frames = [...document.querySelectorAll('iframe')]
      .filter((frame) => isServiceFrame(frame) && !known.some(({ element }) => element.contains(frame)))
      .map((element) => ({
        element,
        kind: 'frame',
        label: `the frame of ${element.src.split('?')[0]}`,
      }))
    const points = [...known, ...containers, ...frames]
    Object.assign(globalThis['__conformance'], { points: points.map(({ element }) => element) })
    return points.map(({ element, kind, label }) => {
      const isOwnFrame = element.localName === 'iframe'
      const { isReady = kind === 'container' || isOwnFrame, errors = [] } = emitted.get(element) ?? {}
      const isRendered =
        kind === 'frame' ? isOwnFrame || element.querySelector('iframe') : rootsIn(element).some(isShown)
      return { kind, label, errors, isUp: Boolean(isReady && isRendered), boxes: [] }
    })
  })
}

/**
 * Waits until each mount point is up, or has failed for good.
 * @param {Page} page @param {number} timeoutMs
 */
export async function settledMountPoints(page, timeoutMs) {
  const end = Date.now() + timeoutMs
  let points = await pointsNow(page)
  while (Date.now() < end && (points.length === 0 || points.some(({ isUp }) => !isUp))) {
    await page.waitForTimeout(POLL_MS)
    points = await pointsNow(page)
  }
  return points
}

/** None of a page that goes to another address at this moment, as to that of a language. @param {Page} page */
const pointsNow = (page) =>
  mountPointsOf(page).catch((error) => {
    if (!/context was destroyed|navigat/i.test(error.message)) throw error
    return []
  })
