import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { countedGuesses, signInCounters } from '../../infrastructure/db/schema/proofs'
import type { NumberKeys } from '../keys/keys'
import { type Counts, DAY_S, leftAfter, NOTHING, type StoredCounts, sumOf } from './fading'
import { fadesIn } from './sources'

/** What is added to counters; wrong codes before the right one are taken back, so parts of it may be below 0. */
export type Additions = ReadonlyMap<string, Counts>

/** A row of `countersOf`: source, guesses, sends, rights, seconds of fading, seconds since 1970. */
export type CounterRow = [string, number, number, number, number, number]

/** Counts have faded to a twentieth by then. */
const RETENTION_DAYS = 3

/** Stands in the name of a source for the brand of the row that a statement reads. */
export const BRAND_OF_ROW = '{brand}'

/** Counters as one value, for a statement that asks something else too. */
export type CountersOf = (brandOfRow?: SQL) => SQL<CounterRow[]>

/** The counters of sources; undefined where there are none to read. */
export function countersOf(sources: readonly string[]): CountersOf | undefined {
  if (sources.length === 0) return undefined
  return (brandOfRow = sql`''`) => {
    const names = sql`SELECT replace(name, ${BRAND_OF_ROW}, ${brandOfRow}) FROM unnest(${sql.param([...sources])}::text[]) AS name`
    return sql<CounterRow[]>`
    (SELECT coalesce(json_agg(json_build_array(source, guesses, sends, rights, fades_in, extract(epoch FROM at))), '[]')
     FROM ${signInCounters} WHERE source = ANY(ARRAY(${names})))`
  }
}

export const storedCounts = (rows: readonly CounterRow[]): Map<string, StoredCounts> =>
  new Map(
    rows.map(([source, guesses, sends, rights, fadesIn, at]) => [
      source,
      { guesses, sends, rights, fadesIn, at: at * 1000 },
    ]),
  )

/**
 * Adds to counters, each as it has faded by then, in one statement; rows are locked in the order of their names, so that
 * no two servers wait for each other.
 * @returns what they stand at now
 */
export async function addTo(db: Db | Tx, additions: Additions, at: Date): Promise<Map<string, Counts>> {
  const rows = [...additions].sort(([a], [b]) => (a < b ? -1 : 1))
  if (rows.length === 0) return new Map()
  const column = (pick: (row: [string, Counts]) => string | number) => sql.param(rows.map(pick))
  const day = Math.floor(at.getTime() / 1000 / DAY_S)
  const left = sql`exp(-greatest(0, extract(epoch FROM excluded.at - stored.at))::float8 / stored.fades_in)`
  const added = (name: 'guesses' | 'sends' | 'rights') => {
    const of = sql.identifier(name)
    return sql`${of} = greatest(0, greatest(0, stored.${of}) * ${left} + excluded.${of})`
  }
  const { rows: counted } = await db.execute<{ [name in keyof Counts]: number } & { source: string }>(sql`
    INSERT INTO ${signInCounters} AS stored (source, fades_in, guesses, sends, rights, at, day)
    SELECT source, fades_in, guesses, sends, rights, ${at.toISOString()}::timestamptz, ${day}::int
    FROM unnest(
      ${column(([source]) => source)}::text[], ${column(([source]) => fadesIn(source))}::int[],
      ${column(([, { guesses }]) => guesses)}::float8[], ${column(([, { sends }]) => sends)}::float8[],
      ${column(([, { rights }]) => rights)}::float8[]) AS new (source, fades_in, guesses, sends, rights)
    ON CONFLICT (source) DO UPDATE SET
      ${added('guesses')}, ${added('sends')}, ${added('rights')},
      at = greatest(stored.at, excluded.at), day = greatest(stored.day, excluded.day)
    RETURNING source, guesses, sends, rights`)
  return new Map(counted.map(({ source, ...counts }) => [source, { ...NOTHING, ...counts }]))
}

export async function purgeCounters(db: Db, now: Date): Promise<void> {
  const oldest = Math.floor(now.getTime() / 1000 / DAY_S) - RETENTION_DAYS
  await deleteBefore(db, signInCounters.day, oldest)
}

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

/** Counts a wrong code against its sources. */
export async function countGuess(tx: Tx, guess: Guess, at: Date): Promise<void> {
  await tx.insert(countedGuesses).values({ id: randomUUID(), ...guess, at })
  await addTo(tx, new Map(guess.sources.map((source) => [source, { ...NOTHING, guesses: 1 }])), at)
}

/** Takes back the wrong codes of a device at a number that it has signed in to now. */
export function forgiveGuesses(tx: Tx, numberKeys: NumberKeys, device: string, at: Date): Promise<void> {
  return takeBack(tx, and(inArray(countedGuesses.numberKey, [...numberKeys]), eq(countedGuesses.device, device)), at)
}

/** Takes back slips whose challenges are over, and forgets what has faded. */
export async function settleGuesses(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const over = and(eq(countedGuesses.isSlip, true), lt(countedGuesses.at, before(SLIP_COUNTS_MS)))
  await db.transaction((tx) => takeBack(tx, over, now))
  await deleteBefore(db, countedGuesses.at, before(RETENTION_MS))
}

/** Removes guesses, and subtracts what is left of each at its sources. */
async function takeBack(tx: Tx, which: SQL | undefined, now: Date): Promise<void> {
  const { sources, at } = countedGuesses
  const additions = new Map<string, Counts>()
  for (const guess of await tx.delete(countedGuesses).where(which).returning({ sources, at }))
    for (const source of guess.sources) {
      const left = leftAfter(now.getTime() - guess.at.getTime(), fadesIn(source))
      additions.set(source, sumOf({ ...NOTHING, guesses: -left }, additions.get(source)))
    }
  await addTo(tx, additions, now)
}
