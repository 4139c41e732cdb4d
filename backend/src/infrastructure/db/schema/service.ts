import { pgTable, text } from 'drizzle-orm/pg-core'

/** What all servers on this database must agree on, by name. Written by the first of them. */
export const serviceFacts = pgTable('service_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
