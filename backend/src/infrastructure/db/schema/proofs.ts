import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './base'

/**
 * What sources of sign-ins did of late: devices, address ranges, brands, the whole service. Each count fades by a factor
 * of e in every `fades_in` seconds, as it stood at `at`. A source is kept as an HMAC.
 */
export const signInCounters = pgTable(
  'sign_in_counters',
  {
    source: text('source').primaryKey(),
    fadesIn: integer('fades_in').notNull(),
    /** Codes that were wrong, so far from the right one that nobody who has read it types them. */
    guesses: doublePrecision('guesses').notNull(),
    /** Codes sent. */
    sends: doublePrecision('sends').notNull(),
    /** Codes that were right. */
    rights: doublePrecision('rights').notNull(),
    at: instant('at').notNull(),
    /** The day of `at`, counted from 1970: an index on that costs nothing while a count grows. */
    day: integer('day').notNull(),
  },
  (table) => [index('sign_in_counters_day').on(table.day)],
)

/** Tokens that came by SMS, each as an HMAC over itself and the number that sent it, until a browser takes it. */
export const smsProofs = pgTable(
  'sms_proofs',
  { mac: text('mac').primaryKey(), receivedAt: instant('received_at').notNull() },
  (table) => [index('sms_proofs_received').on(table.receivedAt)],
)

/** Proofs of work that were taken: each is good once, at whichever server. */
export const usedWork = pgTable(
  'used_work',
  { signature: text('signature').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_work_expiry').on(table.expiresAt)],
)

/**
 * Wrong codes of the last day with every source that each was counted against: the right code takes back those of its
 * device, and one that was a slip of the finger is taken back when its challenge is over.
 */
export const countedGuesses = pgTable(
  'counted_guesses',
  {
    id: uuid('id').primaryKey(),
    numberKey: text('number_key').notNull(),
    device: text('device').notNull(),
    sources: text('sources').array().notNull(),
    isSlip: boolean('is_slip').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('counted_guesses_of_number').on(table.numberKey),
    index('counted_guesses_at').on(table.at),
    index('counted_guesses_slips')
      .on(table.at)
      .where(sql`is_slip`),
  ],
)
