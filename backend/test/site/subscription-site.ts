import type { LogStream } from '../../src/http/logging/logging'
import { asc, eq } from 'drizzle-orm'
import { subscriptionChanges } from '../../src/infrastructure/db/schema/records'
import { charges } from '../../src/infrastructure/db/schema/charging'
import { CarrierFeed } from '../../src/jobs/carrier-feed'
import { SmsOutbox } from '../../src/jobs/sms-outbox'
import { type Accounts, createAccounts } from '../../src/domain/accounts/accounts'
import { readKeyRing } from '../../src/domain/keys/read-key-ring'
import { keysOfRing } from '../../src/domain/keys/keys'
import { createTestSite, type TestSite } from './test-site'

export interface SubscriptionSite extends TestSite {
  accounts: Accounts
  /** What the jobs do, once: the carrier's events, charges that are due, messages. */
  work(): Promise<void>
  /** Moves the clock of the carrier, and ours with it. */
  advance(hours: number): Promise<void>
  /** What a number got, newest first, without the codes. */
  smsTo(msisdn: string): Promise<string[]>
  /** A message of a subscriber to the short code. */
  write(msisdn: string, text: string, to?: string): Promise<void>
  setBalance(msisdn: string, balance: number): Promise<void>
  /** Changes of the number's subscription: who, what, to which state. */
  changes(msisdn: string): Promise<string[]>
  paid(msisdn: string): Promise<(typeof charges.$inferSelect)[]>
}

const HOUR_S = 3_600

/** A test site with the jobs at hand, on the clock of its carrier. */
export async function createSubscriptionSite(
  variables: Record<string, string> = {},
  log?: LogStream,
): Promise<SubscriptionSite> {
  const site = await createTestSite(variables, log)
  const { carrier, database, env, app } = site
  const { db } = database
  const now = () => carrier.client.clock.now()
  const keys = keysOfRing(readKeyRing(env))
  const accounts = createAccounts({ db, carrier: carrier.carrier, now, keys, env, brands: app.brands }, app.log)
  const faults: unknown[] = []
  const feed = new CarrierFeed({
    db,
    carrier: carrier.carrier,
    now,
    apply: (event) => accounts.carrierEvents.handle(event),
    onFault: (error) => faults.push(error),
  })
  const outbox = new SmsOutbox({ db, carrier: carrier.carrier, now })
  const sandbox = (path: string, body: object) => carrier.client.call('POST', `/sandbox/${path}`, 5_000, body)
  const idOf = async (msisdn: string) => (await accounts.store.find(msisdn))?.id ?? ''
  const syncClock = () => site.setNow(now())
  syncClock()
  return {
    ...site,
    accounts,
    async work() {
      await feed.poll()
      await accounts.charger.run()
      await outbox.deliver()
      syncClock()
      if (faults.length > 0) throw faults[0]
    },
    async advance(hours) {
      await sandbox('clock', { advance: `PT${Math.round(hours * HOUR_S)}S` })
      syncClock()
    },
    async smsTo(msisdn) {
      const messages = await carrier.messages(msisdn)
      return messages
        .filter(({ direction, text }) => direction === 'out' && !/#\d{4}$/.test(text))
        .map(({ text }) => text)
    },
    async write(msisdn, text, to = '19020') {
      await sandbox('sms', { msisdn, to, text })
    },
    async setBalance(msisdn, balance) {
      await sandbox('balance', { msisdn, balance })
    },
    async changes(msisdn) {
      const rows = await db
        .select()
        .from(subscriptionChanges)
        .where(eq(subscriptionChanges.subscriptionId, await idOf(msisdn)))
        .orderBy(asc(subscriptionChanges.id))
      return rows.map(({ actor, change, to }) => `${actor} ${change} ${to}`)
    },
    async paid(msisdn) {
      const own = eq(charges.subscriptionId, await idOf(msisdn))
      return db.select().from(charges).where(own).orderBy(asc(charges.chargedAt))
    },
  }
}
