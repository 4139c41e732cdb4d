import type { Charge } from '../../../infrastructure/carrier/port'
import { coveredUntil, isLive, type SubscriptionEvent, transition } from '../state-machine'
import {
  addMessage,
  type Change,
  type Effect,
  type OpenCharge,
  type SubscriptionRecord,
  type DueCharge,
} from '../record'
import type { Plan } from '../plan'
import { priceOnReturn } from '../price-on-return'
import { later, LOST_AFTER_MS, mayBeSentAgain, nextQueryAt, nextStep, periodOf, retryAt } from './schedule'

/** The outcome of a charge, from the carrier's answer to it or to a query about it. */
export type Outcome =
  | { kind: 'charged'; charge: Charge }
  /** The carrier keeps on record that it refused the key: it will never charge for it. */
  | { kind: 'refused'; reason: string }
  /** The carrier refused without a record of the key: the same key may be sent again, another may not. */
  | { kind: 'declined'; reason: 'no_credit' | 'expired' | 'refused' }
  /** The carrier never saw the key. */
  | { kind: 'not_found' }
  /** No answer, or none that can be believed. */
  | { kind: 'unknown'; reason: string }

/** Limit on the steps of one call; more would be a bug. */
const MAX_STEPS = 6

/**
 * Performs every step that is due, up to the first call to the carrier. The charge's idempotency key is part of the
 * change and is thus in the database before the carrier is called.
 */
export function advance(record: SubscriptionRecord, plan: Plan, now: Date): { change: Change; due: DueCharge | null } {
  const change: Change = { next: record, effects: [], at: now }
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const due = nextStep(change.next, plan)
    if (!due || due.at > now) break
    if (due.step === 'query') return { change, due: dueChargeOf('query', change) }
    perform(due.step, change, plan)
    if (due.step === 'send') return { change, due: dueChargeOf('charge', change) }
  }
  return { change, due: null }
}

function perform(step: 'send' | 'notify' | 'expire', change: Change, plan: Plan): void {
  const { next: record, at } = change
  switch (step) {
    case 'send':
      change.next = { ...record, open: openCharge(record, plan, at) }
      change.effects.push(attempt(change.next.open, 'started'))
      return
    case 'notify': {
      const offer = record.offer ?? plan.offerOf(record.msisdn)
      change.next = { ...record, trialNotified: true }
      if (!offer || !record.trialEndsAt) return
      const kind = record.trialEndsAt > at ? 'trialEnding' : 'trialEnded'
      addMessage(change, 'trial-end', plan.smsText(kind, { offer, until: record.trialEndsAt }))
      return
    }
    case 'expire': {
      applyTransition(change, { type: 'graceEnded' }, null)
      const offer = priceOnReturn(plan, record.msisdn, record.offer)
      if (offer) addMessage(change, `ended-${at.getTime()}`, plan.smsText('ended', { offer }))
      return
    }
  }
}

/** The charge that is about to be sent: the open one again, or the next of its period. */
function openCharge(record: SubscriptionRecord, plan: Plan, now: Date): OpenCharge {
  if (record.open) return { ...record.open, sentAt: now, nextQueryAt: now, notFound: false }
  const dueAt = coveredUntil(record)
  const offer = record.offer ?? plan.offerOf(record.msisdn)
  if (!dueAt || !offer) throw new Error('nothing is due')
  const number = refusalsOf(record, dueAt) + 1
  const key = `${record.id}.${dueAt.getTime()}.${number}`
  return { key, dueAt, offer, sentAt: now, nextQueryAt: now, queryAttempts: 0, notFound: false }
}

/**
 * The change that follows from the carrier's answer about a key.
 * @returns null when the key is settled already, so that a repeated answer has no effect
 */
