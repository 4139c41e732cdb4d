import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../infrastructure/db/connect'
import { fromNow } from '../../../infrastructure/db/from-now'
import { smsOutbox } from '../../../infrastructure/db/schema/carrier'
import { subscribers, subscriptions, trials } from '../../../infrastructure/db/schema/subscriptions'
import type { Keys } from '../../keys/keys'
import { advance } from '../charging/charge'
import { ar } from '../copy/ar'
import type { SubscriptionRecord } from '../record'
import { columnsOf, recordOf, type SubscriptionRow } from './rows'
import type { Decision, Lease, Note, Opened, SubscriptionStore, Taken, TakenTask } from '../store'
import type { TermsBook } from '../terms-book'
import { dueAtOf, markHeard, writeChanges, type WrittenChange, writeEffects } from './write-changes'

interface DatabaseStoreDeps {
  db: Db
  keys: Keys
  terms: TermsBook
  /** Longer than a carrier may take over a charge and the question about it. */
  leaseMs?: number
}

const LEASE_MS = 30_000
const HOLD_MS = 20_000

/** Subscriptions in PostgreSQL. Rows are locked in the order of their ids, so that no two wait for each other. */
export class DatabaseStore implements SubscriptionStore<Tx> {
  constructor(private readonly deps: DatabaseStoreDeps) {}

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.deps.db.transaction(work)
  }

  async change(id: string, decide: Decision, tx?: Tx): Promise<SubscriptionRecord | null> {
    if (!tx) return this.transaction((own) => this.change(id, decide, own))
    const [kept] = await locked(tx, [id])
    if (!kept) return null
    const change = decide(kept.record)
    if (!change) return kept.record
    await writeChanges(tx, [{ ...change, subscriberId: kept.subscriberId, lease: 'unchanged' }], this.deps)
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

  takeDue({ now, limit, terms, only }: Parameters<SubscriptionStore['takeDue']>[0]): Promise<Taken> {
    const { db, leaseMs = LEASE_MS } = this.deps
    return db.transaction(async (tx) => {
      const rows = await dueRows(tx, now, limit, only)
      const tasks: TakenTask[] = []
      const changes = rows.map(({ row, msisdn, clock }): WrittenChange => {
        const { change, task } = advance(recordOf(row, msisdn), terms.of(row.brand), now)
        const lease = new Date(clock + leaseMs)
        if (task) tasks.push({ ...task, lease })
        return { ...change, subscriberId: row.subscriberId, lease: task ? lease : 'freed' }
      })
      await writeChanges(tx, changes, this.deps)
      return { looked: rows.length, tasks }
    })
  }

  async hold(id: string): Promise<Lease | null> {
    const until = sql`date_trunc('milliseconds', ${fromNow(HOLD_MS)})`
    // Later than the lease that it takes over, so that whoever had that one does not let go of this one.
    const later = sql`GREATEST(${until}, ${subscriptions.leasedUntil} + interval '1 millisecond')`
    const [held] = await this.deps.db
      .update(subscriptions)
      .set({ leasedUntil: later })
      .where(eq(subscriptions.id, id))
      .returning({ lease: subscriptions.leasedUntil })
    return held?.lease ?? null
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
      const known = await knownSubscriber(tx, msisdn)
      // Erased between the two statements: whoever asked again starts anew.
      return known ? { ...known, isNew: false } : this.open(tx, msisdn, at, decide)
    }
    const id = randomUUID()
    const change = decide(id, await this.startTrial(tx, msisdn, at))
    const { next } = change
    const columns = { ...columnsOf(next), dueAt: dueAtOf(change, this.deps.terms), updatedAt: at }
    await tx.insert(subscriptions).values({ id, subscriberId, ...columns })
    await writeEffects(tx, [{ ...change, subscriberId, lease: 'freed' }], this.deps)
    return { record: next, subscriberId, isNew: true }
  }

  async erasedAt(msisdn: string): Promise<Date | null> {
    const ofNumber = inArray(trials.numberKey, [...this.deps.keys.allOfNumber(msisdn)])
    const rows = await this.deps.db.select({ erasedAt: trials.erasedAt }).from(trials).where(ofNumber)
    const times = rows.flatMap(({ erasedAt }) => erasedAt?.getTime() ?? [])
    return times.length === 0 ? null : new Date(Math.max(...times))
  }

  async heard(event: { id: string; outcome: string; at: Date }, note?: Note): Promise<void> {
    await this.deps.db.transaction(async (tx) => {
      await markHeard(tx, event)
      if (!note) return
      const { about, ...letter } = note
      await tx
        .insert(smsOutbox)
        .values({ dedupKey: about, ...letter, createdAt: event.at })
        .onConflictDoNothing()
    })
  }

  private async settleWithin(tx: Tx, decisions: Settlement[]): Promise<void> {
    // Of two answers about one subscription, the second is judged by what the first made of it.
    const firsts = new Map(decisions.toReversed().map((decision) => [decision.id, decision]))
    const rows = await locked(tx, [...firsts.keys()])
    const byId = new Map(rows.map((row) => [row.record.id, row]))
    const changes = [...firsts.values()].flatMap(({ id, lease, decide }): WrittenChange[] => {
      const kept = byId.get(id)
      const change = kept && decide(kept.record)
      if (!change) return []
      const isStillOurs = kept.leasedUntil?.getTime() === lease.getTime()
      return [{ ...change, subscriberId: kept.subscriberId, lease: isStillOurs ? 'freed' : 'unchanged' }]
    })
    await writeChanges(tx, changes, this.deps)
    const later = decisions.filter((decision) => firsts.get(decision.id) !== decision)
    if (later.length > 0) await this.settleWithin(tx, later)
  }

  /** Whether the number has its trial yet; it has it from now on. */
  private async startTrial(tx: Tx, msisdn: string, at: Date): Promise<boolean> {
    const [numberKey, ...others] = this.deps.keys.allOfNumber(msisdn)
    const started = await tx.insert(trials).values({ numberKey, startedAt: at }).onConflictDoNothing().returning()
    if (others.length > 0 && started.length > 0) {
      // Looked for after the row is there: what is brought to another key meanwhile is then seen in one place or the other.
      const had = tx.select({ startedAt: trials.startedAt }).from(trials).where(inArray(trials.numberKey, others))
      if ((await had.limit(1)).length === 0) return true
      await tx.delete(trials).where(eq(trials.numberKey, numberKey))
      return false
    }
    return started.length > 0
  }
}

