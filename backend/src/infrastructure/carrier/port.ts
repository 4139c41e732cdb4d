/**
 * The one port to a mobile operator. An adapter is a folder beside this file; README.md is its contract and
 * `backend/test/carrier/conformance` the test that it must pass. Numbers are E.164, money is integer dirhams, times are `Date`.
 *
 * Every call keeps its own deadline (`DEADLINES`) and fails only with a `CarrierError`.
 */
export interface Carrier {
  /** Delivers a one-time code that the server made. Fails with `refused` for a number the operator does not serve. */
  sendOtp(message: OtpMessage): Promise<void>
  /** Tells the operator that the person proved the number: it opens, or renews, the service. Safe to repeat. */
  confirmOtp(confirmation: OtpConfirmation): Promise<void>
  /** The script that protects the subscribe button, with the operator's own name for this attempt. */
  protectedScript(request: ProtectionRequest): Promise<ProtectionScript>
  /** What the operator says of a number now. */
  subscriber(msisdn: string): Promise<CarrierSubscriber>
  /** Ends the service of a number at the operator. Safe to repeat. Fails with `refused` for a number that it does not serve. */
  cancel(msisdn: string): Promise<void>
  /**
   * Takes money at most once for a key, however often it is asked. Fails with `no_credit` or `expired`, after which
   * `queryCharge` says whether the key may still be asked, with `unavailable` when nothing was taken, or with `timed_out`
   * when `queryCharge` must say what happened before the key is asked again.
   */
  charge(request: ChargeRequest): Promise<Charge>
  /**
   * What became of a charge; `null` when the operator never saw its key, or would still take money for it. `refused` is
   * final: another key is used then, and this one may arrive once more.
   */
  queryCharge(key: string): Promise<Charge | null>
  /** The operator's own log of the charges that went through, oldest first; `null` starts at the beginning. */
  listCharges(after: string | null): Promise<ChargeLog>
  sendSms(message: SmsMessage): Promise<void>
  /** Events after a cursor, oldest first; the cursor of the last one is where the next call goes on. */
  events(after: string | null): Promise<CarrierEvents>
  /** The operator's time. A real operator lives in ours; the sandbox has a clock that can be moved. */
  readonly clock: Clock
}

interface Clock {
  now(): Date
}

/** Milliseconds that a call may take, by what it is about; a page that waits for one answers in less than 10 s. */
export const DEADLINES = {
  /** `sendOtp`, `sendSms`. */
  message: 8_000,
  /** `confirmOtp`, `cancel`. */
  confirm: 8_000,
  /** `protectedScript`. */
  script: 5_000,
  /** `subscriber`. */
  subscriber: 3_000,
  /** `charge`, `queryCharge`. */
  charge: 8_000,
  /** `events`, `listCharges`. */
  events: 5_000,
} as const

export type Deadlines = Readonly<Record<keyof typeof DEADLINES, number>>

export type OtpPurpose = 'subscribe' | 'unsubscribe' | 'activate'

interface OtpMessage {
  msisdn: string
  purpose: OtpPurpose
  text: string
  /** The brand's short code, which the person may answer to; the operator's standard one when left out. */
  from?: string
  /** The operator's name for the protected attempt, when there was one. */
  transaction?: string
}

interface OtpConfirmation {
  msisdn: string
  purpose: 'subscribe' | 'activate'
}

interface ProtectionRequest {
  /** A CSS selector of one id or class, checked by the contract. */
  targetedElement: string
}

interface ProtectionScript {
  script: string
  transaction: string
}

export interface CarrierSubscriber {
  status: AccountStatus
}

export type AccountStatus = 'ok' | 'no_credit' | 'expired'

export interface ChargeRequest {
  /** Idempotency key: the operator takes money at most once for it. */
  key: string
  msisdn: string
  amount: number
}

export interface Charge {
  key: string
  /** `pending`: the operator has not decided yet. It is queried again, from ten seconds to an hour later. */
  outcome: 'charged' | 'refused' | 'pending'
  amount: number
  at: Date
}

export interface LoggedCharge extends Charge {
  msisdn: string
}

export interface ChargeLog {
  charges: LoggedCharge[]
  /** Where the next call goes on; a page without charges is the end of the log, and the only one that may have none. */
  cursor: string | null
}

interface SmsMessage {
  msisdn: string
  text: string
  /** As in `OtpMessage`. */
  from?: string
}

export type CarrierEventKind = 'activated' | 'renewed' | 'charge_failed' | 'cancelled' | 'sms'

export interface CarrierEvent {
  id: string
  kind: CarrierEventKind
  msisdn: string
  at: Date
  /** Of `sms`: the short code it was sent to, and what it said. */
  sms?: { to: string; text: string }
}

export interface CarrierEvents {
  events: CarrierEvent[]
  cursor: string | null
  /** That there are no more. Left out by an operator that cannot tell: an empty page says it then. */
  isEnd?: boolean | undefined
}
