import type { Charge } from '../../../infrastructure/carrier/port'
import { coveredUntil, isLive, type SubscriptionEvent, transition } from '../machine'
import type { Change, Effect, OpenCharge, SubscriptionRecord, Task } from '../record'
import type { Terms } from '../terms'
import { nextStep } from './next-step'
import { askAgainAt, later, LOST_MS, periodOf, retryAt } from './schedule'

/** What a carrier's answer to a charge, or to the question what became of one, comes to. */
export type Outcome =
  | { kind: 'charged'; charge: Charge }
  /** The carrier keeps on record that it refused the key: it will never charge for it. */
  | { kind: 'refused'; reason: string }
  /** The carrier said no and has no record of the key: the same key may be sent again, another may not. */
  | { kind: 'declined'; reason: 'no_credit' | 'expired' | 'refused' }
  /** The carrier never saw the key. */
  | { kind: 'absent' }
  /** No answer, or none that can be believed. */
  | { kind: 'unknown'; reason: string }

/** Steps are taken one after the other; more than these at once would be a fault of ours. */
const MOST_STEPS = 6

/**
 * Takes every step that is due up to the one for which the carrier must be asked. The key of a charge is in the change,
 * and so in the database, before the carrier hears of it.
 */
export function advance(record: SubscriptionRecord, terms: Terms, now: Date): { change: Change; task: Task | null } {
  const change: Change = { next: record, effects: [], at: now }
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const due = nextStep(change.next, terms)
    if (!due || due.at > now) break
    if (due.step === 'query') return { change, task: taskOf('query', change) }
    take(due.step, change, terms)
    if (due.step === 'send') return { change, task: taskOf('charge', change) }
  }
  return { change, task: null }
}

function take(step: 'send' | 'notify' | 'expire', change: Change, terms: Terms): void {
  const { next: record, at } = change
  switch (step) {
    case 'send':
      change.next = { ...record, open: opened(record, terms, at) }
      change.effects.push(attempt(change.next.open, 'started'))
      return
    case 'notify': {
      const offer = record.offer ?? terms.offerOf(record.msisdn)
      change.next = { ...record, trialNotified: true }
      if (!offer || !record.trialEndsAt) return
      const kind = record.trialEndsAt > at ? 'trialEnding' : 'trialEnded'
      change.effects.push(message(record, 'trial-end', terms.letter(kind, { offer, until: record.trialEndsAt })))
      return
    }
    case 'expire': {
      turn(change, { type: 'graceEnded' }, null)
      const offer = record.offer ?? terms.offerOf(record.msisdn)
      if (offer) change.effects.push(message(record, `ended-${at.getTime()}`, terms.letter('ended', { offer })))
      return
    }
  }
}

/** The charge that is about to be sent: the open one again, or the next of its period. */
function opened(record: SubscriptionRecord, terms: Terms, now: Date): OpenCharge {
  if (record.open) return { ...record.open, sentAt: now, askAt: now, absent: false }
  const dueAt = coveredUntil(record)
  const offer = record.offer ?? terms.offerOf(record.msisdn)
  if (!dueAt || !offer) throw new Error('nothing is due')
  const number = refusalsOf(record, dueAt) + 1
  const key = `${record.id}.${dueAt.getTime()}.${number}`
  return { key, dueAt, offer, sentAt: now, askAt: now, asks: 0, absent: false }
}

/**
 * What follows from the carrier's answer about a key.
 * @returns null when somebody else has settled that key: the answer changes nothing twice
 */
