import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../infrastructure/db/connect'
import { charges } from '../../infrastructure/db/schema/charging'
import { subscribers, subscriptions, trials } from '../../infrastructure/db/schema/subscriptions'
import type { Keys } from '../keys/keys'
import type { CarrierStandings } from './carrier-standings'
import { erased, retryNow } from './changes'
import type { Charger } from './charging/charger'
import { nextCharge } from './charging/next-step'
import type { DatabaseStore } from './database/database-store'
import type { Life } from './life'
import type { SubscriptionRecord } from './record'
import type { Terms } from './terms'
import { isLive } from './machine'
import { recordOf, type SubscriptionRow } from './database/rows'
import { dependsOnCarrier, type Standing, standingOf } from './standing'
import type { TermsBook } from './terms-book'

interface SubscriptionsDeps {
  db: Db
  store: DatabaseStore
  life: Life
  charger: Charger
  standings: CarrierStandings
  terms: TermsBook
  keys: Keys
  now: () => Date
}

interface Who {
  id: string
  msisdn: string
}

export type Account = NonNullable<Awaited<ReturnType<Subscriptions['account']>>>

const CHARGES_SHOWN = 60
/** So long after a refusal the carrier's word that all is well is worth another charge. */
const TRY_AGAIN_MS = 60_000

/** Subscribers as the pages meet them. How their subscriptions change is said by `changes.ts` and `charging/`. */
export class Subscriptions {
  constructor(private readonly deps: SubscriptionsDeps) {}

  /**
   * Renews at the carrier, then here, and charges what is due; what needs no renewal stays as it is.
   *
   * @param page the brand of the page that it was asked for on.
   * @returns how he stands now: `payment_required` when the carrier took him back but his credit does not do.
   * @throws CarrierError, with nothing changed here
   */
  async activate({ id, msisdn }: Who, page: string | null): Promise<Standing> {
    const { life, store } = this.deps
    const kept = await store.find(msisdn)
    if (kept) {
      const { brand } = this.renewalOf(kept, msisdn, page)
      await life.comeBack({ id: kept.id, msisdn }, { actor: 'person', brand, agreed: { on: 'renewing' } })
    }
    return (await this.account(id))?.standing ?? 'expired'
  }

  /** Whose terms he has now. */
  async termsHeld({ msisdn }: Who): Promise<Terms> {
    return this.deps.terms.of((await this.deps.store.find(msisdn))?.brand ?? null)
  }

  /** Whose terms he would have after renewing on a page of a brand. */
  async termsRenewed({ msisdn }: Who, page: string | null): Promise<Terms> {
    const kept = await this.deps.store.find(msisdn)
    return kept ? this.renewalOf(kept, msisdn, page) : this.deps.terms.of(page)
  }

  /** Ends it at the carrier, then here; safe to repeat. @throws CarrierError, with nothing changed here */
  async cancel({ msisdn }: Who): Promise<void> {
    const kept = await this.deps.store.find(msisdn)
    if (kept) await this.deps.life.leave({ id: kept.id, msisdn }, { actor: 'person' })
  }

  /**
   * Ends the subscription at the carrier and erases the person: name, number, sessions and what hangs on them. What was
   * charged stays in the ledger without him.
   *
   * @param eraseRest removes what of his hangs on nothing of that: letters to support, files; nothing of his can be added
   *   meanwhile, and when it fails he is still there to ask again
   */
  async erase(who: Who, eraseRest: (tx: Tx) => Promise<void>): Promise<void> {
    const { store, keys, standings, now } = this.deps
    await this.cancel(who)
    const kept = await store.find(who.msisdn)
    await store.transaction(async (tx) => {
      // The subscription first, as whoever writes down a charge does: neither then waits for the other.
      if (kept) await store.change(kept.id, (record) => erased(record, now()), tx)
      await tx.delete(subscribers).where(eq(subscribers.id, who.id))
      await tx
        .update(trials)
        .set({ erasedAt: now() })
        .where(inArray(trials.numberKey, [...keys.allOfNumber(who.msisdn)]))
      await eraseRest(tx)
    })
    standings.forget(who.msisdn)
  }

  async rename(id: string, name: string): Promise<void> {
    await this.deps.db.update(subscribers).set({ name }).where(eq(subscribers.id, id))
  }

  /** Whether the content is open to him now; who topped up after a refusal is charged at once. */
  async standing(msisdn: string, row: SubscriptionRow): Promise<Standing> {
    const { standings, now } = this.deps
    const said = dependsOnCarrier(row, now()) ? await standings.of(msisdn) : 'well'
    const standing = standingOf(row, said, now())
    const mayPay =
      row.state === 'past_due' && said === 'well' && now().getTime() - row.updatedAt.getTime() > TRY_AGAIN_MS
    return mayPay ? this.standingAfterCharge(msisdn, row.id, standing) : standing
  }

  /** Everything that the account screens show of one subscriber; `null` once he is erased. */
  async account(id: string) {
    const { db, terms } = this.deps
    const [row] = await db
      .select()
      .from(subscribers)
      .innerJoin(subscriptions, eq(subscriptions.subscriberId, subscribers.id))
      .where(eq(subscribers.id, id))
    if (!row) return null
    const { subscribers: subscriber, subscriptions: subscription } = row
    const record = recordOf(subscription, subscriber.msisdn)
    const own = terms.of(record.brand)
    const past = db
      .select()
      .from(charges)
      .where(and(eq(charges.subscriberId, id), eq(charges.subscriptionId, subscription.id)))
    return {
      subscriber,
      subscription: record,
      standing: await this.standing(subscriber.msisdn, subscription),
      offer: record.offer ?? own.offerOf(subscriber.msisdn),
      nextChargeAt: nextCharge(record, own)?.at ?? null,
      charges: await past.orderBy(desc(charges.chargedAt)).limit(CHARGES_SHOWN),
    }
  }

  /** He keeps his brand while his subscription lives, and where the page's does not serve his number. */
  private renewalOf(record: SubscriptionRecord, msisdn: string, page: string | null): Terms {
    const { terms } = this.deps
    const wanted = page === null ? terms.of(null) : terms.find(page)
    return isLive(record) || !wanted?.serves(msisdn) ? terms.of(record.brand) : wanted
  }

  private async standingAfterCharge(msisdn: string, id: string, before: Standing): Promise<Standing> {
    const { store, charger, standings, now } = this.deps
    await store.change(id, (record) => retryNow(record, now()))
    await charger.chargeNow(id)
    const record = await store.find(msisdn)
    return record ? standingOf(record, await standings.of(msisdn), now()) : before
  }
}
