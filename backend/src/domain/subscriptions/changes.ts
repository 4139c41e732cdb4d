import type { Offer } from '@yawmi/brand'
import { later } from './charging/schedule'
import { coveredUntil, isLive, PENDING, type SubscriptionEvent, transition } from './state-machine'
import { type Actor, addMessage, type Change, type Consent, type Effect, type SubscriptionRecord } from './record'
import type { Plan } from './plan'
import { priceOnReturn } from './price-on-return'

/** Who changes a subscription, and through what. */
export interface Cause {
  actor: Actor
  at: Date
  /** The id of the carrier's event. */
  detail?: string
  consent?: Consent
}

/** A new subscription, with a trial unless the number has had one. */
export function subscribe(
  id: string,
  msisdn: string,
  plan: Plan,
  { isTrialAvailable, ...cause }: Cause & { isTrialAvailable: boolean },
): Change {
  const { at } = cause
  const blank: SubscriptionRecord = {
    ...PENDING,
    id,
    msisdn,
    brand: plan.brand,
    offer: null,
    stateChangedAt: at,
    pastDueSince: null,
    refused: null,
    retryAt: null,
    open: null,
    trialNotified: false,
  }
  const trialEndsAt = isTrialAvailable && plan.trialMs > 0 ? later(at, plan.trialMs) : null
  const change = transitioned(blank, { type: 'confirmed', at, trialEndsAt }, cause)
  if (!change) throw new Error('a pending subscription can be confirmed')
  const offer = plan.offerOf(msisdn)
  if (trialEndsAt && offer)
    addMessage(change, `welcome-${at.getTime()}`, plan.smsText('welcome', { offer, until: trialEndsAt }))
  return change
}

/**
 * The subscription was created, by a carrier event, while the person was agreeing on a page: the brand and price that
 * they agreed to are recorded afterwards. Null when they agreed to nothing.
 */
export function recordLateConsent(record: SubscriptionRecord, { at, consent }: Cause): Change | null {
  if (!consent) return null
  const { brand, amount, period } = consent
  return { next: { ...record, brand, offer: { amount, period } }, effects: [{ type: 'consent', consent }], at }
}

/** Null when there is nothing to cancel. A charge in flight may still complete, none starts after this. */
export function cancel(record: SubscriptionRecord, plan: Plan, cause: Cause): Change | null {
  const change = transitioned(record, { type: 'cancelled' }, cause)
  if (!change) return null
  change.next = { ...change.next, pastDueSince: null, retryAt: null }
  const offer = priceOnReturn(plan, record.msisdn, record.offer)
  const end = coveredUntil(record)
  const isCovered = end !== null && end > cause.at
  if (offer) addMessage(change, `cancelled-${cause.at.getTime()}`, cancellationText(offer))
  return change

  function cancellationText(offer: Offer): string {
    if (record.open) return plan.smsText('cancelledDuringCharge', { offer, charged: record.open.offer })
    return isCovered ? plan.smsText('cancelled', { offer, until: end }) : plan.smsText('cancelledNow', { offer })
  }
}

/**
 * Back to the former state while its period lasts, else active with a charge due at once; null when there is nothing to
 * reactivate.
 * @param plan of the brand that the person agreed to, which becomes the subscription's brand
 */
export function reactivate(record: SubscriptionRecord, plan: Plan, cause: Cause): Change | null {
  const change = transitioned(record, { type: 'reactivated', at: cause.at }, cause)
  if (!change) return null
  const open = record.open && { ...record.open, nextQueryAt: cause.at }
  change.next = { ...change.next, brand: plan.brand, open, pastDueSince: null, retryAt: null }
  const offer = change.next.offer ?? plan.offerOf(record.msisdn)
  const end = coveredUntil(change.next)
  // When a charge is due, its receipt or the message of missing credit follows within seconds.
  if (offer && end && end > cause.at)
    addMessage(change, `resumed-${cause.at.getTime()}`, plan.smsText('resumed', { offer, until: end }))
  return change
}

/** The carrier announced the outcome of a charge: it is queried at once. */
export function queryNow(record: SubscriptionRecord, at: Date): Change | null {
  if (!record.open || record.open.nextQueryAt <= at) return null
  return { next: { ...record, open: { ...record.open, nextQueryAt: at } }, effects: [], at }
}

/** Retries a refused charge at once, where it is likely to succeed now. */
export function retryNow(record: SubscriptionRecord, at: Date): Change | null {
  if (!isLive(record) || !record.retryAt || record.retryAt <= at) return null
  const open = record.open?.notFound ? { ...record.open, nextQueryAt: at } : record.open
  return { next: { ...record, open, retryAt: at }, effects: [], at }
}

/** Records that the person was erased; the subscription stays as it is. */
export function erase(record: SubscriptionRecord, { actor, at }: Pick<Cause, 'actor' | 'at'>): Change {
  const { state } = record
  const effects: Effect[] = [{ type: 'audit', actor, change: 'erased', from: state, to: state, detail: null }]
  return { next: record, effects, at }
}

function transitioned(record: SubscriptionRecord, event: SubscriptionEvent, cause: Cause): Change | null {
  const next = transition(record, event)
  if (!next) return null
  const { actor, at, consent, detail = null } = cause
  const offer = consent ? { amount: consent.amount, period: consent.period } : record.offer
  const effects: Effect[] = [{ type: 'audit', actor, change: event.type, from: record.state, to: next.state, detail }]
  if (consent) effects.push({ type: 'consent', consent })
  return { next: { ...record, ...next, offer, stateChangedAt: at }, effects, at }
}
