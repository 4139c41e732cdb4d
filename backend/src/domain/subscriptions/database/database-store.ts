import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../infrastructure/db/connect'
import { fromNow } from '../../../infrastructure/db/from-now'
import { carrierEvents, MAY_CANCEL, smsOutbox } from '../../../infrastructure/db/schema/carrier'
import { subscribers, subscriptions, trials } from '../../../infrastructure/db/schema/base'
import { subscriptionChanges } from '../../../infrastructure/db/schema/records'
import type { Keys } from '../../keys/keys'
import { advance } from '../charging/charge'
import { ar } from '../copy/ar'
import type { Actor, SubscriptionRecord } from '../record'
import { columnsOf, recordOf } from './rows'
import type { Decision, Lease, OutgoingSms, Opened, SubscriptionStore, LeasedBatch, LeasedCharge } from '../store'
import type { PlanCatalogue } from '../plan'
import { dueAtOf, markHandled, writeChanges, type WrittenChange, writeEffects } from './write-changes'

interface DatabaseStoreDeps {
  db: Db
  keys: Keys
  plans: PlanCatalogue
  /** Longer than a charge and a query about it may take at the carrier. */
  leaseMs?: number
}

const LEASE_MS = 30_000
const CANCEL_LEASE_MS = 20_000

/** Subscriptions in PostgreSQL. Rows are locked in the order of their ids, so that no two wait for each other. */
export class DatabaseStore implements SubscriptionStore<Tx> {
  constructor(private readonly deps: DatabaseStoreDeps) {}

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.deps.db.transaction(work)
  }

  async change(id: string, decide: Decision, tx?: Tx): Promise<SubscriptionRecord | null> {
    if (!tx) return this.transaction((own) => this.change(id, decide, own))
    const [found] = await locked(tx, [id])
    if (!found) return null
    const change = decide(found.record)
    if (!change) return found.record
    await writeChanges(tx, [{ ...change, subscriberId: found.subscriberId, lease: 'unchanged' }], this.deps)
    return change.next
  }

  async settle(decisions: Settlement[]): Promise<void> {
    try {
      await this.deps.db.transaction((tx) => this.settleWithin(tx, decisions))
    } catch (error) {
      if (decisions.length === 1) throw error
      const results = await Promise.allSettled(decisions.map((one) => this.settle([one])))
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    }
  }

  leaseDue({ now, limit, plans, only }: Parameters<SubscriptionStore['leaseDue']>[0]): Promise<LeasedBatch> {
    const { db, leaseMs = LEASE_MS } = this.deps
    return db.transaction(async (tx) => {
      const rows = await dueRows(tx, now, limit, only)
      const left = await mayHaveCancelled(
        tx,
        rows.map(({ msisdn }) => msisdn),
      )
      const charges: LeasedCharge[] = []
      const changes = rows.map(({ row, msisdn, clock }): WrittenChange => {
        const record = recordOf(row, msisdn)
        const lease = new Date(clock + leaseMs)
        // Leased for a while, so that those who are due after them are not held up.
        if (left.has(msisdn))
          return { next: record, effects: [], at: row.updatedAt, subscriberId: row.subscriberId, lease }
        const { change, due } = advance(record, plans.of(row.brand), now)
        if (due) charges.push({ ...due, lease })
        return { ...change, subscriberId: row.subscriberId, lease: due ? lease : 'released' }
      })
      await writeChanges(tx, changes, this.deps)
      return { examined: rows.length, charges }
    })
  }

  async lease(id: string, ms = CANCEL_LEASE_MS): Promise<Lease | null> {
    const until = sql`date_trunc('milliseconds', ${fromNow(ms)})`
    // Later than the lease that it replaces, so that a release by the former owner does not match it.
    const later = sql`GREATEST(${until}, ${subscriptions.leasedUntil} + interval '1 millisecond')`
    const [leased] = await this.deps.db
      .update(subscriptions)
      .set({ leasedUntil: later })
      .where(eq(subscriptions.id, id))
      .returning({ lease: subscriptions.leasedUntil })
    return leased?.lease ?? null
  }

  async release(id: string, lease: Lease): Promise<void> {
    const still = and(eq(subscriptions.id, id), eq(subscriptions.leasedUntil, lease))
    await this.deps.db.update(subscriptions).set({ leasedUntil: null }).where(still)
  }

  async find(msisdn: string): Promise<SubscriptionRecord | null> {
    const [found] = await this.deps.db
      .select({ row: subscriptions })
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .where(eq(subscribers.msisdn, msisdn))
      .prepare('subscription_by_number')
      .execute()
    return found ? recordOf(found.row, msisdn) : null
  }

  async open(...[tx, msisdn, at, decide]: Parameters<SubscriptionStore<Tx>['open']>): Promise<Opened> {
    const subscriberId = await createSubscriber(tx, msisdn, at)
    if (!subscriberId) {
      const existing = await existingSubscriber(tx, msisdn)
      // Erased between the two statements: try again.
      return existing ? { ...existing, isNew: false } : this.open(tx, msisdn, at, decide)
    }
    const id = randomUUID()
    const change = decide(id, await this.claimTrial(tx, msisdn, at))
    const { next } = change
    const columns = { ...columnsOf(next), dueAt: dueAtOf(change, this.deps.plans), updatedAt: at }
    await tx.insert(subscriptions).values({ id, subscriberId, ...columns })
    await writeEffects(tx, [{ ...change, subscriberId, lease: 'released' }], this.deps)
    return { record: next, subscriberId, isNew: true }
  }

  async lastEvent(id: string): Promise<{ actor: Actor; at: Date } | null> {
    // Charges and what follows from them, which are changes of the job, are no change that an event could come before.
    const [last] = await this.deps.db
      .select({ actor: subscriptionChanges.actor, at: carrierEvents.at })
      .from(subscriptionChanges)
      .leftJoin(carrierEvents, eq(carrierEvents.id, subscriptionChanges.detail))
      .where(and(eq(subscriptionChanges.subscriptionId, id), ne(subscriptionChanges.actor, 'job')))
      .orderBy(desc(subscriptionChanges.id))
      .limit(1)
    return last?.at ? { actor: last.actor, at: last.at } : null
  }

  async erasedAt(msisdn: string): Promise<Date | null> {
    const ofNumber = inArray(trials.numberKey, [...this.deps.keys.allOfNumber(msisdn)])
    const rows = await this.deps.db.select({ erasedAt: trials.erasedAt }).from(trials).where(ofNumber)
    const times = rows.flatMap(({ erasedAt }) => erasedAt?.getTime() ?? [])
    return times.length === 0 ? null : new Date(Math.max(...times))
  }

  async markHandled(event: { id: string; outcome: string; at: Date }, reply?: OutgoingSms): Promise<void> {
    await this.deps.db.transaction(async (tx) => {
      await markHandled(tx, event)
      if (!reply) return
      const { dedupKey, ...message } = reply
      await tx
        .insert(smsOutbox)
        .values({ dedupKey, ...message, createdAt: event.at })
        .onConflictDoNothing()
    })
  }

  private async settleWithin(tx: Tx, decisions: Settlement[]): Promise<void> {
    // The second of two answers about one subscription is applied to the result of the first.
    const firsts = new Map(decisions.toReversed().map((decision) => [decision.id, decision]))
    const rows = await locked(tx, [...firsts.keys()])
    const byId = new Map(rows.map((row) => [row.record.id, row]))
    const changes = [...firsts.values()].flatMap(({ id, lease, decide }): WrittenChange[] => {
      const found = byId.get(id)
      const change = found && decide(found.record)
      if (!change) return []
      const isStillOurs = found.leasedUntil?.getTime() === lease.getTime()
      return [{ ...change, subscriberId: found.subscriberId, lease: isStillOurs ? 'released' : 'unchanged' }]
    })
    await writeChanges(tx, changes, this.deps)
    const later = decisions.filter((decision) => firsts.get(decision.id) !== decision)
    if (later.length > 0) await this.settleWithin(tx, later)
  }

  /** Whether the number has not had its trial yet; marks it as used. */
  private async claimTrial(tx: Tx, msisdn: string, at: Date): Promise<boolean> {
    const [numberKey, ...others] = this.deps.keys.allOfNumber(msisdn)
    const started = await tx.insert(trials).values({ numberKey, startedAt: at }).onConflictDoNothing().returning()
    if (others.length > 0 && started.length > 0) {
      // Searched after the row is inserted: a row that is rekeyed meanwhile is then found under one of the two keys.
      const had = tx.select({ startedAt: trials.startedAt }).from(trials).where(inArray(trials.numberKey, others))
      if ((await had.limit(1)).length === 0) return true
      await tx.delete(trials).where(eq(trials.numberKey, numberKey))
      return false
    }
    return started.length > 0
  }
}

