import type { Offer } from '@yawmi/brand'
import type { State, Subscription } from './state-machine'

/** A charge whose outcome is not known yet. No other charge of the subscription starts before it is settled. */
export interface OpenCharge {
  key: string
  /** Identifies the period: when the previous one ended. */
  dueAt: Date
  offer: Offer
  /** When the charge was last sent. */
  sentAt: Date
  /** The charge is not retried before this time. */
  nextQueryAt: Date
  /** Queries without an answer. */
  queryAttempts: number
  /** The carrier has no record of the key: it may be sent again. */
  notFound: boolean
}

/** Everything that decides about a subscription; one row of `subscriptions`. */
export interface SubscriptionRecord extends Subscription {
  id: string
  /** E.164; null once the person is erased. */
  msisdn: string | null
  /** Id of the brand whose plan was agreed to; null in rows older than brands: the default one. */
  brand: string | null
  /** The price that was agreed to; null in rows older than consents: the brand's. */
  offer: Offer | null
  stateChangedAt: Date
  pastDueSince: Date | null
  /** Refusals of the period that is due from `dueAt` on. */
  refused: { dueAt: Date; refusals: number } | null
  retryAt: Date | null
  open: OpenCharge | null
  trialNotified: boolean
}

export type Actor = 'person' | 'sms' | 'job' | 'carrier' | 'support'

export interface Consent extends Offer {
  /** Id of the brand whose text this is. */
  brand: string
  text: string
  source: 'web' | 'sms' | 'carrier'
  transaction: string | null
}

type AttemptState = 'started' | 'charged' | 'refused' | 'unknown' | 'not_found' | 'dropped'

/** Effects that are written in the record's transaction. */
export type Effect =
  | { type: 'attempt'; key: string; dueAt: Date; offer: Offer; state: AttemptState; reason: string | null }
  | { type: 'charge'; key: string; dueAt: Date; offer: Offer; from: Date; until: Date; chargedAt: Date }
  | { type: 'audit'; actor: Actor; change: string; from: State; to: State; detail: string | null }
  /** Of several messages with one key, the first alone is sent. */
  | { type: 'message'; dedupKey: string; text: string }
  | { type: 'consent'; consent: Consent }
  /** The carrier event behind the change is handled. */
  | { type: 'handled'; event: string; outcome: string }

export interface Change {
  next: SubscriptionRecord
  effects: Effect[]
  at: Date
}

/** The call to the carrier that is due. */
export interface DueCharge {
  id: string
  kind: 'charge' | 'query'
  key: string
  amount: number
  msisdn: string | null
  dueAt: Date
  /** When it was leased, by the carrier's clock. */
  takenAt: Date
}

/** A message to the subscriber; of several with the same key, only the first is sent. */
export function addMessage(change: Change, about: string, text: string): void {
  change.effects.push({ type: 'message', dedupKey: `${change.next.id}:${about}`, text })
}
