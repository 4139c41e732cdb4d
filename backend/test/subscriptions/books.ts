import type { CarrierEvent } from '../../src/infrastructure/carrier/port'
import type { State } from '../../src/domain/subscriptions/state-machine'
import type { Consent, SubscriptionRecord } from '../../src/domain/subscriptions/record'
import type { SubscriptionStore } from '../../src/domain/subscriptions/store'

/** What a store has written down, to be held against the carrier's log and against the rules. */
export interface Books {
  records: SubscriptionRecord[]
  ledger: {
    id: string
    key: string
    msisdn: string
    amount: number
    dueAt: Date
    from: Date
    until: Date
    chargedAt: Date
  }[]
  audits: { msisdn: string; change: string; from: State; to: State; detail: string | null }[]
  /** What people agreed to, in its order. */
  consents: (Pick<Consent, 'brand' | 'amount' | 'period' | 'transaction'> & { id: string })[]
  /** Receipts by what they are about. */
  receipts: string[]
}

/** A store of which a test sees the inside. */
export interface TestStore<Tx = unknown> extends SubscriptionStore<Tx> {
  books(): Promise<Books>
  /** What a sign-in writes in the transaction of the subscription. @returns the session's token */
  signIn(tx: Tx, subscriberId: string): Promise<string>
  isSignedIn(token: string): Promise<boolean>
  /** What reading the carrier's feed does with an event: its row is there before its effect. */
  receive(event: Pick<CarrierEvent, 'id' | 'at'>): Promise<void>
  isHandled(event: string): Promise<boolean>
  /** Erases the person, as erasing an account does. */
  erase(msisdn: string, at: Date): Promise<void>
  /** Ends all leases, as when a server died or stood still for too long. */
  endLeases(): Promise<void>
}
