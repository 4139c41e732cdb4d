import { setTimeout as wait } from 'node:timers/promises'
import { CarrierError } from '../../../infrastructure/carrier/errors'
import type { GuardedCarrier } from '../../../infrastructure/carrier/guarded'
import type { Charge } from '../../../infrastructure/carrier/port'
import type { DueCharge } from '../record'
import type { LeasedBatch, LeasedCharge, SubscriptionStore } from '../store'
import type { PlanCatalogue } from '../plan'
import { type Outcome, settle } from './charge'

interface ChargerDeps {
  store: SubscriptionStore
  carrier: Pick<GuardedCarrier, 'charge' | 'queryCharge' | 'allowedCalls'>
  plans: PlanCatalogue
  now: () => Date
  /** Until when charges may have been made that the ledger does not have (`lost-charges.ts`); left out: none are missing. */
  lostUntil?: () => Promise<Date | null>
  /**
   * Whether the service knows who has cancelled at the carrier. While it does not, nobody is charged who has not just agreed
   * to it; the job charges later. Left out: it does.
   */
  areCancellationsKnown?: () => Promise<boolean>
  /** Charges under way at once. */
  maxConcurrent?: number
  /** Called with a number whose charge was settled. */
  onSettled?: (msisdn: string) => void
  /** Called when the carrier took another amount than the one that is then written. */
  onOtherAmount?: (charge: { key: string; amount: number; taken: number }) => void
  /** Called when an outcome could not be written; the charge is due again when its lease ends. */
  onFault?: (error: unknown) => void
}

interface ChargeResult {
  due: LeasedCharge
  outcome: Outcome
}

const NOTHING_DUE: LeasedBatch = { examined: 0, charges: [] }
const MAX_CONCURRENT_CHARGES = 64
/** How long a page waits in all, in milliseconds: a charge and its query take twice as long, and a page has ten seconds. */
const MAX_WAIT_MS = 8_500
/** How long an answer waits for others, in milliseconds, to be written in one transaction with them. */
const BATCH_WINDOW_MS = 15
/** A leased charge is sent within this time, in milliseconds, or not at all. */
const SEND_DEADLINE_MS = 20_000
/**
 * How long the carrier's answer "not found" for a key is valid, in milliseconds: after that the charge may have
 * arrived.
 */
const NOT_FOUND_GRACE_MS = 60_000

/** Runs each due charge in three crash-safe steps: lease, call the carrier, settle. */
export class Charger {
  private readonly running = new Map<string, Promise<void>>()

  constructor(private readonly deps: ChargerDeps) {}

  /**
   * Step one: leases what is due, with its key in the database.
   * @param now as of before it was asked who has cancelled: where the process was suspended since, it is too late to send
   */
  leaseDue(limit: number, only?: string, now = this.deps.now()): ReturnType<SubscriptionStore['leaseDue']> {
    const { store, plans } = this.deps
    return store.leaseDue({ now, limit, plans, only })
  }

  /** Step two: calls the carrier, and handles any outcome. */
  async callCarrier({ kind, key, amount, msisdn, dueAt, takenAt }: DueCharge): Promise<Outcome> {
    const { carrier, now } = this.deps
    if (kind === 'query' || msisdn === null) return this.query(key)
    const made = await this.lostOutcome(key, dueAt)
    if (made) return made
    // The process was suspended for so long that another server may have released the key meanwhile.
    if (now().getTime() - takenAt.getTime() > SEND_DEADLINE_MS) return { kind: 'unknown', reason: 'taken too long ago' }
    try {
      return outcomeOf(await carrier.charge({ key, msisdn, amount }), key)
    } catch (error) {
      const reason = error instanceof CarrierError ? error.failure : 'failed'
      if (reason !== 'no_credit' && reason !== 'expired' && reason !== 'refused') return { kind: 'unknown', reason }
      // A new key is only used when the carrier itself has recorded the former one as refused.
      const record = await this.query(key)
      if (record.kind === 'not_found') return { kind: 'declined', reason }
      return record.kind === 'refused' ? { kind: 'refused', reason } : record
    }
  }

  /** Step three: settles the outcomes, all in one transaction. */
  async settle(results: ChargeResult[]): Promise<void> {
    const { store, plans, now, onSettled } = this.deps
    const at = now()
    this.reportAmounts(results)
    await store.settle(
      results.map(({ due, outcome }) => ({
        id: due.id,
        lease: due.lease,
        decide: (record) => settle(record, due.key, withoutStaleNotFound(outcome, due, at), plans.of(record.brand), at),
      })),
    )
    for (const { due } of results) if (due.msisdn !== null) onSettled?.(due.msisdn)
  }

  /**
   * Charges one subscription if it is due. Concurrent callers share one attempt, and go on without its outcome when it takes
   * long: it is settled all the same.
   * @param isAgreed the person has agreed to this charge just now, so that no cancellation of before is about it
   * @param beganAt when the caller began to wait for the carrier, by `performance.now()`
   */
  async chargeNow(
    id: string,
    { isAgreed = false, beganAt = performance.now() }: { isAgreed?: boolean; beganAt?: number } = {},
  ): Promise<void> {
    const begunAt = this.deps.now()
    if (!isAgreed && !(await this.areCancellationsKnown())) return
    let attempt = this.running.get(id)
    if (!attempt) {
      attempt = this.chargeOne(id, begunAt).finally(() => this.running.delete(id))
      this.running.set(id, attempt)
    }
    const left = Math.max(0, beganAt + MAX_WAIT_MS - performance.now())
    const ended = await Promise.race([attempt, wait(left, 'late', { ref: false })])
    if (ended === 'late') attempt.catch((error: unknown) => this.deps.onFault?.(error))
  }

