import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '@yawmi/e2e/browser'
import { expect, test } from '@yawmi/e2e/test'
import { note } from '../figures/figures'
import { loadPage } from '../page-load'
import { print } from '../print'
import { enter } from './designs'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Notes when the screen stands, which is before the browser paints it. */
const noteFirstScreen = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-stage], h1')) return
      performance.mark('first-screen')
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })

/** Addresses of the scripts that were asked for until the first screen stood. */
const scriptsOfFirstScreen = (page: Page) =>
  page.evaluate(() => {
    const { startTime: stood } = performance.getEntriesByName('first-screen')[0]!
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= stood)
      .map(({ name }) => name)
  })

/**
 * KB of the remote's scripts that a first screen waits for, brotli, as they are sent: what is used later, such as panels
 * with their strings and icons, and the handles' library, is not among them. The phone's may grow to 43.7 in all.
 */
for (const [address, viewport, budget] of [
  // With the way to a picture of one's own (docs/adr/0085).
  ['/design-categories', DESKTOP, 13.9],
  ['/design-page/images', DESKTOP, 47.2],
  ['/design-page/images', PHONE, 43.7],
] as const)
  test(`the scripts of ${address} stay within their bytes at ${viewport.width} px`, async ({ arrive }) => {
    const page = await enter(arrive, viewport)
    await noteFirstScreen(page)
    const { requests } = await loadPage(page, address)
    const first = await scriptsOfFirstScreen(page)
    const own = requests.filter(({ url }) => url.includes('/remotes/designer/') && first.includes(url))
    const bytes = own.reduce((sum, request) => sum + request.bytes, 0)
    print(
      `designer, ${address} at ${viewport.width} px: ${kilobytes(bytes)} of ${budget} KB of scripts ` +
        `beyond the shell's before its first paint`,
    )
    note({
      what: `${address} at ${viewport.width} px: scripts beyond the shell's`,
      reached: bytes / 1024,
      bound: budget,
      unit: 'KB',
    })
    expect(own.length).toBeGreaterThan(0)
    expect(bytes / 1024).toBeLessThanOrEqual(budget)
  })
