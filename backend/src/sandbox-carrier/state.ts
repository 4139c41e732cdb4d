import { randomUUID } from 'node:crypto'
import type { Journal } from './journal'
import { scenarioOf } from './scenarios'

/** Dirhams on a number that is new to the sandbox. */
export const OPENING_BALANCE = 20_000
/** Messages kept a number; older ones stay in the journal only. */
const MESSAGES_KEPT = 50

export interface Message {
  id: string
  msisdn: string
  direction: 'out' | 'in'
  /** Short code or sender of the other side. */
  party: string
  text: string
  at: string
}

interface ChargeRecord {
  key: string
  msisdn: string
  amount: number
  outcome: 'charged' | 'refused'
  at: string
}

interface EventRecord {
  id: number
  kind: 'activated' | 'renewed' | 'charge_failed' | 'cancelled' | 'sms'
  msisdn: string
  at: string
  sms?: { to: string; text: string }
}

export interface Account {
  balance: number
  standing: 'well' | 'no_credit' | 'expired'
}

export type Fact =
  | { type: 'clock'; offset: number }
  | { type: 'message'; message: Message }
  | { type: 'service'; msisdn: string; kind: 'activated' | 'renewed' | 'cancelled'; at: string }
  | { type: 'charge'; charge: ChargeRecord }

/** Everything the sandbox carrier knows: replayed from its journal, changed only by facts that are in it. */
export class CarrierState {
  private offset = 0
  private readonly accounts = new Map<string, Account>()
  private readonly messages = new Map<string, Message[]>()
  private readonly charges = new Map<string, ChargeRecord>()
  private readonly feed: EventRecord[] = []

  constructor(private readonly journal: Journal<Fact>) {
    for (const fact of journal.read()) this.apply(fact)
  }

  now(): Date {
    return new Date(Date.now() + this.offset)
  }

  /** Milliseconds by which the clock was moved in all. */
  get clockOffset(): number {
    return this.offset
  }

  advance(milliseconds: number): Date {
    this.commit({ type: 'clock', offset: this.offset + milliseconds })
    return this.now()
  }

  receive(message: Omit<Message, 'id' | 'at'>): Message {
    const whole = { id: randomUUID(), at: this.now().toISOString(), ...message }
    this.commit({ type: 'message', message: whole })
    return whole
  }

  setService(msisdn: string, kind: 'activated' | 'renewed' | 'cancelled'): void {
    this.commit({ type: 'service', msisdn, kind, at: this.now().toISOString() })
  }

  /** Takes money once for a key: a key that was seen answers what it answered then. */
  charge(key: string, msisdn: string, amount: number): ChargeRecord {
    const before = this.charges.get(key)
    if (before) return before
    const outcome = this.account(msisdn).balance >= amount ? 'charged' : 'refused'
    const charge: ChargeRecord = { key, msisdn, amount, outcome, at: this.now().toISOString() }
    this.commit({ type: 'charge', charge })
    return charge
  }

  chargeByKey(key: string): ChargeRecord | undefined {
    return this.charges.get(key)
  }

  account(msisdn: string): Readonly<Account> {
    return this.accounts.get(msisdn) ?? openingAccount(msisdn)
  }

  /** Newest first, of every number that contains the digits; of all numbers when there are none. */
  messagesOf(digits: string, limit: number): Message[] {
    const lists = [...this.messages].filter(([msisdn]) => msisdn.includes(digits)).map(([, list]) => list.toReversed())
    return lists
      .flat()
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, limit)
  }

  eventsAfter(id: number, limit: number): EventRecord[] {
    return this.feed.slice(id, id + limit)
  }

  private commit(fact: Fact): void {
    this.journal.append(fact)
    this.apply(fact)
  }

  private apply(fact: Fact): void {
    switch (fact.type) {
      case 'clock':
        this.offset = fact.offset
        return
      case 'message':
        return this.keep(fact.message)
      case 'service':
        if (fact.kind === 'renewed') this.setAccount(fact.msisdn, { standing: this.standingAfterRenewal(fact.msisdn) })
        return this.emit({ kind: fact.kind, msisdn: fact.msisdn, at: fact.at })
      case 'charge': {
        const { msisdn, amount, outcome, at, key } = fact.charge
        this.charges.set(key, fact.charge)
        const { balance } = this.account(msisdn)
        if (outcome === 'charged') return this.setAccount(msisdn, { balance: balance - amount, standing: 'well' })
        this.setAccount(msisdn, { standing: 'no_credit' })
        return this.emit({ kind: 'charge_failed', msisdn, at })
      }
    }
  }

  private keep(message: Message): void {
    const list = this.messages.get(message.msisdn) ?? []
    list.push(message)
    this.messages.set(message.msisdn, list.slice(-MESSAGES_KEPT))
    if (message.direction === 'out') return
    this.emit({ kind: 'sms', msisdn: message.msisdn, at: message.at, sms: { to: message.party, text: message.text } })
  }

  private emit(event: Omit<EventRecord, 'id'>): void {
    this.feed.push({ id: this.feed.length + 1, ...event })
  }

  private standingAfterRenewal(msisdn: string): Account['standing'] {
    const { standing } = this.account(msisdn)
    return standing === 'no_credit' ? 'no_credit' : 'well'
  }

  private setAccount(msisdn: string, change: Partial<Account>): void {
    this.accounts.set(msisdn, { ...this.account(msisdn), ...change })
  }
}

function openingAccount(msisdn: string): Account {
  const scenario = scenarioOf(msisdn)
  if (scenario === 'no_credit') return { balance: 0, standing: 'no_credit' }
  return { balance: OPENING_BALANCE, standing: scenario === 'expired' ? 'expired' : 'well' }
}
