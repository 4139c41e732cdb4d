import { pgTable, text } from 'drizzle-orm/pg-core'

/** Name of the fact that the database was restored from a backup. Its value: until when charges may be missing from it. */
export const RESTORED = 'restored'
/** Its value until a server has charged again. */
export const RESTORED_JUST_NOW = 'just now'

/** Name of a fact that is there from a restore until the carrier's events since the backup have been read. */
export const EVENTS_UNREAD = 'restored-events-unread'

/** What all servers on this database must agree on, by name. Written by the first of them. */
export const serviceFacts = pgTable('service_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
