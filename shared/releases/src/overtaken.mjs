import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from './refusal.mjs'

const RETRY_MS = 150

/**
 * Does an act anew, some time later, where somebody else's has overtaken it.
 * @template T
 * @param {number} attempts how often at most; 1 for an act that is about one list alone
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 * @throws what it was refused for last, and any other error at once
 */
export async function doAgainWhereOvertaken(attempts, act) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await act()
    } catch (error) {
      const isOvertaken =
        error instanceof Refusal &&
        error.reason === 'conflict' &&
        !(/** @type {Refusal & { isFinal?: boolean }} */ (error).isFinal)
      if (!isOvertaken || attempt >= attempts) throw error
      await delay(RETRY_MS * attempt)
    }
}
