import type { Offer } from '@yawmi/brand'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { charges } from '../../infrastructure/db/schema/charging'
import { subscribers, subscriptions, trials } from '../../infrastructure/db/schema/base'
import { CarrierError } from '../../infrastructure/carrier/errors'
import type { Keys } from '../keys/keys'
import type { AccountStatus } from '../../infrastructure/carrier/port'
import type { AccountStatuses } from './account-statuses'
import { erase, retryNow } from './changes'
import type { Charger } from './charging/charger'
import { nextCharge } from './charging/schedule'
import type { DatabaseStore } from './database/database-store'
import { hadTrial } from './database/had-trial'
import type { Lifecycle, Who } from './lifecycle'
import type { Actor, Change, SubscriptionRecord } from './record'
import type { Plan, PlanCatalogue } from './plan'
import { priceOnReturn } from './price-on-return'
import { isLive, transition } from './state-machine'
import { recordOf, type SubscriptionRow } from './database/rows'
import { dependsOnAccountStatus, type Standing, standingOf } from './standing'

interface SubscriptionsDeps {
  db: Db
  store: DatabaseStore
  lifecycle: Lifecycle
  charger: Charger
  accountStatuses: AccountStatuses
  plans: PlanCatalogue
  keys: Keys
  now: () => Date
}

export type Account = NonNullable<Awaited<ReturnType<Subscriptions['account']>>>

const MAX_CHARGES_SHOWN = 60
/** This long after a refusal, in milliseconds, an account status of `ok` justifies another charge. */
const RETRY_CHARGE_AFTER_MS = 60_000

/** The operations of pages on subscribers. The rules are in `changes.ts` and `charging/`. */
export class Subscriptions {
  private readonly accounts
  private readonly pastCharges

