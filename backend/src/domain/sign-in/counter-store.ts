import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { deleteInBatches } from '../../infrastructure/db/delete-in-batches'
import { signInCounters as table } from '../../infrastructure/db/schema/proofs'
import { type Counts, DAY_S, type StoredCounts, NOTHING } from './fading'
import { fadesIn } from './sources'

/** What is added to counters; a guess that was made good is taken back, so parts of it may be below 0. */
export type Additions = ReadonlyMap<string, Counts>

/** A row of `countersOf`: source, guesses, sends, rights, seconds of fading, seconds since 1970. */
export type CounterRow = [string, number, number, number, number, number]

/** Counts have faded to a twentieth by then. */
const RETENTION_DAYS = 3

/** Stands in the name of a source for the brand of the row that a statement reads. */
export const BRAND_OF_ROW = '{brand}'

/** The counters of sources as one value, for a statement that asks something else too. */
export function countersOf(sources: readonly string[], brandOfRow: SQL = sql`''`): SQL<CounterRow[]> {
  if (sources.length === 0) return sql<CounterRow[]>`'[]'::json`
  const names = sql`SELECT replace(name, ${BRAND_OF_ROW}, ${brandOfRow}) FROM unnest(${sql.param([...sources])}::text[]) AS name`
  return sql<CounterRow[]>`
    (SELECT coalesce(json_agg(json_build_array(source, guesses, sends, rights, fades_in, extract(epoch FROM at))), '[]')
     FROM ${table} WHERE source = ANY(ARRAY(${names})))`
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
  const left = sql`exp(-greatest(0, extract(epoch FROM excluded.at - kept.at))::float8 / kept.fades_in)`
  const added = (name: 'guesses' | 'sends' | 'rights') => {
    const of = sql.identifier(name)
    return sql`${of} = greatest(0, greatest(0, kept.${of}) * ${left} + excluded.${of})`
  }
  const { rows: counted } = await db.execute<{ [name in keyof Counts]: number } & { source: string }>(sql`
    INSERT INTO ${table} AS kept (source, fades_in, guesses, sends, rights, at, day)
    SELECT source, fades_in, guesses, sends, rights, ${at.toISOString()}::timestamptz, ${day}::int
    FROM unnest(
      ${column(([source]) => source)}::text[], ${column(([source]) => fadesIn(source))}::int[],
      ${column(([, { guesses }]) => guesses)}::float8[], ${column(([, { sends }]) => sends)}::float8[],
      ${column(([, { rights }]) => rights)}::float8[]) AS new (source, fades_in, guesses, sends, rights)
    ON CONFLICT (source) DO UPDATE SET
      ${added('guesses')}, ${added('sends')}, ${added('rights')},
      at = greatest(kept.at, excluded.at), day = greatest(kept.day, excluded.day)
    RETURNING source, guesses, sends, rights`)
  return new Map(counted.map(({ source, ...counts }) => [source, { ...NOTHING, ...counts }]))
}

export async function purgeCounters(db: Db, now: Date): Promise<void> {
  const oldest = Math.floor(now.getTime() / 1000 / DAY_S) - RETENTION_DAYS
  await deleteInBatches(db, table, sql`${table.day} < ${oldest}`)
}
