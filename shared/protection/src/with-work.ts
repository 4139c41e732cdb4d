import { ApiError, NetworkError } from '@yawmi/api-client'
import type { Proof, SolvedWork } from '@yawmi/contract'

/** How often one call may be asked for work: what was solved may have run out meanwhile. */
const MAX_ROUNDS = 3
/** Milliseconds of work after which a person is told of it. */
const LONG_WORK_MS = 1_000

/** What a refused call asks for beside the code, or offers in its place. */
export const proofOf = (error: unknown): Proof | undefined =>
  error instanceof ApiError ? error.reply?.proof : undefined

/**
 * Makes a call that the server may answer with a challenge: the browser solves it, beside the page's own work, and makes
 * the call again with the solution.
 * @param onLongWork called when a challenge takes longer than people would not notice.
 * @throws what the call threw last; NetworkError `timeout` when the work took too long.
 */
export async function withWork<T>(call: (proof?: SolvedWork) => Promise<T>, onLongWork = () => {}): Promise<T> {
  let solved: SolvedWork | undefined
  for (let round = 0; ; round += 1) {
    try {
      return await call(solved)
    } catch (error) {
      const proof = proofOf(error)
      if (proof?.kind !== 'work' || round === MAX_ROUNDS) throw error
      const timer = setTimeout(onLongWork, LONG_WORK_MS)
      const found = await import('./solve-work')
        .then(({ solveWork }) => solveWork(proof.challenge))
        .finally(() => clearTimeout(timer))
      if (!found) throw found === null ? new NetworkError('timeout', 0) : error
      solved = found
    }
  }
}