type Settlement = Parameters<SubscriptionStore['settle']>[0][number]

async function locked(tx: Tx, ids: string[]) {
  const rows = await withNumber(tx)
    .where(inArray(subscriptions.id, ids))
    .orderBy(asc(subscriptions.id))
    .for('update', { of: subscriptions })
  return rows.map(({ row, msisdn }) => ({
    record: recordOf(row, msisdn),
    subscriberId: row.subscriberId,
    leasedUntil: row.leasedUntil,
  }))
}

function dueRows(tx: Tx, now: Date, limit: number, only: string | undefined) {
  const ofId = only === undefined ? undefined : eq(subscriptions.id, only)
  const due = and(lte(subscriptions.dueAt, now), unleased(), ofId)
  return withNumber(tx)
    .where(due)
    .orderBy(asc(subscriptions.dueAt))
    .limit(limit)
    .for('update', { of: subscriptions, skipLocked: true })
}

/** Milliseconds since 1970, rounded: a `Date`, by which leases are compared, has no finer resolution. */
const databaseClock = sql<number>`floor(extract(epoch FROM clock_timestamp()) * 1000)::float8`

const withNumber = (tx: Tx) =>
  tx
    .select({ row: subscriptions, msisdn: subscribers.msisdn, clock: databaseClock })
    .from(subscriptions)
    .leftJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))

