import type { Page } from '@playwright/test'

/** From the next address on, a page adds up what moves in it without a person's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = globalThis as { shift?: number }
    watched.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shift! += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of what has moved, as browsers score each shift. @returns NaN for a page that is not watched */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { shift?: number }).shift ?? NaN)
