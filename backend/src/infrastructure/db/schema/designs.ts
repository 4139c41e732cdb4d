import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** Size of its files. */
    bytes: integer('bytes').notNull(),
    /** When it was saved last. */
    createdAt: instant('created_at').notNull(),
    name: text('name'),
    /** Whether somebody gave the name, which then stays when the design is saved again. Of those of before nobody knows: it stays. */
    isNamed: boolean('is_named').notNull().default(true),
    /** The studio's id of the design, which it is saved under again; none where it was only ever a picture. */
    key: text('key'),
    /** Of the JSON that the studio opens it from. It lies beside the picture, and the media host serves no such file. */
    documentPath: text('document_path'),
    /** Digest of that document: by it one device sees that another has saved since; none where it was saved by an older server. */
    version: text('version'),
    /** Of a small copy of its picture, for lists; none where it was saved by an older server. */
    thumbnailPath: text('thumbnail_path'),
  },
  (table) => [
    uniqueIndex('saved_designs_key').on(table.subscriberId, table.key),
    index('saved_designs_newest').on(table.subscriberId, table.type, table.createdAt.desc().nullsFirst(), table.id),
  ],
)
