import type { PlanCatalogue } from './plan'
import type { Change, SubscriptionRecord, DueCharge } from './record'

/** What is to be done with one subscription; null leaves it as it is. */
export type Decision = (record: SubscriptionRecord) => Change | null

/** When a server's lease of a subscription ends, which also identifies the lease: each is later than the one before. */
export type Lease = Date

/** A call to the carrier that is due, of a subscription that the caller has leased. */
export interface LeasedCharge extends DueCharge {
  lease: Lease
}

export interface LeasedBatch {
  /** How many rows were looked at: none means that nothing is due. */
  examined: number
  charges: LeasedCharge[]
}

/** A message to a number; of several with one key, the first alone is sent. */
export interface OutgoingSms {
  dedupKey: string
  msisdn: string
  text: string
  /** The short code that it comes from. */
  sender: string
}

/** The subscriber of a number: found, or created just now. */
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
   * Decides on several at once and releases their leases, except where another server has leased the row meanwhile.
   * A row that cannot be written does not hold up the rest.
   */
  settle(decisions: { id: string; lease: Lease; decide: Decision }[]): Promise<void>

  /**
   * Leases unleased rows that are due and advances them. A row whose next step is a call to the carrier stays leased
   * until the call is settled, or until the lease ends.
   */
  leaseDue(request: { now: Date; limit: number; plans: PlanCatalogue; only?: string | undefined }): Promise<LeasedBatch>

  /** Takes over the lease from its owner, so that no charge starts for a while; one in flight goes on. */
  lease(id: string): Promise<Lease | null>
  /** Ends the lease, unless another one has replaced it. */
  release(id: string, lease: Lease): Promise<void>

  find(msisdn: string): Promise<SubscriptionRecord | null>

  /**
   * Creates a subscriber with the subscription that `decide` returns, or finds the existing one.
   * @param decide gets the id, and whether the number may have a trial
   */
  open(tx: Tx, msisdn: string, at: Date, decide: (id: string, isTrialAvailable: boolean) => Change): Promise<Opened>

  /** When the person behind the number was erased last. */
  erasedAt(msisdn: string): Promise<Date | null>

  /** Marks a carrier event as handled where no subscription changed, and sends a reply if there is one. */
  markHandled(event: { id: string; outcome: string; at: Date }, note?: OutgoingSms): Promise<void>
}
