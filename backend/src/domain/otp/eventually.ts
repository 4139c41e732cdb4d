import { setTimeout as wait } from 'node:timers/promises'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'
import { isOutage } from '../../infrastructure/carrier/errors'
import { isUnreachable } from '../../infrastructure/db/unreachable'

/**
 * Milliseconds between two tries, and for which there are any: a database that restarts is back within them, and no other
 * code is sent, which a late try would take the place of.
 */
const EVERY_MS = 250
const LONGEST_MS = 10_000
/** Milliseconds for which an answer waits that the database has kept waiting before. */
const HEAD_START_MS = 500

interface Bounds {
  /** Milliseconds after which no try is begun any more, however long each of them hangs. */
  longestMs?: number
  /** Milliseconds for which the answer to the person waits. */
  headStartMs?: number
}

const again = retry(handleWhen(isUnreachable), {
  maxAttempts: LONGEST_MS / EVERY_MS,
  backoff: new ConstantBackoff(EVERY_MS),
}).dangerouslyUnref()

/** Whether something failed because the carrier or the database could not be asked: it may work in a moment. */
export const isTransient = (error: unknown): boolean => isOutage(error) || isUnreachable(error)

/**
 * Writes what must not be lost: a code that is on its way to a person, or one that was used up for nothing. Where the database
 * is away it is tried again for ten seconds, for which nobody waits: when the person presses once more, it is there.
 * @param write may be repeated; what it fails by apart from the database goes on to the caller
 * @returns whether it is written by now
 */
export async function eventually(
  write: () => Promise<void>,
  { longestMs = LONGEST_MS, headStartMs = HEAD_START_MS }: Bounds = {},
): Promise<boolean> {
  const written = again.execute(write, AbortSignal.timeout(longestMs)).then(() => true)
  // After the answer nobody hears of it: the person asks for another code.
  written.catch(() => undefined)
  return Promise.race([written, wait(headStartMs, false, { ref: false })]).catch((error: unknown) => {
    if (isUnreachable(error)) return false
    throw error
  })
}
