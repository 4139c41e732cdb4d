import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './base'

/** What pages reported of remotes, by hour. Nothing of who reported it. */
export const fieldCounts = pgTable(
  'field_counts',
  {
    hour: instant('hour').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    kind: text('kind').notNull(),
    /** Of failures the phase, of vitals the upper bound of their step; otherwise empty. */
    detail: text('detail').notNull(),
    browser: text('browser').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.remote, table.version, table.kind, table.detail, table.browser] }),
    index('field_counts_loads')
      .on(table.remote, table.version, table.hour)
      .where(sql`kind = 'load'`),
  ],
)

/** Canaries held against the current version, from their start on. */
export const canaryTrials = pgTable(
  'canary_trials',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** When it was opened: one that is opened again is judged anew. */
    since: text('since').notNull(),
    /** The counts at the last look, and what follows from all looks. */
    seen: jsonb('seen'),
    /** Set once: no server serves it any more. */
    withdrawnAt: instant('withdrawn_at'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.since] })],
)
