import type { Page } from '@playwright/test'

/** Runs in a page: adds up what moves in it from now on, and what has moved before. */
function addUpShifts(): void {
  const watched = globalThis as { shift?: number }
  watched.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift! += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From the next address on, a page adds up what moves in it. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(addUpShifts)

/** The same of the address that a page is at. */
export const watchShiftsHere = (page: Page): Promise<void> => page.evaluate(addUpShifts)

/** The sum of what has moved, as browsers score each shift. @returns NaN for a page that is not watched */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { shift?: number }).shift ?? NaN)
