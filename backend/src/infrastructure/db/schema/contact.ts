import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './base'

/** Digits that make two spellings of a number one: `0912345678`, `+218912345678`, `٠٩١٢٣٤٥٦٧٨`. */
export const SIGNIFICANT_DIGITS = 9

/** The last digits of a number, however it was typed. Statements have it letter by letter as the index has it. */
export const significantDigits = sql.raw(
  `right(regexp_replace(translate(phone_number, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'), ${SIGNIFICANT_DIGITS})`,
)

/** What people wrote to support. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_of_number').on(significantDigits),
  ],
)
