import type { Page } from '@playwright/test'
import { newNumber } from '@yawmi/e2e/browser'

/** A phone on a slow 3G network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4
/**
 * Where the visitor comes from. From a tab that nothing was in, Chromium begins a page's process with its answer where that has
 * a `Cross-Origin-Opener-Policy`, and the developer tools make of these 20 ms 250 (docs/adr/0158); from a page of another site each page has
 * a process as soon as it is asked for.
 */
const OTHER_SITE = 'data:text/html,<p>another</p>'
/** Milliseconds in which a page that has loaded becomes what it is going to be. */
const SETTLED_MS = 2_000

/** Milliseconds from the start of loading, and the sum of what moved. */
export interface LandingLoad {
  first: number
  largest: number
  /** The form has sent a number that was there as soon as the field was. */
  sent: number
  shift: number
}

interface Seen {
  largest: number
  sent: number
  shift: number
}

/**
 * Loads the page with an empty cache on a slow phone.
 * @param pressed whether its form is sent as soon as it can be
 * @param slowdown how many times slower the processor is than this machine's
 */
export async function loadLanding(
  page: Page,
  address: string,
  pressed: boolean,
  slowdown = CPU_SLOWDOWN,
): Promise<LandingLoad> {
  await page.goto(OTHER_SITE)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch, pressed ? newNumber() : undefined)
  await page.goto(address, { waitUntil: 'load' })
  if (pressed) await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.sent > 0)
  else await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...(globalThis as unknown as { seen: Seen }).seen,
  }))
  await page.close()
  return seen
}

/** Runs in the page. */
function watch(number: string | undefined): void {
  const seen: Seen = ((globalThis as unknown as { seen: Seen }).seen = { largest: 0, sent: 0, shift: 0 })
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  observe('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  if (number === undefined) return
  observe('resource', ({ name, startTime }) => {
    if (name.endsWith('/api/players/login')) seen.sent ||= startTime
  })
  // A page without the application would leave for the form's address.
  document.addEventListener('submit', (event) => event.preventDefault())
  const press = () => {
    const button = document.querySelector<HTMLButtonElement>('#cta_button:enabled')
    const field = document.querySelector<HTMLInputElement>('input[name=msisdn]')
    if (!button?.form || !field) return void setTimeout(press, 5)
    field.value = number
    button.form.requestSubmit(button)
  }
  press()
}
