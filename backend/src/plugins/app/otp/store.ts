import { and, eq, lt } from 'drizzle-orm'
import type { OtpPurpose } from '../../../carrier/port'
import type { Db, Tx } from '../../../db/connect'
import { deleteInBatches } from '../../../db/delete-in-batches'
import { otpChallenges, otpNumbers } from '../../../db/schema/auth'
import { type NumberHistory, OTP_RULES } from './rules'

export type Challenge = typeof otpChallenges.$inferSelect

const KEPT_MS = 24 * 60 * 60 * 1000

/** Rows of numbers and challenges. Those that take a transaction want the number's lock, which `lock` takes. */
export const otpStore = {
  /**
   * The number's history; others that lock the same number wait until the transaction ends. One statement makes sure of
   * the row and locks it: between two it could be cleared away, and what is done then would be neither bounded nor counted.
   */
  async lock(tx: Tx, numberKey: string, now: Date): Promise<NumberHistory> {
    const touched = { touchedAt: now }
    const [row] = await tx
      .insert(otpNumbers)
      .values({ numberKey, ...touched })
      .onConflictDoUpdate({ target: otpNumbers.numberKey, set: touched })
      .returning()
    return row!
  },

  async remember(tx: Tx, numberKey: string, history: NumberHistory, now: Date): Promise<void> {
    const { sends, wrong, confirmedAt } = history
    await tx
      .update(otpNumbers)
      .set({ sends: [...sends], wrong: [...wrong], confirmedAt, touchedAt: now })
      .where(eq(otpNumbers.numberKey, numberKey))
  },

  async confirmedAt(db: Db, numberKey: string): Promise<number | null> {
    const ofNumber = eq(otpNumbers.numberKey, numberKey)
    const [row] = await db.select({ confirmedAt: otpNumbers.confirmedAt }).from(otpNumbers).where(ofNumber)
    return row?.confirmedAt ?? null
  },

  async challenge(tx: Db | Tx, numberKey: string, purpose: OtpPurpose): Promise<Challenge | null> {
    const [row] = await tx.select().from(otpChallenges).where(ofPurpose(numberKey, purpose))
    return row ?? null
  },

  /** Puts a challenge in the place of the one before. */
  async replace(db: Db | Tx, challenge: Challenge): Promise<void> {
    const { numberKey, purpose } = otpChallenges
    await db
      .insert(otpChallenges)
      .values(challenge)
      .onConflictDoUpdate({ target: [numberKey, purpose], set: challenge })
  },

  /** Puts a challenge back, unless another has taken its place since. */
  async putBack(db: Db, challenge: Challenge): Promise<void> {
    await db.insert(otpChallenges).values(challenge).onConflictDoNothing()
  },

  /** This and `remove` leave alone what took the challenge's place since it was read. */
  async countTry(tx: Tx, challenge: Challenge): Promise<void> {
    await tx
      .update(otpChallenges)
      .set({ tries: challenge.tries + 1 })
      .where(exactly(challenge))
  },

  async remove(tx: Tx, challenge: Challenge): Promise<void> {
    await tx.delete(otpChallenges).where(exactly(challenge))
  },

  /** Removes what has no say any more. */
  async purge(db: Db, now: Date): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms)
    await deleteInBatches(db, otpChallenges, lt(otpChallenges.expiresAt, before(OTP_RULES.lifeMs)))
    await deleteInBatches(db, otpNumbers, lt(otpNumbers.touchedAt, before(KEPT_MS)))
  },
}

function ofPurpose(numberKey: string, purpose: OtpPurpose) {
  return and(eq(otpChallenges.numberKey, numberKey), eq(otpChallenges.purpose, purpose))
}

function exactly({ numberKey, purpose, id }: Challenge) {
  return and(ofPurpose(numberKey, purpose), eq(otpChallenges.id, id))
}
