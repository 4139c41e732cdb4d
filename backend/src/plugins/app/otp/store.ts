import { and, eq, lt } from 'drizzle-orm'
import type { OtpPurpose } from '../../../carrier/port'
import type { Db, Tx } from '../../../db/connect'
import { otpChallenges, otpNumbers } from '../../../db/schema/auth'
import { type NumberHistory, OTP_RULES } from './rules'

export type Challenge = typeof otpChallenges.$inferSelect

const KEPT_MS = 24 * 60 * 60 * 1000

/** Rows of numbers and challenges. Those that take a transaction want the number's lock, which `lock` takes. */
export const otpStore = {
  /** The number's history; others that lock the same number wait until the transaction ends. */
  async lock(tx: Tx, numberKey: string, now: Date): Promise<NumberHistory> {
    await tx.insert(otpNumbers).values({ numberKey, touchedAt: now }).onConflictDoNothing()
    const [row] = await tx.select().from(otpNumbers).where(eq(otpNumbers.numberKey, numberKey)).for('update')
    return row ?? { sends: [], wrong: [], confirmedAt: null }
  },

  async remember(tx: Tx, numberKey: string, history: NumberHistory, now: Date): Promise<void> {
    const { sends, wrong, confirmedAt } = history
    await tx
      .update(otpNumbers)
      .set({ sends: [...sends], wrong: [...wrong], confirmedAt, touchedAt: now })
      .where(eq(otpNumbers.numberKey, numberKey))
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

  async countTry(tx: Tx, { numberKey, purpose, tries }: Challenge): Promise<void> {
    await tx
      .update(otpChallenges)
      .set({ tries: tries + 1 })
      .where(ofPurpose(numberKey, purpose))
  },

  async remove(tx: Tx, { numberKey, purpose }: Challenge): Promise<void> {
    await tx.delete(otpChallenges).where(ofPurpose(numberKey, purpose))
  },

  /** Removes what has no say any more. */
  async purge(db: Db, now: Date): Promise<void> {
    await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, new Date(now.getTime() - OTP_RULES.lifeMs)))
    await db.delete(otpNumbers).where(lt(otpNumbers.touchedAt, new Date(now.getTime() - KEPT_MS)))
  },
}

function ofPurpose(numberKey: string, purpose: OtpPurpose) {
  return and(eq(otpChallenges.numberKey, numberKey), eq(otpChallenges.purpose, purpose))
}
