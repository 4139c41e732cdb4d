import type { Proof, SolvedWork, WorkChallenge } from '@yawmi/contract'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Db, Tx } from '../../../infrastructure/db/connect'
import { deleteBefore } from '../../../infrastructure/db/delete-in-batches'
import { usedWork } from '../../../infrastructure/db/schema/proofs'
import type { Keys } from '../../keys/keys'

const LIFETIME_S = 300
/** Rounds of PBKDF2 in a try, and what its key begins with: 256 tries on average, about a second on a cheap phone. */
const COST = 1_000
const KEY_PREFIX = '00'

/**
 * Proofs of work by `altcha-lib`: signed challenges of which no server keeps anything until one is solved. A solution is
 * good once, for the browser and number that the challenge was made for.
 */
export class WorkProofs {
  private readonly secret: string

  constructor(private readonly deps: { db: Db; keys: Pick<Keys, 'mac'>; now: () => Date }) {
    this.secret = deps.keys.mac('work')
  }

  /** @param owner browser and number that it is asked of. */
  async offer(owner: readonly string[]): Promise<Proof> {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      keyPrefix: KEY_PREFIX,
      deriveKey,
      hmacSignatureSecret: this.secret,
      // Its own expiry goes by the clock of the machine.
      data: { bound: this.boundTo(owner), until: this.seconds() + LIFETIME_S },
    })
    return { kind: 'work', challenge: challenge as WorkChallenge, expiresIn: LIFETIME_S }
  }

  /** Whether that was solved, by that owner and in time. `take` then says whether it is good still. */
  async isSolvedBy(owner: readonly string[], solved: SolvedWork): Promise<boolean> {
    const { bound, until } = solved.challenge.parameters.data
    if (bound !== this.boundTo(owner) || until < this.seconds()) return false
    const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: this.secret })
    return verified
  }

  /** Uses up a solution: of many who send it at once, one succeeds. */
  async take(tx: Tx, { challenge: { signature, parameters } }: SolvedWork): Promise<boolean> {
    const expiresAt = new Date(parameters.data.until * 1000)
    const taken = await tx.insert(usedWork).values({ signature, expiresAt }).onConflictDoNothing().returning()
    return taken.length > 0
  }

  async purge(): Promise<void> {
    await deleteBefore(this.deps.db, usedWork.expiresAt, this.deps.now())
  }

  private boundTo(owner: readonly string[]): string {
    return this.deps.keys.mac('work-owner', ...owner)
  }

  private seconds(): number {
    return Math.floor(this.deps.now().getTime() / 1000)
  }
}
