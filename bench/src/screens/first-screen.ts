import type { CDPSession, Page } from '@playwright/test'
import { asSlowPhone } from '../slow-phone'

/** Milliseconds, from the start of loading where they are a moment. */
export interface FirstScreen {
  /** First paint: the screen's skeleton. */
  first: number
  /** The screen stands with its text, and nothing in it is a skeleton any more. */
  text: number
  /** What stands in it answers a finger. */
  live: number
  /** Of the first paint and after: what each task took beyond 50 ms, together. */
  blocked: number
  /** The longest task. */
  longest: number
  /** What scripts took of the processor. */
  script: number
}

interface Seen {
  text: number
  live: number
  tasks: { start: number; duration: number }[]
}

/** A task that is longer than this keeps a finger waiting (W3C, Long Tasks). */
const LONG_MS = 50
/** Milliseconds in which a screen that stands comes to rest. */
const SETTLED_MS = 1_500

/** Loads a screen with an empty cache. @param slow as a cheap phone on a slow network does */
export async function loadFirstScreen(page: Page, address: string, slow: boolean): Promise<FirstScreen> {
  const session = slow ? await asSlowPhone(page) : await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Performance.enable')
  await page.addInitScript(watch)
  const before = await scriptMs(session)
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForFunction(
    () => {
      const { text, live } = (globalThis as unknown as { seen: Seen }).seen
      return text > 0 && live > 0
    },
    undefined,
    { timeout: 60_000 },
  )
  await page.waitForTimeout(SETTLED_MS)
  const { first, text, live, tasks } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...(globalThis as unknown as { seen: Seen }).seen,
  }))
  const script = (await scriptMs(session)) - before
  await page.close()
  const after = tasks.filter(({ start, duration }) => start + duration > first)
  return {
    first,
    text,
    live,
    blocked: after.reduce((sum, { duration }) => sum + duration - LONG_MS, 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    script,
  }
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Runs in the page. */
function watch(): void {
  const seen: Seen = ((globalThis as unknown as { seen: Seen }).seen = { text: 0, live: 0, tasks: [] })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    // A skeleton has no heading; what loads within a screen says so, and what is below the fold comes when it is scrolled to.
    const waits = [...document.querySelectorAll('main [aria-busy=true]')].some(
      (part) => part.getBoundingClientRect().top < innerHeight,
    )
    if (document.querySelector('main h1') && !waits) seen.text = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // React leaves what it has hydrated or rendered with a name of its own.
  const touch = () => {
    const part = document.querySelector('main h1')
    if (part && Object.keys(part).some((name) => name.startsWith('__reactFiber'))) seen.live = performance.now()
    else requestAnimationFrame(touch)
  }
  requestAnimationFrame(touch)
}
