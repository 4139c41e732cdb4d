import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { deleteInBatches } from '../../infrastructure/db/delete-in-batches'
import { countedGuesses as table } from '../../infrastructure/db/schema/proofs'
import type { NumberKeys } from '../keys/keys'
import { type Additions, addTo } from './counter-store'
import { type Counts, DAY_S, leftAfter, NOTHING, sumOf } from './fading'
import { fadesIn } from './sources'

/**
 * A slip counts until no code of its challenge can be tried any more: were it taken back at once, what is demanded next
 * would tell a guesser how near they were.
 */
const SLIP_COUNTS_MS = 10 * 60_000
const RETENTION_MS = DAY_S * 1000

interface Guess {
  numberKey: string
  device: string
  sources: string[]
  isSlip: boolean
}

/** Counts a wrong code against its sources. @returns what they stand at now */
export async function countGuess(tx: Tx, guess: Guess, at: Date): Promise<Map<string, Counts>> {
  await tx.insert(table).values({ id: randomUUID(), ...guess, at })
  return addTo(tx, new Map(guess.sources.map((source) => [source, { ...NOTHING, guesses: 1 }])), at)
}

/** Takes back the wrong codes of a device at a number that it has signed in to now. */
export async function forgiveGuesses(tx: Tx, numberKeys: NumberKeys, device: string, at: Date): Promise<void> {
  const own = and(inArray(table.numberKey, [...numberKeys]), eq(table.device, device))
  const forgiven = await tx.delete(table).where(own).returning({ sources: table.sources, at: table.at })
  await addTo(tx, takenBack(forgiven, at), at)
}

/** Takes back slips whose challenges are over, and forgets what has faded. */
export async function settleGuesses(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.transaction(async (tx) => {
    const over = and(eq(table.isSlip, true), lt(table.at, before(SLIP_COUNTS_MS)))
    const slips = await tx.delete(table).where(over).returning({ sources: table.sources, at: table.at })
    await addTo(tx, takenBack(slips, now), now)
  })
  await deleteInBatches(db, table, sql`${table.at} < ${before(RETENTION_MS).toISOString()}::timestamptz`)
}

/** What is left of each guess at its sources, to be subtracted. */
function takenBack(guesses: { sources: string[]; at: Date }[], now: Date): Additions {
  const additions = new Map<string, Counts>()
  for (const { sources, at } of guesses)
    for (const source of sources) {
      const left = leftAfter(now.getTime() - at.getTime(), fadesIn(source))
      additions.set(source, sumOf({ ...NOTHING, guesses: -left }, additions.get(source)))
    }
  return additions
}