export function settle(
  record: SubscriptionRecord,
  key: string,
  outcome: Outcome,
  terms: Terms,
  now: Date,
): Change | null {
  const { open } = record
  if (open?.key !== key) return null
  const change: Change = { next: record, effects: [], at: now }
  switch (outcome.kind) {
    case 'charged':
      charged(change, open, outcome.charge, terms)
      break
    case 'refused':
      change.effects.push(attempt(open, 'refused', outcome.reason))
      change.next = { ...record, open: null }
      refused(change, open, outcome.reason, terms)
      break
    case 'declined':
      if (!open.absent) change.effects.push(attempt(open, 'absent', outcome.reason))
      refused(change, open, outcome.reason, terms)
      change.next = {
        ...change.next,
        open: { ...open, absent: true, askAt: change.next.retryAt ?? askAgainAt(now, open.asks) },
      }
      break
    case 'absent':
      // It will not come any more, and of who has left it is not sent again.
      if (!isLive(record) && now >= later(open.sentAt, LOST_MS)) {
        change.effects.push(attempt(open, 'dropped'))
        change.next = { ...record, open: null }
        break
      }
      if (!open.absent) change.effects.push(attempt(open, 'absent'))
      // Who is charged still is charged at once; of who has left it is only asked on.
      change.next = {
        ...record,
        open: { ...open, absent: true, askAt: isLive(record) ? now : askAgainAt(now, open.asks), asks: open.asks + 1 },
      }
      break
    case 'unknown':
      // Told once after each time that it was sent, not each time that asking brings nothing.
      if (open.askAt <= open.sentAt) change.effects.push(attempt(open, 'unknown', outcome.reason))
      change.next = { ...record, open: { ...open, askAt: askAgainAt(now, open.asks), asks: open.asks + 1 } }
  }
  return change
}

function charged(change: Change, open: OpenCharge, charge: Charge, terms: Terms): void {
  const { next: record, at } = change
  // The carrier's clock need not be ours to the second.
  const chargedAt = new Date(Math.min(Math.max(charge.at.getTime(), open.dueAt.getTime()), at.getTime()))
  const { from, until } = periodOf(open.dueAt, chargedAt, open.offer)
  const { key, dueAt, offer } = open
  change.effects.push(attempt(open, 'charged'))
  change.effects.push({ type: 'charge', key, dueAt, offer, from, until, chargedAt })
  change.next = { ...record, open: null, tried: null, retryAt: null, pastDueSince: null }
  turn(change, { type: 'charged', paidUntil: until }, key)
  const kind = isLive(change.next) ? 'receipt' : 'receiptAfterLeaving'
  change.effects.push(message(record, `charge-${key}`, terms.letter(kind, { offer, until })))
}

function refused(change: Change, open: OpenCharge, reason: string, terms: Terms): void {
  const { next: record, at } = change
  const refusals = refusalsOf(record, open.dueAt) + 1
  change.next = { ...record, tried: { dueAt: open.dueAt, refusals } }
  // A refusal of before he came back says nothing of now.
  if (!isLive(record) || open.sentAt < record.turnedAt) return
  if (reason === 'expired') return turn(change, { type: 'ended' }, reason)
  change.next = { ...change.next, retryAt: retryAt(at, refusals), pastDueSince: record.pastDueSince ?? at }
  if (record.state === 'past_due') return
  turn(change, { type: 'chargeRefused' }, open.key)
  const letter = terms.letter('noCredit', { offer: open.offer })
  change.effects.push(message(record, `no-credit-${open.dueAt.getTime()}`, letter))
}

/** Changes the state and keeps a note of it. */
function turn(change: Change, event: SubscriptionEvent, detail: string | null): void {
  const next = transition(change.next, event)
  if (!next) return
  const [from, to] = [change.next.state, next.state]
  change.effects.push({ type: 'audit', actor: 'job', change: event.type, from, to, detail })
  change.next = { ...change.next, ...next }
}

const refusalsOf = ({ tried }: SubscriptionRecord, dueAt: Date): number =>
  tried?.dueAt.getTime() === dueAt.getTime() ? tried.refusals : 0

function attempt(
  open: OpenCharge | null,
  state: Extract<Effect, { type: 'attempt' }>['state'],
  reason: string | null = null,
): Effect {
  if (!open) throw new Error('no charge is open')
  const { key, dueAt, offer } = open
  return { type: 'attempt', key, dueAt, offer, state, reason }
}

function taskOf(kind: Task['kind'], { next: { id, msisdn, open }, at }: Change): Task {
  if (!open) throw new Error('no charge is open')
  return { id, kind, key: open.key, amount: open.offer.amount, msisdn, takenAt: at }
}

const message = ({ id }: SubscriptionRecord, about: string, text: string): Effect => ({
  type: 'message',
  about: `${id}:${about}`,
  text,
})
