import { getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '../../../infrastructure/db/connect'
import { carrierEvents, smsOutbox } from '../../../infrastructure/db/schema/carrier'
import { chargeAttempts, charges } from '../../../infrastructure/db/schema/charging'
import { consents, subscriptionChanges } from '../../../infrastructure/db/schema/records'
import { subscriptions } from '../../../infrastructure/db/schema/base'
import type { Keys } from '../../keys/keys'
import { nextStep } from '../charging/schedule'
import type { Change, Effect } from '../record'
import { columnsOf } from './rows'
import type { Lease } from '../store'
import type { PlanCatalogue } from '../plan'

export interface WrittenChange extends Change {
  subscriberId: string | null
  /** The row's lease afterwards: the writer's until that time, none, or unchanged. */
  lease: Lease | 'released' | 'unchanged'
}

interface WriteOptions {
  plans: PlanCatalogue
  keys: Keys
}

/** Writes rows with all their effects, in one statement for each table, however many rows there are. */
export async function writeChanges(tx: Tx, changes: WrittenChange[], options: WriteOptions): Promise<void> {
  if (changes.length === 0) return
  await tx.execute(updateRows(changes, options))
  await writeEffects(tx, changes, options)
}

/** When the next step of a row is due. */
export const dueAtOf = ({ next }: Change, plans: PlanCatalogue): Date | null =>
  nextStep(next, plans.of(next.brand))?.at ?? null

const COLUMNS = getTableColumns(subscriptions)

/**
 * The ids are repeated in the condition, as PostgreSQL would otherwise scan the whole table to join it with the new
 * values.
 */
function updateRows(changes: WrittenChange[], { plans }: WriteOptions) {
  const rows = changes.map((change) => ({
    ...columnsOf(change.next),
    id: change.next.id,
    dueAt: dueAtOf(change, plans),
    updatedAt: change.at,
    keepsLease: change.lease === 'unchanged',
    lease: change.lease instanceof Date ? change.lease : null,
  }))
  const names = Object.keys(columnsOf(changes[0]!.next)) as (keyof typeof COLUMNS)[]
  const columns = [...names, 'dueAt', 'updatedAt'] as (keyof typeof COLUMNS)[]
  const assignments = columns.map((name) => `${COLUMNS[name].name} = v."${name}"`).join(', ')
  const types = columns.map((name) => `"${name}" ${COLUMNS[name].getSQLType()}`).join(', ')
  return sql`UPDATE subscriptions s SET ${sql.raw(assignments)},
    leased_until = CASE WHEN v."keepsLease" THEN s.leased_until ELSE v.lease END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS v(id uuid, "keepsLease" boolean, lease timestamptz, ${sql.raw(types)})
    WHERE s.id = v.id AND s.id IN ${rows.map(({ id }) => id)}`
}

/** Writes the effects of the changes; the rows must have been inserted before. */
export async function writeEffects(tx: Tx, changes: WrittenChange[], { plans, keys }: WriteOptions): Promise<void> {
  const of = <T extends Effect['type']>(type: T) =>
    changes.flatMap((change) =>
      change.effects
        .filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type)
        .map((effect) => ({ effect, change, subscriptionId: change.next.id, at: change.at })),
    )

  const attempts = of('attempt').map(({ effect: { key, dueAt, offer, state, reason }, subscriptionId, at }) => ({
    ...{ key, dueAt, reason, ...offer },
    ...{ subscriptionId, at },
    state: state === 'not_found' ? ('absent' as const) : state,
  }))
  if (attempts.length > 0) await tx.insert(chargeAttempts).values(attempts)

  const successful = of('charge').map(
    ({ effect: { key, dueAt, offer, from, until, chargedAt }, change, subscriptionId }) => ({
      ...{ key, dueAt, chargedAt, periodFrom: from, periodUntil: until, ...offer },
      ...{ subscriptionId, subscriberId: change.subscriberId },
    }),
  )
  if (successful.length > 0) await tx.insert(charges).values(successful)

  const audits = of('audit').map(({ effect: { actor, change, from, to, detail }, subscriptionId, at }) => ({
    ...{ actor, change, from, to, detail },
    ...{ subscriptionId, at },
  }))
  if (audits.length > 0) await tx.insert(subscriptionChanges).values(audits)

  const agreed = of('consent').flatMap(({ effect: { consent }, change, subscriptionId, at }) =>
    change.next.msisdn === null
      ? []
      : [{ ...consent, subscriptionId, at, numberKey: keys.ofNumber(change.next.msisdn) }],
  )
  if (agreed.length > 0) await tx.insert(consents).values(agreed)

  const messages = of('message').flatMap(({ effect: { dedupKey, text }, change, subscriptionId, at }) => {
    const { msisdn, brand } = change.next
    // An erased number gets no messages.
    if (msisdn === null) return []
    return [{ dedupKey, text, sender: plans.of(brand).sms.to, msisdn, subscriptionId, createdAt: at }]
  })
  if (messages.length > 0) await tx.insert(smsOutbox).values(messages).onConflictDoNothing()

  for (const { effect, at } of of('handled')) await markHandled(tx, { id: effect.event, outcome: effect.outcome, at })
}

/** Marks an event as handled and removes its personal data. */
export async function markHandled(
  tx: Tx,
  { id, outcome, at }: { id: string; outcome: string; at: Date },
): Promise<void> {
  const done = { doneAt: at, outcome, msisdn: null, smsText: null }
  await tx
    .update(carrierEvents)
    .set(done)
    .where(sql`${carrierEvents.id} = ${id}`)
}