const unleased = () => or(isNull(subscriptions.leasedUntil), lt(subscriptions.leasedUntil, sql`clock_timestamp()`))

/**
 * Those of the numbers of which an event waits by which the person may have cancelled. It may wait behind another that the
 * carrier cannot take yet, and a charge would overtake it.
 */
async function mayHaveCancelled(tx: Tx, numbers: (string | null)[]): Promise<Set<string | null>> {
  const { msisdn, doneAt, kind } = carrierEvents
  const ofThese = inArray(
    msisdn,
    numbers.filter((number) => number !== null),
  )
  const rows = await tx
    .selectDistinct({ msisdn })
    .from(carrierEvents)
    .where(and(isNull(doneAt), ofThese, inArray(kind, MAY_CANCEL)))
  return new Set(rows.map((row) => row.msisdn))
}

async function createSubscriber(tx: Tx, msisdn: string, at: Date): Promise<string | null> {
  const [created] = await tx
    .insert(subscribers)
    .values({ msisdn, name: ar.newSubscriber, createdAt: at })
    .onConflictDoNothing({ target: subscribers.msisdn })
    .returning({ id: subscribers.id })
  return created?.id ?? null
}

async function existingSubscriber(tx: Tx, msisdn: string): Promise<Pick<Opened, 'record' | 'subscriberId'> | null> {
  const [existing] = await tx
    .select({ subscriberId: subscribers.id, row: subscriptions })
    .from(subscribers)
    .innerJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.id))
    .where(eq(subscribers.msisdn, msisdn))
    .for('share', { of: subscribers })
  return existing ? { subscriberId: existing.subscriberId, record: recordOf(existing.row, msisdn) } : null
}
