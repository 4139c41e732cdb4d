import { setTimeout as wait } from 'node:timers/promises'
import { CarrierError } from '../../../infrastructure/carrier/errors'
import type { GuardedCarrier } from '../../../infrastructure/carrier/guarded'
import type { Task } from '../record'
import type { SubscriptionStore, TakenTask } from '../store'
import type { TermsBook } from '../terms-book'
import { type Outcome, settle } from './charge'

interface ChargerDeps {
  store: SubscriptionStore
  carrier: Pick<GuardedCarrier, 'charge' | 'queryCharge' | 'allowedCalls'>
  terms: TermsBook
  now: () => Date
  /** Charges under way at once. */
  most?: number
  /** Told of a number of which something became known. */
  onSettled?: (msisdn: string) => void
  /** Told of a charge that could not be written down; it is found again when its lease ends. */
  onFault?: (error: unknown) => void
}

interface Settled {
  task: TakenTask
  outcome: Outcome
}

const MOST = 64
/** So long an answer waits for others, to be written down together with them. */
const GATHER_MS = 15
/** A charge that was taken is sent within this time or not at all. */
const SEND_WITHIN_MS = 20_000
/** So long it counts that the carrier has not seen a key: afterwards it may have come. */
const ABSENT_FOR_MS = 60_000

/** Charges what is due, in three steps that may each be the last before a crash: take, ask the carrier, settle. */
export class Charger {
  private readonly asked = new Map<string, Promise<void>>()

  constructor(private readonly deps: ChargerDeps) {}

  /** Step one: what is due, in our hands, with its key in the database. */
  take(limit: number, only?: string): ReturnType<SubscriptionStore['takeDue']> {
    const { store, terms, now } = this.deps
    return store.takeDue({ now: now(), limit, terms, only })
  }

  /** Step two: the carrier's answer, whatever it is. */
  async ask({ kind, key, amount, msisdn, takenAt }: Task): Promise<Outcome> {
    const { carrier, now } = this.deps
    if (kind === 'query' || msisdn === null) return this.query(key)
    // We stood still for so long that others may have given the key up meanwhile.
    if (now().getTime() - takenAt.getTime() > SEND_WITHIN_MS) return { kind: 'unknown', reason: 'taken too long ago' }
    try {
      const charge = await carrier.charge({ key, msisdn, amount })
      return charge.outcome === 'charged' ? { kind: 'charged', charge } : { kind: 'refused', reason: 'no_credit' }
    } catch (error) {
      const reason = error instanceof CarrierError ? error.failure : 'failed'
      if (reason !== 'no_credit' && reason !== 'expired' && reason !== 'refused') return { kind: 'unknown', reason }
      // Another key may only follow one that the carrier itself keeps as refused.
      const known = await this.query(key)
      if (known.kind === 'absent') return { kind: 'declined', reason }
      return known.kind === 'refused' ? { kind: 'refused', reason } : known
    }
  }

  /** Step three: what follows, written in one transaction for all of them. */
  async settle(settled: Settled[]): Promise<void> {
    const { store, terms, now, onSettled } = this.deps
    const at = now()
    await store.settle(
      settled.map(({ task, outcome }) => ({
        id: task.id,
        lease: task.lease,
        decide: (record) => settle(record, task.key, stillTrue(outcome, task, at), terms.of(record.brand), at),
      })),
    )
    for (const { task } of settled) if (task.msisdn !== null) onSettled?.(task.msisdn)
  }

  /** Charges one subscription if it is due. Of many who want that at once, all wait for the one that does it. */
  chargeNow(id: string): Promise<void> {
    const running = this.asked.get(id)
    if (running) return running
    const work = this.chargeOne(id).finally(() => this.asked.delete(id))
    this.asked.set(id, work)
    return work
  }

  /**
   * Charges everything that is due.
   * @param isStopping what is begun is ended, nothing more is begun
   * @returns how many were settled
   */
  async run(isStopping: () => boolean = () => false): Promise<number> {
    const { carrier, most = MOST, onFault } = this.deps
    const flying = new Set<Promise<void>>()
    let finished: Settled[] = []
    let done = 0
    let mayBeMore = true
    for (;;) {
      const allowed = carrier.allowedCalls(most)
      const free = allowed - flying.size
      if (mayBeMore && !isStopping() && free > 0 && free >= allowed / 2) {
        const { looked, tasks } = await this.take(free)
        mayBeMore = looked === free
        for (const task of tasks) {
          const flight: Promise<void> = this.ask(task).then((outcome) => {
            finished.push({ task, outcome })
            flying.delete(flight)
          })
          flying.add(flight)
        }
      } else if (flying.size === 0 && finished.length === 0) return done
      if (flying.size > 0 && finished.length === 0) await Promise.race(flying)
      if (finished.length === 0) continue
      // One transaction for those that come in together.
      if (flying.size > 0) await Promise.race([Promise.all(flying), wait(GATHER_MS)])
      const batch = finished
      finished = []
      await this.settle(batch).catch((error: unknown) => onFault?.(error))
      done += batch.length
    }
  }

  private async chargeOne(id: string): Promise<void> {
    // An open charge is asked about first, and may then have to be sent.
    for (let round = 0; round < 3; round += 1) {
      const { tasks } = await this.take(1, id)
      const [task] = tasks
      if (!task) return
      const outcome = await this.ask(task)
      await this.settle([{ task, outcome }])
      if (outcome.kind !== 'absent' && outcome.kind !== 'refused') return
    }
  }

  private query(key: string): Promise<Outcome> {
    return this.deps.carrier.queryCharge(key).then(
      (charge): Outcome => {
        if (!charge) return { kind: 'absent' }
        return charge.outcome === 'charged' ? { kind: 'charged', charge } : { kind: 'refused', reason: 'no_credit' }
      },
      (error: unknown) => ({ kind: 'unknown', reason: error instanceof CarrierError ? error.failure : 'failed' }),
    )
  }
}

/** What the carrier has charged or refused stays so; that it has not seen a key may be over once we come to write it. */
function stillTrue(outcome: Outcome, { takenAt }: Task, now: Date): Outcome {
  if (outcome.kind !== 'absent' && outcome.kind !== 'declined') return outcome
  const isOld = now.getTime() - takenAt.getTime() > ABSENT_FOR_MS
  return isOld ? { kind: 'unknown', reason: 'known too long ago' } : outcome
}
