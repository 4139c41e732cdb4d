import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, period, subscribers, subscriptions } from './base'

/**
 * The ledger of successful charges, in dirhams. Rows are only ever added, which a trigger enforces; the one change that
 * it lets through takes the link to a person away who is erased.
 */
export const charges = pgTable(
  'charges',
  {
    /** The idempotency key that the carrier got. */
    key: text('key').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    subscriberId: uuid('subscriber_id').references(() => subscribers.id, { onDelete: 'set null' }),
    amount: integer('amount').notNull(),
    period: period('period').notNull(),
    /** When what they had before ended: the period's name, of which there is one successful charge. */
    dueAt: instant('due_at').notNull(),
    periodFrom: instant('period_from').notNull(),
    periodUntil: instant('period_until').notNull(),
    /** When the carrier took the money. */
    chargedAt: instant('charged_at').notNull(),
  },
  (table) => [
    index('charges_of_subscriber').on(table.subscriberId, table.chargedAt.desc().nullsFirst()),
    index('charges_by_time').on(table.chargedAt),
    uniqueIndex('charges_once_a_period').on(table.subscriptionId, table.dueAt),
  ],
)

/**
 * What was done with each key, append-only. `started` is there before the carrier is asked to charge, each time that it
 * is; what it answered follows: `charged`, `refused`, `unknown` (no answer, or none that can be believed), `absent` (it
 * never saw the key), and `dropped` for a key that was given up after somebody had left.
 */
export const chargeAttempts = pgTable(
  'charge_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    state: text('state', { enum: ['started', 'charged', 'refused', 'unknown', 'absent', 'dropped'] }).notNull(),
    dueAt: instant('due_at').notNull(),
    amount: integer('amount').notNull(),
    period: period('period').notNull(),
    at: instant('at').notNull(),
    /** Why it was refused, or is not known. */
    reason: text('reason'),
  },
  (table) => [
    index('charge_attempts_of_subscription').on(table.subscriptionId, table.id),
    uniqueIndex('charge_attempts_charged_once')
      .on(table.subscriptionId, table.dueAt)
      .where(sql`state = 'charged'`),
  ],
)
