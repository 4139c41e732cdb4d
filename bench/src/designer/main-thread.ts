import type { CDPSession, Page } from '@playwright/test'

/** Moves of one gesture. */
export const MOVES = 60

/** How many times the main thread's work for one move of a gesture may be that of a handler that does nothing. */
export const TIMES_EMPTY = 3
/** Milliseconds of a frame, which 19 of 20 moves stay below on a processor four times slower. */
export const SLOW_MOVE_MS = 16

export interface Point {
  x: number
  y: number
}

/** A session that counts what the main thread itself does, without what it waits. */
export async function counting(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Milliseconds of the main thread's own time so far. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Milliseconds of the main thread while something goes on. */
export async function mainThreadOf(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await mainThread(session)
  await work()
  return (await mainThread(session)) - before
}

/** The value that such a part of all values stay below. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)]!