export function settle(
  record: SubscriptionRecord,
  key: string,
  outcome: Outcome,
  plan: Plan,
  now: Date,
): Change | null {
  const { open } = record
  if (open?.key !== key) return null
  const change: Change = { next: record, effects: [], at: now }
  switch (outcome.kind) {
    case 'charged':
      charged(change, open, outcome.charge, plan)
      break
    case 'refused':
      change.effects.push(attempt(open, 'refused', outcome.reason))
      change.next = { ...record, open: null }
      refused(change, open, outcome.reason, plan)
      break
    case 'declined':
      if (!open.notFound) change.effects.push(attempt(open, 'not_found', outcome.reason))
      refused(change, open, outcome.reason, plan)
      change.next = {
        ...change.next,
        open: { ...open, notFound: true, nextQueryAt: change.next.retryAt ?? nextQueryAt(now, open.queryAttempts) },
      }
      break
    case 'not_found':
      // The charge can no longer arrive, and is not sent again for who has left or agreed to another price.
      if (!mayBeSentAgain(record) && now >= later(open.sentAt, LOST_AFTER_MS)) {
        change.effects.push(attempt(open, 'dropped'))
        change.next = { ...record, open: null }
        break
      }
      if (!open.notFound) change.effects.push(attempt(open, 'not_found'))
      // What is still owed is charged at once; otherwise only the query is repeated.
      change.next = {
        ...record,
        open: {
          ...open,
          notFound: true,
          nextQueryAt: mayBeSentAgain(record) ? now : nextQueryAt(now, open.queryAttempts),
          queryAttempts: open.queryAttempts + 1,
        },
      }
      break
    case 'unknown':
      // Recorded once for each time that the charge was sent, not for each query without an answer.
      if (open.nextQueryAt <= open.sentAt) change.effects.push(attempt(open, 'unknown', outcome.reason))
      change.next = {
        ...record,
        open: { ...open, nextQueryAt: nextQueryAt(now, open.queryAttempts), queryAttempts: open.queryAttempts + 1 },
      }
  }
  return change
}

function charged(change: Change, open: OpenCharge, charge: Charge, plan: Plan): void {
  const { next: record, at } = change
  // The carrier's clock may differ from ours by some seconds, and its answer may have no time: the money is taken all the same.
  const carrierAt = Number.isNaN(charge.at.getTime()) ? at : charge.at
  const chargedAt = new Date(Math.min(Math.max(carrierAt.getTime(), open.dueAt.getTime()), at.getTime()))
  const { from, until } = periodOf(open.dueAt, chargedAt, open.offer)
  const { key, dueAt, offer } = open
  change.effects.push(attempt(open, 'charged'))
  change.effects.push({ type: 'charge', key, dueAt, offer, from, until, chargedAt })
  change.next = { ...record, open: null, refused: null, retryAt: null, pastDueSince: null }
  applyTransition(change, { type: 'charged', paidUntil: until }, key)
  const kind = isLive(change.next) ? 'receipt' : 'receiptAfterLeaving'
  addMessage(change, `charge-${key}`, plan.smsText(kind, { offer, until }))
}

function refused(change: Change, open: OpenCharge, reason: string, plan: Plan): void {
  const { next: record, at } = change
  const refusals = refusalsOf(record, open.dueAt) + 1
  change.next = { ...record, refused: { dueAt: open.dueAt, refusals } }
  // A refusal from before the last reactivation does not count.
  if (!isLive(record) || open.sentAt < record.stateChangedAt) return
  if (reason === 'expired') return applyTransition(change, { type: 'ended' }, reason)
  change.next = { ...change.next, retryAt: retryAt(at, refusals), pastDueSince: record.pastDueSince ?? at }
  if (record.state === 'past_due') return
  applyTransition(change, { type: 'chargeRefused' }, open.key)
  addMessage(change, `no-credit-${open.dueAt.getTime()}`, plan.smsText('noCredit', { offer: open.offer }))
}

/** Changes the state and records the transition. */
function applyTransition(change: Change, event: SubscriptionEvent, detail: string | null): void {
  const next = transition(change.next, event)
  if (!next) return
  const [from, to] = [change.next.state, next.state]
  change.effects.push({ type: 'audit', actor: 'job', change: event.type, from, to, detail })
  change.next = { ...change.next, ...next }
}

const refusalsOf = ({ refused }: SubscriptionRecord, dueAt: Date): number =>
  refused?.dueAt.getTime() === dueAt.getTime() ? refused.refusals : 0

function attempt(
  open: OpenCharge | null,
  state: Extract<Effect, { type: 'attempt' }>['state'],
  reason: string | null = null,
): Effect {
  if (!open) throw new Error('no charge is open')
  const { key, dueAt, offer } = open
  return { type: 'attempt', key, dueAt, offer, state, reason }
}

function dueChargeOf(kind: DueCharge['kind'], { next: { id, msisdn, open }, at }: Change): DueCharge {
  if (!open) throw new Error('no charge is open')
  return { id, kind, key: open.key, amount: open.offer.amount, msisdn, dueAt: open.dueAt, takenAt: at }
}
