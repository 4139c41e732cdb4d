import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, period, state, subscriptions } from './base'

/** What was shown to a person and agreed to, each time; append-only. It names the number by its HMAC alone. */
export const consents = pgTable(
  'consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    numberKey: text('number_key').notNull(),
    /** Id of the brand that showed it; null before brands were kept: the default one. */
    brand: text('brand'),
    /** Dirhams. */
    amount: integer('amount').notNull(),
    period: period('period').notNull(),
    text: text('text').notNull(),
    source: text('source', { enum: ['web', 'sms', 'carrier'] }).notNull(),
    /** The carrier's name for the protected attempt, when there was one. */
    transaction: text('transaction'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('consents_of_subscription').on(table.subscriptionId, table.id),
    index('consents_of_number').on(table.numberKey),
  ],
)

/** Who changed a subscription, how and why; append-only. */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    at: instant('at').notNull(),
    actor: text('actor', { enum: ['person', 'sms', 'job', 'carrier', 'support'] }).notNull(),
    change: text('change').notNull(),
    from: state('from_state').notNull(),
    to: state('to_state').notNull(),
    /** The key of the charge, the id of the carrier's event, or a reason. */
    detail: text('detail'),
  },
  (table) => [index('subscription_changes_of_subscription').on(table.subscriptionId, table.id)],
)
