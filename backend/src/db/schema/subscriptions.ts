import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** A person who proved a number. */
export const subscribers = pgTable('subscribers', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** E.164. */
  msisdn: text('msisdn').notNull().unique(),
  name: text('name').notNull(),
  email: text('email'),
  createdAt: instant('created_at').notNull(),
})

/** One subscription a subscriber; only `transition()` says how it changes. */
export const subscriptions = pgTable('subscriptions', {
  subscriberId: uuid('subscriber_id')
    .primaryKey()
    .references(() => subscribers.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ['pending', 'trial', 'active', 'past_due', 'expired', 'cancelled'] }).notNull(),
  trialEndsAt: instant('trial_ends_at'),
  paidUntil: instant('paid_until'),
  updatedAt: instant('updated_at').notNull(),
})

/** Numbers that had their trial, as an HMAC that outlives an erased account. */
export const trials = pgTable('trials', {
  numberKey: text('number_key').primaryKey(),
  startedAt: instant('started_at').notNull(),
})

/** The ledger of successful charges, in dirhams; rows are only ever added. */
export const charges = pgTable(
  'charges',
  {
    /** The idempotency key that the carrier got. */
    key: text('key').primaryKey(),
    subscriberId: uuid('subscriber_id').references(() => subscribers.id, { onDelete: 'set null' }),
    amount: integer('amount').notNull(),
    period: text('period', { enum: ['day', 'week'] }).notNull(),
    chargedAt: instant('charged_at').notNull(),
  },
  (table) => [index('charges_of_subscriber').on(table.subscriberId, table.chargedAt.desc().nullsFirst())],
)
