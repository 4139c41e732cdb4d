import type { PlanCatalogue } from './plan-catalogue'
import type { Change, SubscriptionRecord, DueCharge } from './record'

/** What is to be done with one subscription; null leaves it as it is. */
export type Decision = (record: SubscriptionRecord) => Change | null

/** Whose hands a subscription is in: the instant at which they let go. Each is later than the one before it. */
export type Lease = Date

/** What is to be asked, of a subscription that is in the taker's hands. */
export interface LeasedCharge extends DueCharge {
  lease: Lease
}

export interface LeasedBatch {
  /** How many rows were looked at: none means that nothing is due. */
  examined: number
  charges: LeasedCharge[]
}

/** A word about something to a number; about the same thing it is said once. */
export interface OutgoingSms {
  dedupKey: string
  msisdn: string
  text: string
  /** The short code that it comes from. */
  sender: string
}

/** Who was there already, or was made just now. */
export interface Opened {
  record: SubscriptionRecord
  subscriberId: string
  isNew: boolean
}

/**
 * Where subscriptions are kept. Each call that is given no transaction is one: what is decided is decided on the row as it
 * is under its lock, and written with all its effects or not at all.
 */
export interface SubscriptionStore<Tx = unknown> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>

  /** Decides on one subscription; null when there is none of that id. */
  change(id: string, decide: Decision, tx?: Tx): Promise<SubscriptionRecord | null>

  /**
   * Decides on several at once, and lets go of those that are still held by their lease: one that somebody took over
   * meanwhile stays in his hands. One that cannot be written does not keep the rest.
   */
  settle(decisions: { id: string; lease: Lease; decide: Decision }[]): Promise<void>

  /**
   * Takes what is due and in nobody's hands, and does what `advance` says. What the carrier must be asked for stays in
   * the taker's hands until it is settled, or until its lease ends.
   */
  leaseDue(request: { now: Date; limit: number; plans: PlanCatalogue; only?: string | undefined }): Promise<LeasedBatch>

  /** Takes it over from whoever has it, so that no charge of it begins for a while; one that is under way ends. */
  lease(id: string): Promise<Lease | null>
  /** Lets go of it, if nobody took it over meanwhile. */
  release(id: string, lease: Lease): Promise<void>

  find(msisdn: string): Promise<SubscriptionRecord | null>

  /**
   * Makes a subscriber with the subscription that `decide` says, or answers who is there already.
   * @param decide gets the id, and whether the number may have a trial
   */
  open(tx: Tx, msisdn: string, at: Date, decide: (id: string, isTrialAvailable: boolean) => Change): Promise<Opened>

  /** When the person behind the number was erased last. */
  erasedAt(msisdn: string): Promise<Date | null>

  /** The carrier's event is done with, though no subscription changed; says something to its number if it should. */
  markHandled(event: { id: string; outcome: string; at: Date }, note?: OutgoingSms): Promise<void>
}