  /**
   * Charges everything that is due.
   * @param isStopping once true, running charges complete and no further one starts
   * @returns the number of settled charges
   */
  async run(isStopping: () => boolean = () => false): Promise<number> {
    const { carrier, maxConcurrent = MAX_CONCURRENT_CHARGES, onFault } = this.deps
    const inFlight = new Set<Promise<void>>()
    // A database that fails for the next charges may take the outcomes of those under way.
    const failures: unknown[] = []
    let results: ChargeResult[] = []
    let done = 0
    let mayBeMore = true
    for (;;) {
      const allowed = carrier.allowedCalls(maxConcurrent)
      const free = allowed - inFlight.size
      if (mayBeMore && !isStopping() && free > 0 && free >= allowed / 2) {
        const { examined, charges } = await this.leaseWhenKnown(free).catch((error: unknown) => {
          failures.push(error)
          return NOTHING_DUE
        })
        mayBeMore = examined === free
        for (const due of charges) {
          const call: Promise<void> = this.callCarrier(due).then((outcome) => {
            results.push({ due, outcome })
            inFlight.delete(call)
          })
          inFlight.add(call)
        }
      } else if (inFlight.size === 0 && results.length === 0) {
        if (failures.length > 0) throw failures[0]
        return done
      }
      if (inFlight.size > 0 && results.length === 0) await Promise.race(inFlight)
      if (results.length === 0) continue
      // One transaction for outcomes that arrive together.
      if (inFlight.size > 0) await Promise.race([Promise.all(inFlight), wait(BATCH_WINDOW_MS)])
      const batch = results
      results = []
      await this.settle(batch).catch((error: unknown) => onFault?.(error))
      done += batch.length
    }
  }

  /** Leases what is due, or nothing while it is not known who has cancelled. */
  private async leaseWhenKnown(limit: number): ReturnType<SubscriptionStore['leaseDue']> {
    const begunAt = this.deps.now()
    // Asked each time: a run takes hours where many are due, and the carrier may go away in it.
    return (await this.areCancellationsKnown()) ? this.leaseDue(limit, undefined, begunAt) : NOTHING_DUE
  }

  private async chargeOne(id: string, begunAt: Date): Promise<void> {
    // An open charge is queried first, and may then have to be sent.
    for (let round = 0; round < 3; round += 1) {
      const { charges } = await this.leaseDue(1, id, round === 0 ? begunAt : undefined)
      const [due] = charges
      if (!due) return
      const outcome = await this.callCarrier(due)
      await this.settle([{ due, outcome }])
      if (outcome.kind !== 'not_found' && outcome.kind !== 'refused') return
    }
  }

  /**
   * What became of a charge that may have been made before the database was restored. Sending its key without a query is
   * not enough: the carrier may have refused this one, and have taken the money for the next.
   * @returns null when it is certain that the key was never used
   */
  private async lostOutcome(key: string, dueAt: Date): Promise<Outcome | null> {
    const { lostUntil } = this.deps
    if (!lostUntil) return null
    try {
      const until = await lostUntil()
      if (!until || dueAt > until) return null
    } catch {
      return { kind: 'unknown', reason: 'failed' }
    }
    const outcome = await this.query(key)
    return outcome.kind === 'not_found' ? null : outcome
  }

  /** The ledger has what people agreed to, so that the carrier's own log shows the difference (`reconcile`); that is read a day later. */
  private reportAmounts(results: ChargeResult[]): void {
    for (const { due, outcome } of results)
      if (outcome.kind === 'charged' && outcome.charge.amount !== due.amount)
        this.deps.onOtherAmount?.({ key: due.key, amount: due.amount, taken: outcome.charge.amount })
  }

  private async areCancellationsKnown(): Promise<boolean> {
    return (await this.deps.areCancellationsKnown?.()) ?? true
  }

  private query(key: string): Promise<Outcome> {
    return this.deps.carrier.queryCharge(key).then(
      (charge): Outcome => (charge ? outcomeOf(charge, key) : { kind: 'not_found' }),
      (error: unknown) => ({ kind: 'unknown', reason: error instanceof CarrierError ? error.failure : 'failed' }),
    )
  }
}

/** An answer about another key, as of a carrier that has mixed up two requests, says nothing about this one. */
function outcomeOf(charge: Charge, key: string): Outcome {
  if (charge.key !== key) return { kind: 'unknown', reason: 'answered about another key' }
  if (charge.outcome === 'pending') return { kind: 'unknown', reason: 'pending' }
  return charge.outcome === 'charged' ? { kind: 'charged', charge } : { kind: 'refused', reason: 'no_credit' }
}

/**
 * Turns an old "not found" into `unknown`. What the carrier has charged or refused is final; a key that it had not seen
 * may have arrived by the time this is written.
 */
function withoutStaleNotFound(outcome: Outcome, { takenAt }: DueCharge, now: Date): Outcome {
  if (outcome.kind !== 'not_found' && outcome.kind !== 'declined') return outcome
  const isOld = now.getTime() - takenAt.getTime() > NOT_FOUND_GRACE_MS
  return isOld ? { kind: 'unknown', reason: 'known too long ago' } : outcome
}