type Settlement = Parameters<SubscriptionStore['settle']>[0][number]

interface Locked {
  record: SubscriptionRecord
  subscriberId: string | null
  leasedUntil: Date | null
}

async function locked(tx: Tx, ids: string[]): Promise<Locked[]> {
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

function dueRows(
  tx: Tx,
  now: Date,
  limit: number,
  only: string | undefined,
): Promise<{ row: SubscriptionRow; msisdn: string | null; clock: number }[]> {
  const due = and(lte(subscriptions.dueAt, now), nobodys(), only === undefined ? undefined : eq(subscriptions.id, only))
  return withNumber(tx)
    .where(due)
    .orderBy(asc(subscriptions.dueAt))
    .limit(limit)
    .for('update', { of: subscriptions, skipLocked: true })
}

/** Milliseconds since 1970, whole ones: a `Date`, by which leases are compared, has no finer ones. */
const databaseClock = sql<number>`floor(extract(epoch FROM clock_timestamp()) * 1000)::float8`

const withNumber = (tx: Tx) =>
  tx
    .select({ row: subscriptions, msisdn: subscribers.msisdn, clock: databaseClock })
    .from(subscriptions)
    .leftJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))

const nobodys = () => or(isNull(subscriptions.leasedUntil), lt(subscriptions.leasedUntil, sql`clock_timestamp()`))

async function createSubscriber(tx: Tx, msisdn: string, at: Date): Promise<string | null> {
  const [created] = await tx
    .insert(subscribers)
    .values({ msisdn, name: ar.newSubscriber, createdAt: at })
    .onConflictDoNothing({ target: subscribers.msisdn })
    .returning({ id: subscribers.id })
  return created?.id ?? null
}

async function knownSubscriber(tx: Tx, msisdn: string): Promise<Pick<Opened, 'record' | 'subscriberId'> | null> {
  const [known] = await tx
    .select({ subscriberId: subscribers.id, row: subscriptions })
    .from(subscribers)
    .innerJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.id))
    .where(eq(subscribers.msisdn, msisdn))
    .for('share', { of: subscribers })
  return known ? { subscriberId: known.subscriberId, record: recordOf(known.row, msisdn) } : null
}
