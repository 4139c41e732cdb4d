import type { Carrier } from '../../infrastructure/carrier/port'
import type { CarrierStandings } from './carrier-standings'
import type { Cause } from './changes'
import { cancel, reactivate, subscribe } from './changes'
import type { Charger } from './charging/charger'
import type { Change, SubscriptionRecord } from './record'
import type { SubscriptionStore } from './store'
import type { TermsBook } from './terms-book'

export interface LifeDeps {
  store: SubscriptionStore
  carrier: Pick<Carrier, 'confirmOtp' | 'cancel'>
  charger: Pick<Charger, 'chargeNow'>
  standings?: Pick<CarrierStandings, 'forget'>
  terms: TermsBook
  now: () => Date
}

/**
 * Why somebody comes or goes. `brand` is the one that he comes to, or comes back to: when left out, the default one, or
 * the one that he had. `heard` is the carrier's event that is done with by it.
 */
export type Reason = Omit<Cause, 'at' | 'detail'> & { brand?: string; heard?: string }

interface Who {
  id: string
  msisdn: string
}

/**
 * Coming and going, whoever wants it: the carrier is told first, and only what it accepted is written here. Whatever
 * fails in between can be repeated whole.
 */
export class Life {
  constructor(private readonly deps: LifeDeps) {}

  /** A number that is new here. @throws CarrierError, with nothing changed here */
  async come(msisdn: string, reason: Reason): Promise<SubscriptionRecord> {
    const { store, carrier, charger, now } = this.deps
    if (reason.actor !== 'carrier') await carrier.confirmOtp({ msisdn, purpose: 'subscribe' })
    const at = now()
    const { record, isNew } = await store.open(msisdn, at, (id, trialIsFree) =>
      this.beginning(id, msisdn, at, trialIsFree, reason),
    )
    if (!isNew && reason.heard !== undefined) await store.heard({ id: reason.heard, outcome: 'subscribed already', at })
    if (isNew && record.state !== 'trial') await charger.chargeNow(record.id)
    return record
  }

  /** The change that makes a subscription, for whoever opens it in a transaction of his own. */
  beginning(id: string, msisdn: string, at: Date, trialIsFree: boolean, reason: Reason): Change {
    const terms = this.deps.terms.of(reason.brand ?? null)
    return heardBy(subscribe(id, msisdn, terms, { ...causeOf(reason, at), trialIsFree }), reason, 'subscribed')
  }

  /** Ends it at the carrier, then here; safe to repeat. No charge begins meanwhile. @throws CarrierError */
  async leave({ id, msisdn }: Who, reason: Reason): Promise<void> {
    const { store, carrier, terms, now } = this.deps
    const lease = await store.hold(id)
    try {
      if (reason.actor !== 'carrier') await carrier.cancel(msisdn)
      await this.change(id, reason, 'cancelled', (record) =>
        cancel(record, terms.of(record.brand), causeOf(reason, now())),
      )
    } finally {
      if (lease) await store.release(id, lease)
    }
  }

  /** Renews at the carrier, then here, and charges what is due by it. @throws CarrierError */
  async comeBack({ id, msisdn }: Who, reason: Reason): Promise<void> {
    const { carrier, charger, standings, terms, now } = this.deps
    if (reason.actor !== 'carrier') await carrier.confirmOtp({ msisdn, purpose: 'activate' })
    standings?.forget(msisdn)
    await this.change(id, reason, 'renewed', (record) =>
      reactivate(record, terms.of(reason.brand ?? record.brand), causeOf(reason, now())),
    )
    await charger.chargeNow(id)
  }

  /** Marks the event as heard in the transaction of the change; by itself when there was nothing to change. */
  private async change(
    id: string,
    reason: Reason,
    outcome: string,
    decide: (record: SubscriptionRecord) => Change | null,
  ): Promise<void> {
    const { store, now } = this.deps
    let changed = false
    await store.change(id, (record) => {
      const change = decide(record)
      changed = change !== null
      return change && heardBy(change, reason, outcome)
    })
    if (!changed && reason.heard !== undefined)
      await store.heard({ id: reason.heard, outcome: 'nothing to change', at: now() })
  }
}

const causeOf = ({ actor, consent, heard }: Reason, at: Date): Cause => ({
  actor,
  at,
  ...(consent && { consent }),
  ...(heard !== undefined && { detail: heard }),
})

function heardBy(change: Change, { heard }: Reason, outcome: string): Change {
  if (heard === undefined) return change
  return { ...change, effects: [...change.effects, { type: 'heard', event: heard, outcome }] }
}
