import { CarrierError, isOutage } from '../../infrastructure/carrier/errors'
import type { Carrier } from '../../infrastructure/carrier/port'
import type { AccountStatuses } from './account-statuses'
import type { Cause } from './changes'
import { recordLateConsent, cancel, reactivate, subscribe } from './changes'
import type { Charger } from './charging/charger'
import type { Occasion } from './consent'
import type { Change } from './record'
import type { Decision, SubscriptionStore } from './store'
import type { Plan, PlanCatalogue } from './plan'

/** Milliseconds for which no charge starts after such a try; twice the longest that an event waits for the next (`jobs/carrier-feed.ts`). */
const UNTIL_TRIED_AGAIN_MS = 2 * 60 * 60_000

export interface LifecycleDeps<Tx> {
  store: SubscriptionStore<Tx>
  carrier: Pick<Carrier, 'confirmOtp' | 'cancel'>
  charger: Pick<Charger, 'chargeNow'>
  accountStatuses?: Pick<AccountStatuses, 'forget'>
  plans: PlanCatalogue
  now: () => Date
}

/** Who subscribes, reactivates or cancels, and through what. */
export interface Reason extends Pick<Cause, 'actor'> {
  /** The brand to subscribe to or reactivate with; when left out, the default one, or the record's. */
  brand?: string | null
  /** Where the person agreed to the brand's text and price; absent where they were not asked. */
  consent?: Occasion
  /** Id of the carrier event that is handled. */
  event?: string
}

export interface Who {
  id: string
  msisdn: string
}

/**
 * Subscribing, reactivating and cancelling, from every entry: the carrier first, then the database. Whatever fails in
 * between can be repeated as a whole.
 */
export class Lifecycle<Tx = unknown> {
  constructor(private readonly deps: LifecycleDeps<Tx>) {}

  /**
   * Subscribes from the web, for a number that was verified just now.
   * @param brand the one that the person agreed to; an existing subscriber keeps theirs
   * @param signIn runs in the subscription's transaction, so that there is no subscription without its session
   * @param transaction the carrier's id of the protected attempt
   * @throws CarrierError, with nothing changed here
   */
  signUp<T>(
    msisdn: string,
    brand: string | null,
    signIn: (tx: Tx, subscriberId: string) => Promise<T>,
    transaction?: string,
  ): Promise<T> {
    return this.open(msisdn, { actor: 'person', brand, consent: { on: 'subscribing', transaction } }, signIn)
  }

  /** Subscribes by a message or by the carrier's own event. @throws CarrierError, with nothing changed here */
  subscribe(msisdn: string, reason: Reason): Promise<void> {
    return this.open(msisdn, reason, async () => undefined)
  }

  /**
   * Cancels at the carrier, then here; safe to repeat. No charge starts meanwhile, nor before the next try of an event that
   * the carrier could not take: who sent a message has left, and is asked for nothing more.
   * @throws CarrierError of an outage
   */
  async cancel({ id, msisdn }: Who, reason: Reason): Promise<void> {
    const { store, carrier, plans, now } = this.deps
    const lease = await store.lease(id)
    let isTriedAgain = false
    try {
      if (reason.actor !== 'carrier') await carrier.cancel(msisdn).catch(unlessAnswered)
      await this.change(id, reason, 'cancelled', (record) =>
        cancel(record, plans.of(record.brand), causeOf(reason, now())),
      )
    } catch (error) {
      isTriedAgain = reason.event !== undefined && isOutage(error)
      throw error
    } finally {
      if (isTriedAgain) await store.lease(id, UNTIL_TRIED_AGAIN_MS)
      else if (lease) await store.release(id, lease)
    }
  }

  /** Reactivates at the carrier, then here, and starts the charge that becomes due. @throws CarrierError */
  async reactivate({ id, msisdn }: Who, reason: Reason): Promise<void> {
    const { carrier, charger, accountStatuses, plans, now } = this.deps
    const beganAt = performance.now()
    if (reason.actor !== 'carrier') await carrier.confirmOtp({ msisdn, purpose: 'activate' })
    accountStatuses?.forget(msisdn)
    await this.change(id, reason, 'renewed', (record) => {
      const plan = plans.of(reason.brand ?? record.brand)
      return reactivate(record, plan, { ...causeOf(reason, now()), ...consentTo(plan, msisdn, reason) })
    })
    await charger.chargeNow(id, { isAgreed: reason.event === undefined, beganAt })
  }

  /**
   * The one path into a subscription. A new number is subscribed at the carrier, then here, with its trial: one for
   * each number, even when its account was erased in between. An existing subscription stays as it is.
   */
  private async open<T>(
    msisdn: string,
    reason: Reason,
    within: (tx: Tx, subscriberId: string) => Promise<T>,
  ): Promise<T> {
    const { store, carrier, charger, plans, now } = this.deps
    const isKnown = (await store.find(msisdn)) !== null
    const beganAt = performance.now()
    if (!isKnown && reason.actor !== 'carrier') await carrier.confirmOtp({ msisdn, purpose: 'subscribe' })
    const plan = plans.of(reason.brand ?? null)
    const cause = { ...causeOf(reason, now()), ...consentTo(plan, msisdn, reason) }
    const { record, isNew, value } = await store.transaction(async (tx) => {
      const { subscriberId, ...opened } = await store.open(tx, msisdn, cause.at, (id, isTrialAvailable) =>
        handledBy(subscribe(id, msisdn, plan, { ...cause, isTrialAvailable }), reason, 'subscribed'),
      )
      // Created meanwhile by the carrier's own event.
      if (!opened.isNew && !isKnown)
        await store.change(opened.record.id, (record) => recordLateConsent(record, cause), tx)
      return { ...opened, value: await within(tx, subscriberId) }
    })
    if (!isNew && reason.event !== undefined)
      await store.markHandled({ id: reason.event, outcome: 'subscribed already', at: cause.at })
    if (isNew && record.state !== 'trial')
      await charger.chargeNow(record.id, { isAgreed: reason.event === undefined, beganAt })
    return value
  }

  /** Marks the event as handled in the transaction of the change; by itself when there was nothing to change. */
  private async change(id: string, reason: Reason, outcome: string, decide: Decision): Promise<void> {
    const { store, now } = this.deps
    let changed = false
    await store.change(id, (record) => {
      const change = decide(record)
      changed = change !== null
      return change && handledBy(change, reason, outcome)
    })
    if (!changed && reason.event !== undefined)
      await store.markHandled({ id: reason.event, outcome: 'nothing to change', at: now() })
  }
}

/**
 * A carrier that answers at all but does not end the service has none to end: the number is another operator's by now, or
 * was ended there. Whoever wants to leave must not be charged for that.
 */
function unlessAnswered(error: unknown): void {
  if (!(error instanceof CarrierError) || isOutage(error)) throw error
}

const causeOf = ({ actor, event }: Reason, at: Date): Cause => ({
  actor,
  at,
  ...(event !== undefined && { detail: event }),
})

function consentTo(plan: Plan, msisdn: string, { consent: occasion }: Reason): Pick<Cause, 'consent'> {
  const consent = occasion && plan.consent(msisdn, occasion)
  return consent ? { consent } : {}
}

function handledBy(change: Change, { event }: Reason, outcome: string): Change {
  if (event === undefined) return change
  return { ...change, effects: [...change.effects, { type: 'handled', event, outcome }] }
}
