import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './base'

/** How often a source did what is limited, at all servers together, in its window of time. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** HMAC over the limit's name and the source (a network address, a subscriber): neither is kept. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** End of the window, by the database's clock; a row whose window is over counts nothing. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('limit_counts_end').on(table.endsAt)],
)
