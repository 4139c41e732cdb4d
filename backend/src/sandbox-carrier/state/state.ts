import { randomUUID } from 'node:crypto'
import { Refusal } from '../refusal'
import { Attempts, type Attempt } from './attempts'
import { ChargeBook, type ChargeRecord } from './charge-book'
import { EventFeed, type EventPage, type EventRecord } from './event-feed'
import { type Fault, FaultSwitches } from './faults'
import type { openJournal } from './journal'
import { type Message, MessageBox } from './message-box'
import { scenarioOf } from './scenarios'

/** Dirhams on a number that is new to the sandbox. */
export const OPENING_BALANCE = 20_000

export interface Account {
  balance: number
  standing: 'well' | 'no_credit' | 'expired'
  /** Whether the service is open for this number at the carrier. */
  served: boolean
}

type ServiceKind = 'activated' | 'renewed' | 'cancelled'

/** One line of the journal. */
export type Fact =
  | { type: 'clock'; offset: number }
  | { type: 'message'; message: Message }
  | { type: 'service'; msisdn: string; kind: ServiceKind; at: string }
  | { type: 'charge'; charge: ChargeRecord }
  | { type: 'balance'; msisdn: string; balance: number }
  | { type: 'fault'; fault: Fault; on: boolean; msisdn: string | null }
  | { type: 'release' }
  | { type: 'attempt'; transaction: string; at: string }
  | { type: 'report'; transaction: string; signals: number; pressed: Attempt['pressed'] }
  | { type: 'verdict'; transaction: string; msisdn: string; passed: boolean }

/** Everything the sandbox carrier knows: replayed from its journal, changed only by facts that are in it. */
export class CarrierState {
  readonly charges = new ChargeBook()
  readonly messages = new MessageBox()
  readonly faults = new FaultSwitches()
  readonly attempts = new Attempts()
  /** Milliseconds by which the clock was moved in all. */
  clockOffset = 0
  /** Grows with everything that happens. */
  revision = 0
  private readonly accounts = new Map<string, Account>()
  /** Last touched last. */
  private readonly touched = new Set<string>()
  private readonly feed = new EventFeed()

  constructor(private readonly journal: ReturnType<typeof openJournal<Fact>>) {
    for (const fact of journal.read()) this.apply(fact)
  }

  now(): Date {
    return new Date(Date.now() + this.clockOffset)
  }

  advance(milliseconds: number): Date {
    this.commit({ type: 'clock', offset: this.clockOffset + milliseconds })
    return this.now()
  }

  receive(message: Omit<Message, 'id' | 'at'>): Message {
    const whole = { id: randomUUID(), at: this.stamp(), ...message }
    this.commit({ type: 'message', message: whole })
    return whole
  }

  /** Opens, renews or ends the service of a number; nothing happens, and nobody is told, when it stands so already. */
  setService(msisdn: string, kind: ServiceKind): void {
    const { served, standing } = this.account(msisdn)
    const changes = { activated: !served, renewed: !served || standing === 'expired', cancelled: served }
    if (changes[kind]) this.commit({ type: 'service', msisdn, kind, at: this.stamp() })
  }

  /**
   * Takes money at most once for a key, or leaves that open while `charge_pending` is on. A refusal is final: asked again, with money there, it is the same.
   * @throws Refusal `key_conflict` for a key that was used for another number or amount
   */
  charge(key: string, msisdn: string, amount: number): ChargeRecord {
    const before = this.charges.find(key)
    if (before && (before.msisdn !== msisdn || before.amount !== amount)) throw new Refusal(409, 'key_conflict')
    if (before) return before
    return this.decide({ key, msisdn, amount })
  }

  /** Dirhams on a number from now on. */
  setBalance(msisdn: string, balance: number): void {
    this.commit({ type: 'balance', msisdn, balance })
  }

  setFault(fault: Fault, on: boolean, msisdn: string | null): void {
    this.commit({ type: 'fault', fault, on, msisdn })
    if (fault === 'charge_pending' && !on) for (const charge of this.charges.pending()) this.decide(charge)
  }

  beginAttempt(): string {
    const transaction = randomUUID()
    this.commit({ type: 'attempt', transaction, at: this.stamp() })
    return transaction
  }

  /** @returns whether it was taken: reports on unknown or finished attempts, or too many of them, are not. */
  reportAttempt(transaction: string, signals: number, pressed: Attempt['pressed']): boolean {
    if (!this.attempts.takes(transaction)) return false
    this.commit({ type: 'report', transaction, signals, pressed })
    return true
  }

