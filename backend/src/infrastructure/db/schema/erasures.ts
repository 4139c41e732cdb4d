import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './base'

/**
 * People who were erased, each store with when it had nothing of them any more. A row says nothing of who it was: its folder is
 * a digest of an id that is gone.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Where the object store has their files. */
    folder: text('folder').notNull(),
    /** When they asked, which is when the database had removed its rows. */
    databaseAt: instant('database_at').notNull(),
    /** Null until the store has confirmed. */
    objectsAt: instant('objects_at'),
  },
  (table) => [
    index('erasures_confirmed')
      .on(table.databaseAt)
      .where(sql`objects_at IS NOT NULL`),
  ],
)
