import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, subscriptions } from './base'

/**
 * Messages to subscribers: written in the transaction of what they tell of, delivered by a job. Number and text are
 * taken out once the message is delivered or given up.
 */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the message is about: a second one about the same is not written. */
    dedupKey: text('dedup_key').notNull().unique(),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id),
    msisdn: text('msisdn'),
    text: text('text'),
    /** The short code that it comes from; null before brands were kept: the operator's standard one. */
    sender: text('sender'),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** This and what follows go by the database's clock. */
    nextAt: instant('next_at')
      .notNull()
      .default(sql`now()`),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('sms_outbox_waiting')
      .on(table.nextAt, table.id)
      .where(sql`sent_at IS NULL AND failed_at IS NULL`),
    index('sms_outbox_of_number')
      .on(table.msisdn, table.id)
      .where(sql`msisdn IS NOT NULL`),
    index('sms_outbox_created').on(table.createdAt),
  ],
)

/** Events of the carrier, each once by its id. Number and text are taken out once it was dealt with. */
export const carrierEvents = pgTable(
  'carrier_events',
  {
    id: text('id').primaryKey(),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['activated', 'renewed', 'charge_failed', 'cancelled', 'sms'] }).notNull(),
    msisdn: text('msisdn'),
    at: instant('at').notNull(),
    smsTo: text('sms_to'),
    smsText: text('sms_text'),
    tries: integer('tries').notNull().default(0),
    /** By the database's clock. */
    nextAt: instant('next_at')
      .notNull()
      .default(sql`now()`),
    doneAt: instant('done_at'),
    /** What came of it. */
    outcome: text('outcome'),
  },
  (table) => [
    index('carrier_events_done')
      .on(table.doneAt)
      .where(sql`done_at IS NOT NULL`),
    index('carrier_events_waiting')
      .on(table.seq)
      .where(sql`done_at IS NULL`),
    index('carrier_events_waiting_of_number')
      .on(table.msisdn, table.seq)
      .where(sql`done_at IS NULL`),
  ],
)

/** Kinds of events by which somebody may have cancelled: a message may be «0». */
export const MAY_CANCEL: (typeof carrierEvents.$inferSelect)['kind'][] = ['sms', 'cancelled']

/** Name of the lease of reading the carrier's events. */
export const CARRIER_EVENTS = 'carrier events'

/** Work that one server at a time does. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  owner: text('owner').notNull(),
  /** By the database's clock. */
  leasedUntil: instant('leased_until').notNull(),
  /** Where the work goes on. */
  cursor: text('cursor'),
  /** When that reading of the carrier's events began which was the last to reach their end, by the database's clock. */
  caughtUpAt: instant('caught_up_at'),
})
