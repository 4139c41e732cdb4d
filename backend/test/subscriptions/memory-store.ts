import { advance } from '../../src/domain/subscriptions/charging/charge'
import { nextStep } from '../../src/domain/subscriptions/charging/schedule'
import type { Actor, Change, Effect, SubscriptionRecord } from '../../src/domain/subscriptions/record'
import type {
  Decision,
  Lease,
  OutgoingSms,
  Opened,
  SubscriptionStore,
  LeasedBatch,
  LeasedCharge,
} from '../../src/domain/subscriptions/store'
import type { PlanCatalogue } from '../../src/domain/subscriptions/plan'
import type { Books, TestStore } from './books'

type LedgerEntry = Extract<Effect, { type: 'charge' }> & { id: string }

/**
 * Subscriptions in memory, with the promises of the database: each call as a whole or not at all, one lease a
 * row, one success a period, one subscriber and one trial a number. Everything else is the code that runs.
 */
export class MemoryStore implements TestStore {
  private readonly leases = new Map<string, Lease>()
  private lastLease = 0
  private readonly eventTimes = new Map<string, Date>()
  private state = {
    rows: new Map<string, SubscriptionRecord>(),
    trials: new Map<string, { erasedAt: Date | null }>(),
    handledEvents: new Set<string>(),
    /** Actor and event of each subscription's last change that was no job's. */
    lastChanges: new Map<string, { actor: Actor; event: string | null }>(),
    ledger: [] as LedgerEntry[],
    audits: [] as Books['audits'],
    consents: [] as Books['consents'],
    messages: new Map<string, string>(),
    numbers: new Map<string, string>(),
    sessions: new Set<string>(),
  }

  constructor(private readonly plans: PlanCatalogue) {}

  async transaction<T>(work: (tx: unknown) => Promise<T>): Promise<T> {
    const before = structuredClone(this.state)
    try {
      return await work(undefined)
    } catch (error) {
      this.state = before
      throw error
    }
  }

  async change(id: string, decide: Decision): Promise<SubscriptionRecord | null> {
    const record = this.state.rows.get(id)
    if (!record) return null
    const change = decide(record)
    if (change) this.write(change)
    return change?.next ?? record
  }

  async settle(decisions: { id: string; lease: Lease; decide: Decision }[]): Promise<void> {
    for (const { id, lease, decide } of decisions) {
      const record = this.state.rows.get(id)
      const change = record && decide(record)
      if (!change) continue
      this.write(change)
      await this.release(id, lease)
    }
  }

  async leaseDue({ now, limit, plans, only }: Parameters<SubscriptionStore['leaseDue']>[0]): Promise<LeasedBatch> {
    const isDue = (record: SubscriptionRecord) => {
      const due = nextStep(record, this.plans.of(record.brand))
      return due !== null && due.at <= now && !this.leases.has(record.id) && (only ?? record.id) === record.id
    }
    const due = [...this.state.rows.values()].filter(isDue).slice(0, limit)
    const charges: LeasedCharge[] = []
    for (const record of due) {
      const { change, due } = advance(record, plans.of(record.brand), now)
      this.write(change)
      if (!due) continue
      charges.push({ ...due, lease: await this.lease(record.id) })
    }
    return { examined: due.length, charges }
  }

  async lease(id: string): Promise<Lease> {
    this.lastLease += 1
    const lease = new Date(this.lastLease)
    this.leases.set(id, lease)
    return lease
  }

  async release(id: string, lease: Lease): Promise<void> {
    if (this.leases.get(id) === lease) this.leases.delete(id)
  }

  async find(msisdn: string): Promise<SubscriptionRecord | null> {
    return [...this.state.rows.values()].find((record) => record.msisdn === msisdn) ?? null
  }

  async open(...[, msisdn, , decide]: Parameters<SubscriptionStore['open']>): Promise<Opened> {
    const known = await this.find(msisdn)
    if (known) return { record: known, subscriberId: known.id, isNew: false }
    const id = `subscription-${this.state.rows.size + 1}`
    const change = decide(id, !this.state.trials.has(msisdn))
    if (!this.state.trials.has(msisdn)) this.state.trials.set(msisdn, { erasedAt: null })
    this.state.numbers.set(id, msisdn)
    this.write(change)
    return { record: change.next, subscriberId: id, isNew: true }
  }

  async signIn(_tx: unknown, subscriberId: string): Promise<string> {
    const token = `${subscriberId} ${this.state.sessions.size}`
    this.state.sessions.add(token)
    return token
  }

  async isSignedIn(token: string): Promise<boolean> {
    return this.state.sessions.has(token)
  }

  async erasedAt(msisdn: string): Promise<Date | null> {
    return this.state.trials.get(msisdn)?.erasedAt ?? null
  }

  async markHandled({ id }: { id: string }, reply?: OutgoingSms): Promise<void> {
    this.state.handledEvents.add(id)
    if (reply && !this.state.messages.has(reply.dedupKey)) this.state.messages.set(reply.dedupKey, reply.text)
  }

  async erase(msisdn: string, at: Date): Promise<void> {
    const record = await this.find(msisdn)
    if (record) this.state.rows.set(record.id, { ...record, msisdn: null })
    this.state.trials.set(msisdn, { erasedAt: at })
  }

  async lastEvent(id: string): Promise<{ actor: Actor; at: Date } | null> {
    const { actor, event = null } = this.state.lastChanges.get(id) ?? {}
    const at = event === null ? undefined : this.eventTimes.get(event)
    return actor && at ? { actor, at } : null
  }

  async receive({ id, at }: Parameters<TestStore['receive']>[0]): Promise<void> {
    this.eventTimes.set(id, at)
  }

  async isHandled(event: string): Promise<boolean> {
    return this.state.handledEvents.has(event)
  }

  async endLeases(): Promise<void> {
    this.leases.clear()
  }

  async books(): Promise<Books> {
    const numberOf = (id: string) => this.state.numbers.get(id) ?? ''
    return {
      records: [...this.state.rows.values()],
      ledger: this.state.ledger.map(({ id, key, offer, dueAt, from, until, chargedAt }) => ({
        ...{ id, key, dueAt, from, until, chargedAt, amount: offer.amount, msisdn: numberOf(id) },
      })),
      audits: this.state.audits,
      consents: this.state.consents,
      receipts: [...this.state.messages.keys()].filter((dedupKey) => dedupKey.includes(':charge-')),
    }
  }

  private write({ next, effects }: Change): void {
    for (const effect of effects) {
      if (effect.type === 'charge') {
        if (this.state.ledger.some(({ id, dueAt }) => id === next.id && dueAt.getTime() === effect.dueAt.getTime()))
          throw new Error('charged twice for a period')
        this.state.ledger.push({ ...effect, id: next.id })
      }
      if (effect.type === 'audit') {
        const { actor, change, from, to, detail } = effect
        if (actor !== 'job') this.state.lastChanges.set(next.id, { actor, event: detail })
        this.state.audits.push({ msisdn: this.state.numbers.get(next.id) ?? '', change, from, to, detail })
      }
      if (effect.type === 'consent') {
        const { brand, amount, period, transaction } = effect.consent
        this.state.consents.push({ id: next.id, brand, amount, period, transaction })
      }
      if (effect.type === 'handled') this.state.handledEvents.add(effect.event)
      if (effect.type === 'message' && next.msisdn !== null && !this.state.messages.has(effect.dedupKey))
        this.state.messages.set(effect.dedupKey, effect.text)
    }
    this.state.rows.set(next.id, next)
  }
}