  finishAttempt(transaction: string, msisdn: string, passed: boolean): void {
    this.commit({ type: 'verdict', transaction, msisdn, passed })
  }

  account(msisdn: string): Readonly<Account> {
    return this.accounts.get(msisdn) ?? openingAccount(msisdn)
  }

  /** Numbers that contain the digits, last touched first. */
  numbers(digits: string, limit: number): string[] {
    return [...this.touched]
      .filter((msisdn) => msisdn.includes(digits))
      .slice(-limit)
      .toReversed()
  }

  eventsAfter(position: number, limit: number): EventPage {
    if (this.feed.isOverdue) this.commit({ type: 'release' })
    return this.feed.after(position, limit)
  }

  private decide({ key, msisdn, amount }: Pick<ChargeRecord, 'key' | 'msisdn' | 'amount'>): ChargeRecord {
    const byBalance = this.account(msisdn).balance >= amount ? 'charged' : 'refused'
    const outcome = this.faults.has('charge_pending', msisdn) ? 'pending' : byBalance
    const charge: ChargeRecord = { key, msisdn, amount, outcome, at: this.stamp() }
    this.commit({ type: 'charge', charge })
    return charge
  }

  private stamp(): string {
    return this.now().toISOString()
  }

  private commit(fact: Fact): void {
    this.journal.append(fact)
    this.apply(fact)
  }

  private apply(fact: Fact): void {
    this.revision += 1
    switch (fact.type) {
      case 'clock':
        this.clockOffset = fact.offset
        return
      case 'message':
        return this.keep(fact.message)
      case 'service':
        return this.serve(fact.msisdn, fact.kind, fact.at)
      case 'charge':
        return this.settle(fact.charge)
      case 'balance':
        return this.credit(fact.msisdn, fact.balance)
      case 'fault':
        return this.faults.set(fact.fault, fact.on, fact.msisdn)
      case 'release':
        return this.feed.release()
      case 'attempt':
        return this.attempts.begin(fact.transaction, fact.at)
      case 'report':
        return this.attempts.report(fact.transaction, fact.signals, fact.pressed)
      case 'verdict':
        return this.attempts.finish(fact.transaction, fact.msisdn, fact.passed)
    }
  }

  private keep(message: Message): void {
    const { msisdn, at, party: to, text } = message
    this.messages.put(message)
    this.change(msisdn, {})
    if (message.direction === 'in') this.emit({ kind: 'sms', msisdn, at, sms: { to, text } })
  }

  private serve(msisdn: string, kind: ServiceKind, at: string): void {
    const { standing } = this.account(msisdn)
    const renewed = kind === 'renewed' && standing === 'expired'
    this.change(msisdn, { served: kind !== 'cancelled', ...(renewed && { standing: 'well' }) })
    this.emit({ kind, msisdn, at })
  }

  private settle(charge: ChargeRecord): void {
    const { msisdn, amount, outcome, at } = charge
    this.charges.write(charge)
    if (outcome === 'pending') return this.change(msisdn, {})
    if (outcome === 'charged') {
      this.change(msisdn, { balance: this.account(msisdn).balance - amount, standing: 'well' })
      return
    }
    this.change(msisdn, { standing: 'no_credit' })
    this.emit({ kind: 'charge_failed', msisdn, at })
  }

  private credit(msisdn: string, balance: number): void {
    const { standing } = this.account(msisdn)
    if (standing === 'expired') this.change(msisdn, { balance })
    else this.change(msisdn, { balance, standing: balance > 0 ? 'well' : 'no_credit' })
  }

  private emit(event: Omit<EventRecord, 'id'>): void {
    const { msisdn } = event
    this.feed.add(event, {
      twice: this.faults.has('events_twice', msisdn),
      late: this.faults.has('events_shuffled', msisdn),
    })
  }

  private change(msisdn: string, change: Partial<Account>): void {
    this.accounts.set(msisdn, { ...this.account(msisdn), ...change })
    this.touched.delete(msisdn)
    this.touched.add(msisdn)
  }
}

function openingAccount(msisdn: string): Account {
  const scenario = scenarioOf(msisdn)
  if (scenario === 'no_credit') return { balance: 0, standing: 'no_credit', served: false }
  return { balance: OPENING_BALANCE, standing: scenario === 'expired' ? 'expired' : 'well', served: false }
}
