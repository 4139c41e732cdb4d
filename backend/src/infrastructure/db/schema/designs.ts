import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, subscribers } from './base'

/** Designs that subscribers saved; their files lie in `DesignFiles`. */
export const savedDesigns = pgTable(
  'saved_designs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['image', 'card'] }).notNull(),
    path: text('path').notNull(),
    /** Size of the file. */
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('saved_designs_newest').on(table.subscriberId, table.type, table.createdAt.desc().nullsFirst(), table.id),
  ],
)
