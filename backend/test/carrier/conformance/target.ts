import type { Carrier, Deadlines } from '../../../src/infrastructure/carrier/port'

/** How a number of an adapter's test account behaves. */
export type NumberKind =
  | 'ok'
  | 'no_credit'
  | 'expired'
  /** The operator does not serve it. */
  | 'refused'
  /** Every call about it is turned away. */
  | 'down'
  /** No call about it is answered in time, and none takes effect. */
  | 'slow'
  /** Money is taken, and no answer comes. */
  | 'unanswered'

/** An adapter, and what its test account lets one arrange. */
export interface ConformanceTarget {
  carrier: Carrier
  /** Those that the adapter was made with; for a test they may be shorter than the real ones. */
  deadlines: Deadlines
  /** A number that was never used before. */
  number(kind: NumberKind): Promise<string>
  topUp(msisdn: string): Promise<void>
  /** The texts that reached a number, newest first. */
  delivered(msisdn: string): Promise<string[]>
  /** A subscriber's own message. */
  subscriberSends(msisdn: string, to: string, text: string): Promise<void>
}

export interface Check {
  /** What holds, in the present tense. */
  name: string
  /** @throws AssertionError when it does not. */
  run(target: ConformanceTarget): Promise<void>
}
