import type { PlanCatalogue } from './plan'
import type { Actor, Change, SubscriptionRecord, DueCharge } from './record'

/** Decides the change of one subscription; null leaves it as it is. */
export type Decision = (record: SubscriptionRecord) => Change | null

/** When a server's lease of a subscription ends, which also identifies the lease: each is later than the one before. */
export type Lease = Date

/** A call to the carrier that is due, of a subscription that the caller has leased. */
export interface LeasedCharge extends DueCharge {
  lease: Lease
}

export interface LeasedBatch {
  /** Number of rows examined: 0 means that nothing is due. */
  examined: number
  charges: LeasedCharge[]
}

/** A message to a number; of several with the same key, only the first is sent. */
export interface OutgoingSms {
  dedupKey: string
  msisdn: string
  text: string
  /** The short code that the message is sent from. */
  sender: string
}

/** The subscriber of a number: found, or created just now. */
export interface Opened {
  record: SubscriptionRecord
  subscriberId: string
  isNew: boolean
}

/**
 * Stores subscriptions. Each call without a transaction runs in one of its own: decisions are made on the locked row
 * and written with all effects, or not at all.
 */
export interface SubscriptionStore<Tx = unknown> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>

  /** Decides on one subscription; null when there is none of that id. */
  change(id: string, decide: Decision, tx?: Tx): Promise<SubscriptionRecord | null>

  /**
   * Decides on several at once and releases their leases, except where another server has leased the row meanwhile. A
   * row that cannot be written does not delay the others.
   */
  settle(decisions: { id: string; lease: Lease; decide: Decision }[]): Promise<void>

  /**
   * Leases unleased rows that are due and advances them. A row whose next step is a call to the carrier stays leased
   * until the call is settled, or until the lease ends. One that an event which is not handled yet may cancel is left as it is.
   */
  leaseDue(request: { now: Date; limit: number; plans: PlanCatalogue; only?: string | undefined }): Promise<LeasedBatch>

  /**
   * Takes the lease from its owner, so that no charge starts for a while; a charge in flight continues.
   * @param ms how long; as long as a cancellation takes when left out
   */
  lease(id: string, ms?: number): Promise<Lease | null>
  /** Ends the lease, unless another one has replaced it. */
  release(id: string, lease: Lease): Promise<void>

  find(msisdn: string): Promise<SubscriptionRecord | null>

  /**
   * Creates a subscriber with the subscription that `decide` returns, or finds the existing one.
   * @param decide gets the id, and whether the number may have a trial
   */
  open(tx: Tx, msisdn: string, at: Date, decide: (id: string, isTrialAvailable: boolean) => Change): Promise<Opened>

  /**
   * The event by which a subscription was last subscribed, reactivated or cancelled, with its own time, which may be long
   * before the change; null when a person did it on a page.
   */
  lastEvent(id: string): Promise<{ actor: Actor; at: Date } | null>

  /** When the person with that number was last erased. */
  erasedAt(msisdn: string): Promise<Date | null>

  /** Marks a carrier event as handled where no subscription changed, and sends a reply if there is one. */
  markHandled(event: { id: string; outcome: string; at: Date }, note?: OutgoingSms): Promise<void>
}
