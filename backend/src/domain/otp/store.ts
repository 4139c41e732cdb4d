import { defaultBrand } from '@yawmi/brand'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { OtpPurpose } from '../../infrastructure/carrier/port'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { otpChallenges, otpNumbers } from '../../infrastructure/db/schema/auth'
import type { CounterRow, CountersOf } from '../sign-in/counter-store'
import type { NumberKeys } from '../keys/keys'
import { type NumberHistory, OTP_RULES } from './rules'

export type Challenge = typeof otpChallenges.$inferSelect
type NewChallenge = Omit<Challenge, 'beforeId' | 'beforeMac'>

/** The last code of a number that was right. */
export interface Confirmation {
  /** Milliseconds since 1970. */
  at: number
  /** HMAC of what confirmed it, by which it can be confirmed again. */
  by: string
  /** Id of the brand that the code was sent for. */
  brand: string | null
}

const RETENTION_MS = 24 * 60 * 60 * 1000
const NO_COUNTERS = sql<CounterRow[]>`'[]'::json`

/**
 * Rows of numbers and challenges. Those that take a transaction want the number's lock, which `lock` takes. While keys
 * change, a number's history lies under each of its keys: servers with other rings share one of them at least, and so
 * wait for each other and count together.
 */
export const otpStore = {
  /**
   * The number's history; others that lock the same number wait until the transaction ends. One statement makes sure of
   * the row and locks it: between two it could be cleared away, and what is done then would be neither bounded nor counted.
   * @param countersOf what reads counters with it
   */
  async lock(
    tx: Tx,
    numberKeys: NumberKeys,
    now: Date,
    countersOf?: CountersOf,
  ): Promise<{ history: NumberHistory; confirmation: Confirmation | null; counters: CounterRow[] }> {
    const touched = { touchedAt: now }
    const rows = await tx
      .insert(otpNumbers)
      // In one order at every server, so that no two wait for each other.
      .values([...numberKeys].sort().map((numberKey) => ({ numberKey, ...touched })))
      .onConflictDoUpdate({ target: otpNumbers.numberKey, set: touched })
      .returning({
        sends: otpNumbers.sends,
        wrong: otpNumbers.wrong,
        confirmedAt: otpNumbers.confirmedAt,
        confirmedBy: otpNumbers.confirmedBy,
        confirmedBrand: otpNumbers.confirmedBrand,
        counters: countersOf?.() ?? NO_COUNTERS,
      })
      .prepare(nameOf('lock_number', numberKeys, countersOf))
      .execute()
    const history = merged(rows)
    return { history, confirmation: lastOf(rows, history), counters: rows[0]!.counters }
  },

  /** @param confirmation where the history has one that may be repeated */
  async remember(
    tx: Tx,
    numberKeys: NumberKeys,
    history: NumberHistory,
    now: Date,
    confirmation?: Omit<Confirmation, 'at'>,
  ): Promise<void> {
    const { sends, wrong, confirmedAt } = history
    const confirmed = confirmation && { confirmedBy: confirmation.by, confirmedBrand: confirmation.brand }
    await tx
      .update(otpNumbers)
      .set({ sends: [...sends], wrong: [...wrong], confirmedAt, touchedAt: now, ...confirmed })
      .where(inArray(otpNumbers.numberKey, [...numberKeys]))
      .prepare(`remember_${confirmed ? 'confirmed' : 'number'}_${numberKeys.length}`)
      .execute()
  },

  /** When a code of the number was right last, and by what it can be confirmed again. */
  async lastConfirmed(
    db: Db,
    numberKeys: NumberKeys,
  ): Promise<{ confirmedAt: number | null; confirmation: Confirmation | null }> {
    const ofNumber = inArray(otpNumbers.numberKey, [...numberKeys])
    const rows = await db.select().from(otpNumbers).where(ofNumber)
    const history = merged(rows)
    return { confirmedAt: history.confirmedAt, confirmation: lastOf(rows, history) }
  },

  async challenge(tx: Db | Tx, numberKeys: NumberKeys, purpose: OtpPurpose): Promise<Challenge | null> {
    return (await this.challengeWithCounters(tx, numberKeys, purpose))?.challenge ?? null
  },

  /** A challenge with counters; those that name `BRAND_OF_ROW` are the ones of its own brand. */
  async challengeWithCounters(
    tx: Db | Tx,
    numberKeys: NumberKeys,
    purpose: OtpPurpose,
    countersOf?: CountersOf,
  ): Promise<{ challenge: Challenge; counters: CounterRow[] } | null> {
    const brand = sql`coalesce(${otpChallenges.brand}, ${defaultBrand.id})`
    const [row] = await tx
      .select({ challenge: otpChallenges, counters: countersOf?.(brand) ?? NO_COUNTERS })
      .from(otpChallenges)
      .where(ofPurpose(numberKeys, purpose))
      .orderBy(desc(otpChallenges.expiresAt))
      .limit(1)
      .prepare(nameOf('challenge_with_counters', numberKeys, countersOf))
      .execute()
    return row ?? null
  },

  /** Puts a challenge in the place of the one before, whose code is remembered, under whichever of the number's keys that stands. */
  async replace(db: Db | Tx, challenge: NewChallenge, numberKeys: NumberKeys = [challenge.numberKey]): Promise<void> {
    const { numberKey, purpose, id, codeMac } = otpChallenges
    await db
      .insert(otpChallenges)
      .values(challenge)
      .onConflictDoUpdate({
        target: [numberKey, purpose],
        set: { ...challenge, beforeId: sql`${id}`, beforeMac: sql`${codeMac}` },
      })
      .prepare('replace_challenge')
      .execute()
    if (numberKeys.length === 1) return
    const before = and(inArray(numberKey, [...numberKeys]), ne(otpChallenges.id, challenge.id))
    await db.delete(otpChallenges).where(and(before, eq(purpose, challenge.purpose)))
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
    await tx.delete(otpChallenges).where(exactly(challenge)).prepare('remove_challenge').execute()
  },

  /** Removes what has no say any more. */
  async purge(db: Db, now: Date): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms)
    await deleteBefore(db, otpChallenges.expiresAt, before(OTP_RULES.lifeMs))
    await deleteBefore(db, otpNumbers.touchedAt, before(RETENTION_MS))
  },
}

