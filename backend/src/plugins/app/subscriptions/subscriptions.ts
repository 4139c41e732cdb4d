import { type Brand, operatorOf } from '@yawmi/brand'
import { desc, eq } from 'drizzle-orm'
import type { Carrier } from '../../../carrier/port'
import type { Db, Tx } from '../../../db/connect'
import { charges, subscribers, subscriptions, trials } from '../../../db/schema/subscriptions'
import type { Keys } from '../otp/keys'
import type { Standing } from '../viewer'
import type { CarrierStandings } from './carrier-standings'
import { ar } from './copy/ar'
import { PENDING, type Subscription, type SubscriptionEvent, transition } from './machine'
import { standingOf } from './standing'

interface SubscriptionsDeps {
  db: Db
  carrier: Carrier
  standings: CarrierStandings
  keys: Keys
  brand: Brand
  now: () => Date
}

export type Account = NonNullable<Awaited<ReturnType<Subscriptions['account']>>>
export type Subscriber = typeof subscribers.$inferSelect

const HOUR_MS = 60 * 60 * 1000
const CHARGES_SHOWN = 60

/** Subscribers and their subscriptions; every change of state goes through `transition`. */
export class Subscriptions {
  constructor(private readonly deps: SubscriptionsDeps) {}

  /**
   * The subscriber of a number that was proved just now. A number that is new here is opened at the carrier and gets
   * its trial, once for the number even when its account was erased in between.
   *
   * @param signIn runs in the same transaction, so that there is no subscriber without his session.
   * @throws CarrierError, with nothing changed here
   */
  async open<T>(
    msisdn: string,
    signIn: (tx: Tx, subscriber: Subscriber) => Promise<T>,
  ): Promise<{ subscriber: Subscriber; value: T }> {
    const { db, carrier } = this.deps
    const [known] = await db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.msisdn, msisdn))
    if (!known) await carrier.confirmOtp({ msisdn, purpose: 'subscribe' })
    return db.transaction(async (tx) => {
      const subscriber = await this.findOrCreate(tx, msisdn)
      return { subscriber, value: await signIn(tx, subscriber) }
    })
  }

  /**
   * Renews at the carrier, then here; what needs no renewal stays as it is.
   *
   * @returns how he stands now: `payment_required` when the carrier took him back but his credit does not do.
   * @throws CarrierError, with nothing changed here
   */
  async activate({ id, msisdn }: { id: string; msisdn: string }): Promise<Standing> {
    const { carrier, standings, now } = this.deps
    await carrier.confirmOtp({ msisdn, purpose: 'activate' })
    standings.forget(msisdn)
    await this.apply(id, { type: 'reactivated', at: now() })
    return (await this.account(id))?.standing ?? 'expired'
  }

  /** Ends it at the carrier, then here; safe to repeat. @throws CarrierError, with nothing changed here */
  async cancel({ id, msisdn }: { id: string; msisdn: string }): Promise<void> {
    await this.deps.carrier.cancel(msisdn)
    await this.apply(id, { type: 'cancelled' })
  }

  /**
   * Ends the subscription at the carrier and erases the person: name, number, sessions and what hangs on them.
   *
   * @param eraseFiles removes what of his lies outside the database; nothing of his can be added meanwhile, and when it
   *   fails he is still there to ask again
   */
  async erase({ id, msisdn }: { id: string; msisdn: string }, eraseFiles: () => Promise<void>): Promise<void> {
    await this.deps.carrier.cancel(msisdn)
    await this.deps.db.transaction(async (tx) => {
      await tx.delete(subscribers).where(eq(subscribers.id, id))
      await eraseFiles()
    })
    this.deps.standings.forget(msisdn)
  }

  async rename(id: string, name: string): Promise<void> {
    await this.deps.db.update(subscribers).set({ name }).where(eq(subscribers.id, id))
  }

  /** Whether the content is open to him now. */
  async standing(msisdn: string, subscription: Subscription): Promise<Standing> {
    return standingOf(subscription, await this.deps.standings.of(msisdn), this.deps.now())
  }

  /** Everything that the account screens show of one subscriber; `null` once he is erased. */
  async account(id: string) {
    const { db, brand } = this.deps
    const [row] = await db
      .select()
      .from(subscribers)
      .innerJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.id))
      .where(eq(subscribers.id, id))
    if (!row) return null
    const { subscribers: subscriber, subscriptions: subscription } = row
    const past = db.select().from(charges).where(eq(charges.subscriberId, id))
    return {
      subscriber,
      subscription,
      standing: await this.standing(subscriber.msisdn, subscription),
      offer: operatorOf(brand, subscriber.msisdn)?.offers[0] ?? null,
      charges: await past.orderBy(desc(charges.chargedAt)).limit(CHARGES_SHOWN),
    }
  }

  private async findOrCreate(tx: Tx, msisdn: string): Promise<Subscriber> {
    const at = this.deps.now()
    const [created] = await tx
      .insert(subscribers)
      .values({ msisdn, name: ar.newSubscriber, createdAt: at })
      .onConflictDoNothing({ target: subscribers.msisdn })
      .returning()
    if (created) {
      const opened = transition(PENDING, { type: 'confirmed', at, trialEndsAt: await this.startTrial(tx, msisdn, at) })
      await tx.insert(subscriptions).values({ subscriberId: created.id, ...(opened ?? PENDING), updatedAt: at })
      return created
    }
    const [known] = await tx.select().from(subscribers).where(eq(subscribers.msisdn, msisdn)).for('share')
    // Erased between the two statements: whoever asked again starts anew.
    return known ?? this.findOrCreate(tx, msisdn)
  }

  /** When the trial ends; `null` for a number that has had one. */
  private async startTrial(tx: Tx, msisdn: string, at: Date): Promise<Date | null> {
    const numberKey = this.deps.keys.ofNumber(msisdn)
    const started = await tx.insert(trials).values({ numberKey, startedAt: at }).onConflictDoNothing().returning()
    if (started.length === 0 || this.deps.brand.trialHours === 0) return null
    return new Date(at.getTime() + this.deps.brand.trialHours * HOUR_MS)
  }

  private async apply(id: string, event: SubscriptionEvent): Promise<void> {
    await this.deps.db.transaction(async (tx) => {
      const [kept] = await tx.select().from(subscriptions).where(eq(subscriptions.subscriberId, id)).for('update')
      const next = kept && transition(kept, event)
      if (!next) return
      const { state, trialEndsAt, paidUntil } = next
      const change = { state, trialEndsAt, paidUntil, updatedAt: this.deps.now() }
      await tx.update(subscriptions).set(change).where(eq(subscriptions.subscriberId, id))
    })
  }
}
