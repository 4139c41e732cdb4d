import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Text compared byte by byte: a plain index then serves equality, prefixes and order alike. */
export const textC = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()

/** A person who proved a number. */
export const subscribers = pgTable('subscribers', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** E.164. */
  msisdn: text('msisdn').notNull().unique(),
  name: text('name').notNull(),
  email: text('email'),
  createdAt: instant('created_at').notNull(),
})

export const period = (name: string) => text(name, { enum: ['day', 'week'] })
export const state = (name: string) =>
  text(name, { enum: ['pending', 'trial', 'active', 'past_due', 'expired', 'cancelled'] })

/**
 * One subscription a subscriber. It outlives the person without their number: a charge that was in flight when they were erased
 * still finds its place in the ledger. Only the rules beside `state-machine.ts` say how a row changes.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the person is erased. */
    subscriberId: uuid('subscriber_id')
      .unique()
      .references(() => subscribers.id, { onDelete: 'set null' }),
    /** Id of the brand whose plan was agreed to; null in rows older than brands: the default one. */
    brand: text('brand'),
    state: state('state').notNull(),
    trialEndsAt: instant('trial_ends_at'),
    paidUntil: instant('paid_until'),
    /** The price that was agreed to last, in dirhams; null in rows older than consents: the brand's offer. */
    amount: integer('amount'),
    period: period('period'),
    /** When the person last subscribed, reactivated or cancelled; carrier events from before are ignored. */
    stateChangedAt: instant('turned_at').notNull(),
    /** The first refusal since the last good standing: from here grace is counted. */
    pastDueSince: instant('past_due_since'),
    /** Refusals so far of the period that is due from `tried_for` on. */
    refusedDueAt: instant('tried_for'),
    refusals: integer('refusals').notNull().default(0),
    /** No charge is begun before; null: none was refused of late. */
    retryAt: instant('retry_at'),
    /** The one charge whose outcome is not known yet. No other is begun while it stands. */
    openKey: text('open_key'),
    openDueAt: instant('open_due_at'),
    openAmount: integer('open_amount'),
    openPeriod: period('open_period'),
    openSentAt: instant('open_sent_at'),
    /** Nothing is done about it before. */
    openNextQueryAt: instant('open_ask_at'),
    /** Queries about it without an answer. */
    openQueryAttempts: integer('open_asks').notNull().default(0),
    /** The carrier has no record of the key: it may be sent again. */
    openNotFound: boolean('open_absent').notNull().default(false),
    trialNotified: boolean('trial_notified').notNull().default(false),
    /** When a job must look at the row next, by the carrier's clock; null: never. */
    dueAt: instant('due_at'),
    /** By the database's clock: until then one server has the row. */
    leasedUntil: instant('leased_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('subscriptions_due')
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
    index('subscriptions_open')
      .on(table.openSentAt)
      .where(sql`open_key IS NOT NULL AND NOT open_absent`),
  ],
)

/** Numbers that had their trial, as an HMAC that outlives an erased account. */
export const trials = pgTable('trials', {
  numberKey: text('number_key').primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** When the person was erased last: carrier events of the number from before are ignored. */
  erasedAt: instant('erased_at'),
})
