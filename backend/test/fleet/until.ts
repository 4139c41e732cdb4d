import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 100

/**
 * Waits until something holds; a look that fails is one that does not.
 * @returns what it answered then
 * @throws Error when it has not come within so many seconds
 */
export async function until<T>(what: string, holds: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  let reason: unknown
  for (const begun = performance.now(); performance.now() - begun < seconds * 1_000; await wait(LOOK_MS)) {
    const found = await holds().catch((error: unknown) => {
      reason = error
      return undefined
    })
    if (found !== undefined && found !== false) return found
  }
  throw new Error(`${what}: not within ${seconds} s`, { cause: reason })
}
