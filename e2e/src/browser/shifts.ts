import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in a page: adds up what moves in it from now on, and what has moved before, and notes what it was. */
function addUpShifts(): void {
  const watched = globalThis as { shift?: number; moves?: string[] }
  watched.shift = 0
  watched.moves = []
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      watched.shift! += value
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        const name = element ? `${element.localName} “${element.textContent.trim().slice(0, 30)}”` : 'what is gone'
        watched.moves!.push(
          `${value.toFixed(4)} at ${startTime.toFixed()} ms: ${name} from ${place(previousRect)} to ${place(currentRect)}`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From the next address on, a page adds up what moves in it. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(addUpShifts)

/** The same of the address that a page is at. */
export const watchShiftsHere = (page: Page): Promise<void> => page.evaluate(addUpShifts)

/** The sum of what has moved, as browsers score each shift. @returns NaN for a page that is not watched */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { shift?: number }).shift ?? NaN)

/** What has moved, from where to where in CSS pixels, a line each: for the message of an expectation. */
export const movesOf = (page: Page): Promise<string> =>
  page.evaluate(() => ((globalThis as { moves?: string[] }).moves ?? []).join('\n'))
