import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { failureText } from '../../infrastructure/db/failure-text'
import { writeFileAtomic } from '../../lib/write-file-atomic'

/** What pages reported of a version within the last day. */
export interface VersionSummary {
  remote: string
  version: string
  loads: number
  failures: number
  /** Bus events that were unknown or malformed. */
  eventFaults: number
  /** Bounds below which three of four pages stay: milliseconds, of `cls` the score. Null: above the largest step. */
  vitals: Partial<Record<'lcp' | 'inp' | 'cls', number | null>>
}

const VITALS = ['lcp', 'inp', 'cls'] as const
const QUANTILE = 0.75

interface Counted extends Record<string, unknown> {
  remote: string
  version: string
  kind: string
  detail: string
  count: number
}

/** Sums of a day, by remote and version. */
export async function summarise(db: Pick<Db, 'execute'>): Promise<VersionSummary[]> {
  const { rows } = await db.execute<Counted>(sql`
    SELECT remote, version, kind, CASE WHEN kind IN ('lcp', 'inp', 'cls') THEN detail ELSE '' END AS detail,
      sum(count)::float8 AS count
    FROM field_counts WHERE hour > now() - interval '1 day' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2`)
  const byVersion = new Map<string, Counted[]>()
  for (const row of rows) {
    const name = `${row.remote} ${row.version}`
    byVersion.set(name, [...(byVersion.get(name) ?? []), row])
  }
  return [...byVersion.values()].map((counted) => {
    const of = (kind: string) => counted.filter((row) => row.kind === kind)
    const { remote, version } = counted[0]!
    return {
      remote,
      version,
      loads: sum(of('load')),
      failures: sum(of('failure')),
      eventFaults: sum(of('event')),
      vitals: Object.fromEntries(
        VITALS.flatMap((vital) => {
          const steps = of(vital)
          return steps.length > 0 ? [[vital, quantileOf(steps)]] : []
        }),
      ),
    }
  })
}

const sum = (rows: readonly Counted[]) => rows.reduce((total, { count }) => total + count, 0)

function quantileOf(steps: readonly Counted[]): number | null {
  const sorted = [...steps].sort((one, other) => boundOf(one) - boundOf(other))
  const target = sum(steps) * QUANTILE
  let before = 0
  const found = sorted.find(({ count }) => (before += count) >= target)
  const bound = found ? boundOf(found) : Infinity
  return bound === Infinity ? null : bound
}
const boundOf = ({ detail }: Counted) => (detail === 'inf' ? Infinity : Number(detail))

/** When pages last reported that they loaded a version. */
interface LastLoad {
  remote: string
  version: string
  /** The hour in which they did, as ISO text. */
  at: string
}

/**
 * Of each version that was loaded within 30 days, the last hour in which it was. Goes from version to version in their index, for the
 * hours of a month are many and the versions few.
 */
export async function lastLoads(db: Pick<Db, 'execute'>): Promise<LastLoad[]> {
  const { rows } = await db.execute<{ remote: string; version: string; at: string | Date }>(sql`
    WITH RECURSIVE versions AS (
      (SELECT remote, version FROM field_counts WHERE kind = 'load' ORDER BY 1, 2 LIMIT 1)
      UNION ALL
      SELECT next.* FROM versions, LATERAL (
        SELECT f.remote, f.version FROM field_counts f
        WHERE f.kind = 'load' AND (f.remote, f.version) > (versions.remote, versions.version) ORDER BY 1, 2 LIMIT 1
      ) next
    )
    SELECT versions.*, last.hour AS at FROM versions, LATERAL (
      SELECT f.hour FROM field_counts f
      WHERE f.kind = 'load' AND f.remote = versions.remote AND f.version = versions.version ORDER BY f.hour DESC LIMIT 1
    ) last WHERE last.hour > now() - interval '30 days' ORDER BY 1, 2`)
  return rows.map(({ remote, version, at }) => ({ remote, version, at: new Date(at).toISOString() }))
}

/** Milliseconds between looks at the loads of 30 days, which are counted by the hour. */
const LOADS_EVERY_MS = 60 * 60_000

/** Writes the sums beside the release list, where `release status` and what removes old versions read them. */
export class FieldSummary {
  #loads: LastLoad[] = []
  #loadsAt = -Infinity
  #hasWarned = false

  constructor(
    private readonly db: Db,
    /** Folder of the release list. */
    private readonly folder: string,
    private readonly warn: (message: string) => void,
  ) {}

  async write(): Promise<void> {
    const versions = await summarise(this.db)
    if (performance.now() - this.#loadsAt > LOADS_EVERY_MS) {
      this.#loads = await lastLoads(this.db)
      this.#loadsAt = performance.now()
    }
    try {
      const file = path.join(this.folder, '.releases/field-data.json')
      writeFileAtomic(file, JSON.stringify({ at: new Date().toISOString(), versions, loads: this.#loads }))
      this.#hasWarned = false
    } catch (error) {
      if (!this.#hasWarned) this.warn(`release status has no numbers from pages: ${failureText(error)}`)
      this.#hasWarned = true
    }
  }
}
