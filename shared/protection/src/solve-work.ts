import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { SolvedWork, WorkChallenge } from '@yawmi/contract'

/** Milliseconds after which the work is given up: a slow phone needs two seconds. */
const WORK_TIMEOUT_MS = 60_000

/**
 * Solves a challenge. The browser derives its keys on threads of its own (WebCrypto), so that the page answers meanwhile
 * without a worker, which pages of another origin could not have.
 * @returns undefined where the browser has no WebCrypto: on plain http, but for localhost; null when it takes too long.
 */
export async function solveWork(challenge: WorkChallenge): Promise<SolvedWork | null | undefined> {
  if (!(globalThis.crypto as Partial<Crypto> | undefined)?.subtle) return undefined
  const solution = await solveChallenge({ challenge, deriveKey, timeout: WORK_TIMEOUT_MS })
  return solution && { challenge, solution }
}