  constructor(private readonly deps: SubscriptionsDeps) {
    const { db } = deps
    const [id, subscriptionId] = [sql.placeholder('id'), sql.placeholder('subscriptionId')]
    // Built once: nearly every page asks for them, and to build them takes longer than to send them.
    this.accounts = db
      .select()
      .from(subscribers)
      .innerJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.id))
      .where(eq(subscribers.id, id))
      .prepare('account_by_id')
    this.pastCharges = db
      .select()
      .from(charges)
      .where(and(eq(charges.subscriberId, id), eq(charges.subscriptionId, subscriptionId)))
      .orderBy(desc(charges.chargedAt))
      .limit(MAX_CHARGES_SHOWN)
      .prepare('past_charges')
  }

  /**
   * Renews at the carrier, then here, and charges what is due; a subscription that needs no renewal stays as it is.
   * @param page the brand of the page.
   * @returns the standing now: `payment_required` when the carrier renewed the service but the credit is not
   *   sufficient.
   * @throws CarrierError, with nothing changed here
   */
  async activate({ id, msisdn }: Who, page: string | null): Promise<Standing> {
    const { lifecycle, store } = this.deps
    const record = await store.find(msisdn)
    if (record) {
      const { brand } = this.renewalPlan(record, msisdn, page)
      await lifecycle.reactivate({ id: record.id, msisdn }, { actor: 'person', brand, consent: { on: 'renewing' } })
    }
    return (await this.account(id))?.standing ?? 'expired'
  }

  /** The plan that the subscriber has now. */
  async currentPlan({ msisdn }: Who): Promise<Plan> {
    return this.deps.plans.of((await this.deps.store.find(msisdn))?.brand ?? null)
  }

  /** The plan and the price that the subscriber would have after renewing on a page of a brand. */
  async renewal({ msisdn }: Who, page: string | null): Promise<{ plan: Plan; offer: Offer | null }> {
    const { store, plans, now } = this.deps
    const record = await store.find(msisdn)
    const plan = record ? this.renewalPlan(record, msisdn, page) : plans.of(page)
    if (!record) return { plan, offer: plan.offerOf(msisdn) }
    // What has not ended here, but at the carrier, keeps its price.
    const changes = transition(record, { type: 'reactivated', at: now() }) !== null
    const offer = changes ? priceOnReturn(plan, msisdn, record.offer) : (record.offer ?? plan.offerOf(msisdn))
    return { plan, offer }
  }

  /** What a number pays as soon as it subscribes, where the page shows a trial that it has had; null for any other number. */
  async priceWithoutTrial(msisdn: string, plan: Plan): Promise<Offer | null> {
    const { db, keys } = this.deps
    const isDue = plan.trialMs > 0 && (await hadTrial(db, msisdn, keys.allOfNumber(msisdn)))
    return isDue ? plan.offerOf(msisdn) : null
  }

  /** Cancels at the carrier, then here; safe to repeat. @throws CarrierError, with nothing changed here */
  async cancel({ msisdn }: Who, actor: Actor = 'person'): Promise<void> {
    const record = await this.deps.store.find(msisdn)
    if (record) await this.deps.lifecycle.cancel({ id: record.id, msisdn }, { actor })
  }

  /**
   * Cancels the subscription at the carrier and erases the person: name, number, sessions and related rows. Charges
   * stay in the ledger without the person.
   * @param eraseRest removes data in other places: messages to support, files; nothing can be added meanwhile, and when
   *   it fails the person still exists and can try again
   * @param actor who asks for it
   */
  async erase(who: Who, eraseRest: (tx: Tx) => Promise<void>, actor: Actor = 'person'): Promise<void> {
    const { store, keys, accountStatuses, now } = this.deps
    await this.cancel(who, actor)
    const record = await store.find(who.msisdn)
    await store.transaction(async (tx) => {
      // The subscription is locked first, as when a charge is written, to prevent deadlocks.
      if (record) await store.change(record.id, (record) => eraseCancelled(record, { actor, at: now() }), tx)
      await tx.delete(subscribers).where(eq(subscribers.id, who.id))
      await tx
        .update(trials)
        .set({ erasedAt: now() })
        .where(inArray(trials.numberKey, [...keys.allOfNumber(who.msisdn)]))
      await eraseRest(tx)
    })
    accountStatuses.forget(who.msisdn)
  }

  async rename(id: string, name: string): Promise<void> {
    await this.deps.db.update(subscribers).set({ name }).where(eq(subscribers.id, id))
  }

  /**
   * Whether a subscriber may have the content now; one who topped up after a refusal is charged at once. Returns a
   * promise only where the carrier has to be waited for, as nearly every request calls it.
   */
  standing(msisdn: string, row: SubscriptionRow): Standing | Promise<Standing> {
    const at = this.deps.now()
    const accountStatus = dependsOnAccountStatus(row, at) ? this.deps.accountStatuses.of(msisdn) : 'ok'
    return typeof accountStatus === 'string'
      ? this.standingBy(accountStatus, msisdn, row, at)
      : accountStatus.then((status) => this.standingBy(status, msisdn, row, at))
  }

  private standingBy(
    accountStatus: AccountStatus,
    msisdn: string,
    row: SubscriptionRow,
    at: Date,
  ): Standing | Promise<Standing> {
    const standing = standingOf(row, accountStatus, at)
    const mayPay =
      row.state === 'past_due' &&
      accountStatus === 'ok' &&
      at.getTime() - row.updatedAt.getTime() > RETRY_CHARGE_AFTER_MS
    return mayPay ? this.standingAfterCharge(msisdn, row.id, standing) : standing
  }

  /** Everything that the account screens show of one subscriber; `null` once they are erased. */
  async account(id: string) {
    const { plans } = this.deps
    const [row] = await this.accounts.execute({ id })
    if (!row) return null
    const { subscribers: subscriber, subscriptions: subscription } = row
    const record = recordOf(subscription, subscriber.msisdn)
    const plan = plans.of(record.brand)
    return {
      subscriber,
      subscription: record,
      standing: await this.standing(subscriber.msisdn, subscription),
      offer: record.offer ?? plan.offerOf(subscriber.msisdn),
      nextChargeAt: nextCharge(record, plan)?.at ?? null,
      charges: await this.pastCharges.execute({ id, subscriptionId: subscription.id }),
    }
  }

  /** A live subscription keeps its brand, and so does one whose number the page's brand does not serve. */
  private renewalPlan(record: SubscriptionRecord, msisdn: string, page: string | null): Plan {
    const { plans } = this.deps
    const pagePlan = page === null ? plans.of(null) : plans.find(page)
    return isLive(record) || !pagePlan?.serves(msisdn) ? plans.of(record.brand) : pagePlan
  }

  private async standingAfterCharge(msisdn: string, id: string, before: Standing): Promise<Standing> {
    const { store, charger, accountStatuses, now } = this.deps
    await store.change(id, (record) => retryNow(record, now()))
    await charger.chargeNow(id)
    const record = await store.find(msisdn)
    return record ? standingOf(record, await accountStatuses.of(msisdn), now()) : before
  }
}

/** @throws CarrierError when a message has subscribed the person again since: nobody could cancel it for them any more */
function eraseCancelled(record: SubscriptionRecord, cause: { actor: Actor; at: Date }): Change {
  if (isLive(record)) throw new CarrierError('unavailable', 'subscribed again while being erased')
  return erase(record, cause)
}
