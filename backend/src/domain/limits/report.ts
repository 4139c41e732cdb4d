import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { limitCounts } from '../../infrastructure/db/schema/limits'

/** What one server adds to the count of a source. */
export interface Report {
  key: string
  count: number
  /** How long a window lasts that begins with it. */
  windowMs: number
}

/** The count of all servers, and how long its window still lasts. */
export interface Total {
  count: number
  msLeft: number
}

/** Adds reports, each of another key, and answers what there is now. */
export type SendReports = (reports: readonly Report[]) => Promise<Map<string, Total>>

/** Windows begin and end by the database's clock: servers whose clocks differ share them all the same. */
const ADD = {
  name: 'add_to_limit_counts',
  // Rows in one order, so that two servers do not wait for each other.
  text: `
    INSERT INTO limit_counts AS kept (key, count, ends_at)
    SELECT key, count, now() + span * interval '1 millisecond'
    FROM unnest($1::text[], $2::int[], $3::int[]) AS report (key, count, span)
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      count = excluded.count + CASE WHEN kept.ends_at > now() THEN kept.count ELSE 0 END,
      ends_at = CASE WHEN kept.ends_at > now() THEN kept.ends_at ELSE excluded.ends_at END
    RETURNING key, count, (extract(epoch FROM ends_at - now()) * 1000)::float8 AS "msLeft"`,
}

/** Reports to the table that all servers share, in one statement. */
export const reportsTo =
  (db: Db): SendReports =>
  async (reports) => {
    const values = [
      reports.map(({ key }) => key),
      reports.map(({ count }) => count),
      reports.map(({ windowMs }) => windowMs),
    ]
    const { rows } = await db.$client.query<Total & { key: string }>({ ...ADD, values })
    return new Map(rows.map(({ key, count, msLeft }) => [key, { count, msLeft }]))
  }

/** Removes what counts nothing any more. */
export const purgeLimits = (db: Db): Promise<void> => deleteBefore(db, limitCounts.endsAt, sql`now()`)
