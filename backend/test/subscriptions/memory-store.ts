import { advance } from '../../src/domain/subscriptions/charging/charge'
import { nextStep } from '../../src/domain/subscriptions/charging/next-step'
import type { Change, Effect, SubscriptionRecord } from '../../src/domain/subscriptions/record'
import type {
  Decision,
  Lease,
  Note,
  Opened,
  SubscriptionStore,
  Taken,
  TakenTask,
} from '../../src/domain/subscriptions/store'
import type { TermsBook } from '../../src/domain/subscriptions/terms-book'
import type { Books, TestStore } from './books'

type LedgerEntry = Extract<Effect, { type: 'charge' }> & { id: string }

/**
 * Subscriptions in memory, with the promises of the database: each call as a whole or not at all, one row in one pair of
 * hands, one success a period, one subscriber and one trial a number. Everything else is the code that runs.
 */
export class MemoryStore implements TestStore {
  private readonly leases = new Map<string, Lease>()
  private lastLease = 0
  private kept = {
    rows: new Map<string, SubscriptionRecord>(),
    trials: new Map<string, { erasedAt: Date | null }>(),
    heardEvents: new Set<string>(),
    ledger: [] as LedgerEntry[],
    audits: [] as Books['audits'],
    consents: [] as Books['consents'],
    messages: new Map<string, string>(),
    numbers: new Map<string, string>(),
    sessions: new Set<string>(),
  }

  constructor(private readonly terms: TermsBook) {}

  async transaction<T>(work: (tx: unknown) => Promise<T>): Promise<T> {
    const before = structuredClone(this.kept)
    try {
      return await work(undefined)
    } catch (error) {
      this.kept = before
      throw error
    }
  }

  async change(id: string, decide: Decision): Promise<SubscriptionRecord | null> {
    const record = this.kept.rows.get(id)
    if (!record) return null
    const change = decide(record)
    if (change) this.write(change)
    return change?.next ?? record
  }

  async settle(decisions: { id: string; lease: Lease; decide: Decision }[]): Promise<void> {
    for (const { id, lease, decide } of decisions) {
      const record = this.kept.rows.get(id)
      const change = record && decide(record)
      if (!change) continue
      this.write(change)
      await this.release(id, lease)
    }
  }

  async takeDue({ now, limit, terms, only }: Parameters<SubscriptionStore['takeDue']>[0]): Promise<Taken> {
    const isDue = (record: SubscriptionRecord) => {
      const due = nextStep(record, this.terms.of(record.brand))
      return due !== null && due.at <= now && !this.leases.has(record.id) && (only ?? record.id) === record.id
    }
    const due = [...this.kept.rows.values()].filter(isDue).slice(0, limit)
    const tasks: TakenTask[] = []
    for (const record of due) {
      const { change, task } = advance(record, terms.of(record.brand), now)
      this.write(change)
      if (!task) continue
      tasks.push({ ...task, lease: await this.hold(record.id) })
    }
    return { looked: due.length, tasks }
  }

  async hold(id: string): Promise<Lease> {
    this.lastLease += 1
    const lease = new Date(this.lastLease)
    this.leases.set(id, lease)
    return lease
  }

  async release(id: string, lease: Lease): Promise<void> {
    if (this.leases.get(id) === lease) this.leases.delete(id)
  }

  async find(msisdn: string): Promise<SubscriptionRecord | null> {
    return [...this.kept.rows.values()].find((record) => record.msisdn === msisdn) ?? null
  }

  async open(...[, msisdn, , decide]: Parameters<SubscriptionStore['open']>): Promise<Opened> {
    const known = await this.find(msisdn)
    if (known) return { record: known, subscriberId: known.id, isNew: false }
    const id = `subscription-${this.kept.rows.size + 1}`
    const change = decide(id, !this.kept.trials.has(msisdn))
    if (!this.kept.trials.has(msisdn)) this.kept.trials.set(msisdn, { erasedAt: null })
    this.kept.numbers.set(id, msisdn)
    this.write(change)
    return { record: change.next, subscriberId: id, isNew: true }
  }

  async signIn(_tx: unknown, subscriberId: string): Promise<string> {
    const token = `${subscriberId} ${this.kept.sessions.size}`
    this.kept.sessions.add(token)
    return token
  }

  async isSignedIn(token: string): Promise<boolean> {
    return this.kept.sessions.has(token)
  }

  async erasedAt(msisdn: string): Promise<Date | null> {
    return this.kept.trials.get(msisdn)?.erasedAt ?? null
  }

  async heard({ id }: { id: string }, note?: Note): Promise<void> {
    this.kept.heardEvents.add(id)
    if (note && !this.kept.messages.has(note.about)) this.kept.messages.set(note.about, note.text)
  }

  async erase(msisdn: string, at: Date): Promise<void> {
    const record = await this.find(msisdn)
    if (record) this.kept.rows.set(record.id, { ...record, msisdn: null })
    this.kept.trials.set(msisdn, { erasedAt: at })
  }

  async isHeard(event: string): Promise<boolean> {
    return this.kept.heardEvents.has(event)
  }

  async endLeases(): Promise<void> {
    this.leases.clear()
  }

  async books(): Promise<Books> {
    const numberOf = (id: string) => this.kept.numbers.get(id) ?? ''
    return {
      records: [...this.kept.rows.values()],
      ledger: this.kept.ledger.map(({ id, key, offer, dueAt, from, until, chargedAt }) => ({
        ...{ id, key, dueAt, from, until, chargedAt, amount: offer.amount, msisdn: numberOf(id) },
      })),
      audits: this.kept.audits,
      consents: this.kept.consents,
      receipts: [...this.kept.messages.keys()].filter((about) => about.includes(':charge-')),
    }
  }

  private write({ next, effects }: Change): void {
    for (const effect of effects) {
      if (effect.type === 'charge') {
        if (this.kept.ledger.some(({ id, dueAt }) => id === next.id && dueAt.getTime() === effect.dueAt.getTime()))
          throw new Error('charged twice for a period')
        this.kept.ledger.push({ ...effect, id: next.id })
      }
      if (effect.type === 'audit')
        this.kept.audits.push({
          msisdn: this.kept.numbers.get(next.id) ?? '',
          change: effect.change,
          from: effect.from,
          to: effect.to,
        })
      if (effect.type === 'consent') {
        const { brand, amount, period, transaction } = effect.consent
        this.kept.consents.push({ id: next.id, brand, amount, period, transaction })
      }
      if (effect.type === 'heard') this.kept.heardEvents.add(effect.event)
      if (effect.type === 'message' && next.msisdn !== null && !this.kept.messages.has(effect.about))
        this.kept.messages.set(effect.about, effect.text)
    }
    this.kept.rows.set(next.id, next)
  }
}