/** Of a statement that every sign-in carries out: it is prepared once for a connection. */
const nameOf = (statement: string, { length }: NumberKeys, countersOf: CountersOf | undefined) =>
  `${statement}_${length}_${countersOf ? 'with' : 'without'}_counters`

/** What the number did by all of its keys' rows: what stands in several is one thing. */
function merged(rows: NumberHistory[]): NumberHistory {
  const [only, ...others] = rows
  if (only && others.length === 0) return only
  const all = (of: (row: NumberHistory) => readonly number[]) => [...new Set(rows.flatMap(of))].sort((a, b) => a - b)
  const confirmed = rows.flatMap(({ confirmedAt }) => confirmedAt ?? [])
  return {
    sends: all(({ sends }) => sends),
    wrong: all(({ wrong }) => wrong),
    confirmedAt: confirmed.length === 0 ? null : Math.max(...confirmed),
  }
}

type ConfirmedRow = Pick<typeof otpNumbers.$inferSelect, 'confirmedAt' | 'confirmedBy' | 'confirmedBrand'>

function lastOf(rows: ConfirmedRow[], history: NumberHistory): Confirmation | null {
  const last = rows.find(({ confirmedAt }) => confirmedAt === history.confirmedAt)
  const { confirmedAt: at = null, confirmedBy: by = null, confirmedBrand: brand = null } = last ?? {}
  return at !== null && by !== null ? { at, by, brand } : null
}

const ofPurpose = (numberKeys: NumberKeys, purpose: OtpPurpose) =>
  and(inArray(otpChallenges.numberKey, [...numberKeys]), eq(otpChallenges.purpose, purpose))

function exactly({ numberKey, purpose, id }: Challenge) {
  const { numberKey: ofNumber, purpose: ofPurpose, id: ofId } = otpChallenges
  return and(eq(ofNumber, numberKey), eq(ofPurpose, purpose), eq(ofId, id))
}
