import { advance } from '../../src/domain/subscriptions/charging/charge'
import { nextStep } from '../../src/domain/subscriptions/charging/next-step'
import type { Change, Effect, SubscriptionRecord } from '../../src/domain/subscriptions/record'
import type { Decision, Lease, Note, SubscriptionStore, Taken, TakenTask } from '../../src/domain/subscriptions/store'
import type { TermsBook } from '../../src/domain/subscriptions/terms-book'
import type { Books, TestStore } from './books'

type LedgerEntry = Extract<Effect, { type: 'charge' }> & { id: string }

/**
 * Subscriptions in memory, with the promises of the database: each call as a whole or not at all, one row in one pair of
 * hands, one success a period, one subscriber and one trial a number. Everything else is the code that runs.
 */
export class MemoryStore implements TestStore {
  private readonly rows = new Map<string, SubscriptionRecord>()
  private readonly leases = new Map<string, Lease>()
  private lastLease = 0
  private readonly trials = new Map<string, { erasedAt: Date | null }>()
  private readonly heardEvents = new Set<string>()
  private readonly ledger: LedgerEntry[] = []
  private readonly audits: Books['audits'] = []
  private readonly messages = new Map<string, string>()
  private readonly numbers = new Map<string, string>()

  constructor(private readonly terms: TermsBook) {}

  async change(id: string, decide: Decision): Promise<SubscriptionRecord | null> {
    const record = this.rows.get(id)
    if (!record) return null
    const change = decide(record)
    if (change) this.write(change)
    return change?.next ?? record
  }

  async settle(decisions: { id: string; lease: Lease; decide: Decision }[]): Promise<void> {
    for (const { id, lease, decide } of decisions) {
      const record = this.rows.get(id)
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
    const due = [...this.rows.values()].filter(isDue).slice(0, limit)
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
    return [...this.rows.values()].find((record) => record.msisdn === msisdn) ?? null
  }

  async open(
    ...[msisdn, , decide]: Parameters<SubscriptionStore['open']>
  ): Promise<{ record: SubscriptionRecord; isNew: boolean }> {
    const known = await this.find(msisdn)
    if (known) return { record: known, isNew: false }
    const id = `subscription-${this.rows.size + 1}`
    const change = decide(id, !this.trials.has(msisdn))
    if (!this.trials.has(msisdn)) this.trials.set(msisdn, { erasedAt: null })
    this.numbers.set(id, msisdn)
    this.write(change)
    return { record: change.next, isNew: true }
  }

  async erasedAt(msisdn: string): Promise<Date | null> {
    return this.trials.get(msisdn)?.erasedAt ?? null
  }

  async heard({ id }: { id: string }, note?: Note): Promise<void> {
    this.heardEvents.add(id)
    if (note && !this.messages.has(note.about)) this.messages.set(note.about, note.text)
  }

  async erase(msisdn: string, at: Date): Promise<void> {
    const record = await this.find(msisdn)
    if (record) this.rows.set(record.id, { ...record, msisdn: null })
    this.trials.set(msisdn, { erasedAt: at })
  }

  async isHeard(event: string): Promise<boolean> {
    return this.heardEvents.has(event)
  }

  async endLeases(): Promise<void> {
    this.leases.clear()
  }

  async books(): Promise<Books> {
    const numberOf = (id: string) => this.numbers.get(id) ?? ''
    return {
      records: [...this.rows.values()],
      ledger: this.ledger.map(({ id, key, offer, dueAt, from, until, chargedAt }) => ({
        ...{ id, key, dueAt, from, until, chargedAt, amount: offer.amount, msisdn: numberOf(id) },
      })),
      audits: this.audits,
      receipts: [...this.messages.keys()].filter((about) => about.includes(':charge-')),
    }
  }

  private write({ next, effects }: Change): void {
    for (const effect of effects) {
      if (effect.type === 'charge') {
        if (this.ledger.some(({ id, dueAt }) => id === next.id && dueAt.getTime() === effect.dueAt.getTime()))
          throw new Error('charged twice for a period')
        this.ledger.push({ ...effect, id: next.id })
      }
      if (effect.type === 'audit')
        this.audits.push({
          msisdn: this.numbers.get(next.id) ?? '',
          change: effect.change,
          from: effect.from,
          to: effect.to,
        })
      if (effect.type === 'heard') this.heardEvents.add(effect.event)
      if (effect.type === 'message' && next.msisdn !== null && !this.messages.has(effect.about))
        this.messages.set(effect.about, effect.text)
    }
    this.rows.set(next.id, next)
  }
}
