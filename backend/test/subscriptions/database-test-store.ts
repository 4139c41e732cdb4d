import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../src/infrastructure/db/connect'
import { carrierEvents, smsOutbox } from '../../src/infrastructure/db/schema/carrier'
import { charges } from '../../src/infrastructure/db/schema/charging'
import { consents, subscriptionChanges } from '../../src/infrastructure/db/schema/records'
import { subscribers, subscriptions, trials } from '../../src/infrastructure/db/schema/base'
import type { Keys } from '../../src/domain/keys/keys'
import { Sessions } from '../../src/domain/sessions/sessions'
import { DatabaseStore } from '../../src/domain/subscriptions/database/database-store'
import { recordOf } from '../../src/domain/subscriptions/database/rows'
import type { Opened, SubscriptionStore } from '../../src/domain/subscriptions/store'
import type { PlanCatalogue } from '../../src/domain/subscriptions/plan'
import type { Books, TestStore } from './books'

interface Deps {
  db: Db
  keys: Keys
  plans: PlanCatalogue
}

/** The store that the server uses, on a real database, for one history. Close the books before the next one begins. */
export class DatabaseTestStore extends DatabaseStore implements TestStore<Tx> {
  private readonly numbers = new Map<string, string>()
  private readonly db: Db
  private readonly keys: Keys
  private readonly sessions: Sessions

  constructor({ db, keys, plans }: Deps) {
    super({ db, keys, plans })
    this.db = db
    this.keys = keys
    this.sessions = new Sessions(db, () => new Date(), db)
  }

  override async open(...request: Parameters<SubscriptionStore<Tx>['open']>): Promise<Opened> {
    const opened = await super.open(...request)
    this.numbers.set(opened.record.id, request[1])
    return opened
  }

  signIn(tx: Tx, subscriberId: string): Promise<string> {
    return this.sessions.start(tx, subscriberId)
  }

  async isSignedIn(token: string): Promise<boolean> {
    return (await this.sessions.ofNow(token)) !== null
  }

  async receive({ id, at }: Parameters<TestStore['receive']>[0]): Promise<void> {
    await this.db.insert(carrierEvents).values({ id, kind: 'sms', at }).onConflictDoNothing()
  }

  async isHandled(id: string): Promise<boolean> {
    const [row] = await this.db.select().from(carrierEvents).where(eq(carrierEvents.id, id))
    return Boolean(row?.doneAt)
  }

  async erase(msisdn: string, at: Date): Promise<void> {
    await this.db.delete(subscribers).where(eq(subscribers.msisdn, msisdn))
    await this.db
      .update(trials)
      .set({ erasedAt: at })
      .where(inArray(trials.numberKey, [...this.keys.allOfNumber(msisdn)]))
  }

  async endLeases(): Promise<void> {
    await this.db.update(subscriptions).set({ leasedUntil: null })
  }

  async books(): Promise<Books> {
    const ids = [...this.numbers.keys()]
    if (ids.length === 0) return { records: [], ledger: [], audits: [], consents: [], receipts: [] }
    const numberOf = (id: string) => this.numbers.get(id) ?? ''
    const rows = await this.db.select().from(subscriptions).where(inArray(subscriptions.id, ids))
    const ledger = await this.db.select().from(charges).where(inArray(charges.subscriptionId, ids))
    const audits = await this.db
      .select()
      .from(subscriptionChanges)
      .where(inArray(subscriptionChanges.subscriptionId, ids))
    const agreed = await this.db
      .select()
      .from(consents)
      .where(inArray(consents.subscriptionId, ids))
      .orderBy(consents.id)
    const sent = await this.db
      .select({ dedupKey: smsOutbox.dedupKey })
      .from(smsOutbox)
      .where(inArray(smsOutbox.subscriptionId, ids))
    return {
      records: rows.map((row) => recordOf(row, row.subscriberId === null ? null : numberOf(row.id))),
      ledger: ledger.map(({ subscriptionId: id, key, amount, dueAt, periodFrom, periodUntil, chargedAt }) => ({
        ...{ id, key, amount, dueAt, from: periodFrom, until: periodUntil, chargedAt, msisdn: numberOf(id) },
      })),
      audits: audits.map(({ subscriptionId, change, from, to, detail }) => ({
        ...{ msisdn: numberOf(subscriptionId), change, from, to, detail },
      })),
      consents: agreed.map(({ subscriptionId: id, brand, amount, period, transaction }) => ({
        ...{ id, amount, period, transaction, brand: brand ?? '' },
      })),
      receipts: sent.map(({ dedupKey }) => dedupKey).filter((dedupKey) => dedupKey.includes(':charge-')),
    }
  }

  /** Nothing of this history is due any more. */
  async close(): Promise<void> {
    const ids = [...this.numbers.keys()]
    if (ids.length > 0) await this.db.update(subscriptions).set({ dueAt: null }).where(inArray(subscriptions.id, ids))
    await this.db.execute(sql`TRUNCATE carrier_events`)
  }
}
