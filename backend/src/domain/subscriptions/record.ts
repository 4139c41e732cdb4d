import type { Offer } from '@yawmi/brand'
import type { State, Subscription } from './state-machine'

/** A charge whose outcome is not known yet. No other is begun for the subscription while it stands. */
export interface OpenCharge {
  key: string
  /** The period's name: when what came before it ended. */
  dueAt: Date
  offer: Offer
  /** When the carrier was last asked to charge. */
  sentAt: Date
  /** Nothing is done about it before. */
  nextQueryAt: Date
  /** How often asking brought no answer. */
  queryAttempts: number
  /** The carrier does not know the key: it may be sent again. */
  notFound: boolean
}

/** Everything by which it is decided what happens to a subscription; one row of `subscriptions`. */
export interface SubscriptionRecord extends Subscription {
  id: string
  /** E.164; null once the person is erased. */
  msisdn: string | null
  /** Id of the brand whose terms they agreed to; null before brands were kept: the default one. */
  brand: string | null
  /** The price that he agreed to; null before consents were kept: the brand's. */
  offer: Offer | null
  stateChangedAt: Date
  pastDueSince: Date | null
  /** Refusals of the period that is due from `dueAt` on. */
  refused: { dueAt: Date; refusals: number } | null
  retryAt: Date | null
  open: OpenCharge | null
  trialNotified: boolean
}

export type Actor = 'person' | 'sms' | 'job' | 'carrier'

export interface Consent extends Offer {
  /** Id of the brand whose words these are. */
  brand: string
  text: string
  source: 'web' | 'sms' | 'carrier'
  transaction: string | null
}

type AttemptState = 'started' | 'charged' | 'refused' | 'unknown' | 'not_found' | 'dropped'

/** What is written beside the record, in its transaction. */
export type Effect =
  | { type: 'attempt'; key: string; dueAt: Date; offer: Offer; state: AttemptState; reason: string | null }
  | { type: 'charge'; key: string; dueAt: Date; offer: Offer; from: Date; until: Date; chargedAt: Date }
  | { type: 'audit'; actor: Actor; change: string; from: State; to: State; detail: string | null }
  /** `about` names what the message tells of: it is sent once. */
  | { type: 'message'; dedupKey: string; text: string }
  | { type: 'consent'; consent: Consent }
  /** The event of the carrier that this came of is done with. */
  | { type: 'handled'; event: string; outcome: string }

export interface Change {
  next: SubscriptionRecord
  effects: Effect[]
  at: Date
}

/** What the carrier is to be asked next. */
export interface DueCharge {
  id: string
  kind: 'charge' | 'query'
  key: string
  amount: number
  msisdn: string | null
  /** When it was taken, by the carrier's clock. */
  takenAt: Date
}
