import type { Log } from '../../lib/log'
import type { Db, Tx } from '../../infrastructure/db/connect'
import type { Metrics } from '../../infrastructure/metrics'
import type { Keys } from '../keys/keys'
import { Alarms } from './alarms'
import { type Attempt, sourcesOf } from './attempt'
import { type CountsOf, type Demand, type Judgement, judgeGuess, judgeSend, sourceOf, standingOf } from './breakers'
import { CounterBatch } from './counter-batch'
import { addTo, type CounterRow, countGuess, settleGuesses, storedCounts } from './counter-store'
import { fadedTo, NOTHING, sumOf } from './fading'
import { ProofDemand } from './proofs/proof-demand'
import { allOf, brandSources, SERVICE, type Sources, type Standing } from './sources'
import type { WorkProofs } from './proofs/work-proofs'

export interface GuardSettings {
  /** What every sign-in must show, whatever happens; `auto` leaves it to the breakers. */
  proof: 'auto' | Exclude<Demand, 'none'>
  /** Codes that may be sent in an hour; when left out, as many as follow from those that were right. */
  smsBudget: number | undefined
}

interface GuardDeps {
  db: Db
  keys: Keys
  work: WorkProofs
  now: () => Date
  log: Log
  metrics: Metrics
  settings: GuardSettings
}

/** A sign-in at one moment: who it is, for which brand, and what is known of its sources. */
interface Scene {
  attempt: Attempt
  brand: string
  sources: Sources
  countsOf: CountsOf
  standing: Standing
}

/**
 * Breakers over wrong codes and codes sent: by device, address range, brand and the whole service, on counters that all
 * servers share. Within them nobody notices anything; beyond them a sign-in shows a proof.
 */
export class SignInGuard {
  private readonly batch: CounterBatch
  private readonly alarms: Alarms

  constructor(private readonly deps: GuardDeps) {
    const { db, now, log } = deps
    this.batch = new CounterBatch(
      (additions) => addTo(db, additions, now()),
      (err) => log.warn({ err }, 'sign-in counters wait'),
    )
    this.alarms = new Alarms(log, now)
  }

  /** Sources that an attempt is judged by, to be read in the statement that locks its number. */
  sourcesFor(attempt: Attempt | undefined, brand: string): string[] {
    if (!attempt) return []
    const sources = sourcesOf(attempt, brand)
    if (!attempt.isOwn) return allOf(sources)
    return this.deps.settings.smsBudget === undefined ? [] : [sources.serviceHour]
  }

  /** Lets a code be sent, or not. @throws ProofDemand */
  async admitSend(tx: Tx, attempt: Attempt, brand: string, rows: CounterRow[], at: Date): Promise<void> {
    const scene = this.sceneOf(attempt, brand, rows, at)
    const { sources, countsOf, standing } = scene
    await this.admit(tx, scene, judgeSend(sources, countsOf, standing, this.deps.settings.smsBudget))
  }

  /** Lets a code be judged, or not: the same for a right and a wrong one. @throws ProofDemand */
  async admitGuess(tx: Tx, attempt: Attempt, brand: string, rows: CounterRow[], at: Date): Promise<Scene> {
    const scene = this.sceneOf(attempt, brand, rows, at)
    await this.admit(tx, scene, judgeGuess(scene.sources, scene.countsOf, scene.standing))
    return scene
  }

  /**
   * Counts a wrong code, in the transaction of the number: whatever was judged counts, also where others at the same moment have used
   * up what was left. Somebody who tries many codes at once would otherwise have all but one of them for nothing.
   */
  async countWrong(tx: Tx, numberKey: string, scene: Scene, isSlip: boolean, at: Date): Promise<void> {
    const { standing, sources } = scene
    this.deps.metrics.count('sign_in_codes_wrong', { standing })
    if (standing === 'own') return
    const counted = (['device', 'holder', 'range', 'brand', 'service'] as const).flatMap(
      (scope) => sourceOf(scope, sources, standing) ?? [],
    )
    await countGuess(tx, { numberKey, device: sources.device, sources: counted, isSlip }, at)
  }

  /** @param attempt left out where a session asks for a code of its own number. */
  countSend(attempt: Attempt | undefined, brand: string): void {
    this.deps.metrics.count('sign_in_codes_sent', { standing: attempt ? nameOf(attempt) : 'session' })
    this.batch.add(this.tallied(attempt, brand), { ...NOTHING, sends: 1 })
  }

  countRight(attempt: Attempt | undefined, brand: string): void {
    this.deps.metrics.count('sign_in_codes_right', { standing: attempt ? nameOf(attempt) : 'session' })
    this.batch.add(this.tallied(attempt, brand), { ...NOTHING, rights: 1 })
  }

  /** Takes back slips that are over, and logs which breakers have closed. */
  async settle(): Promise<void> {
    const { db, now } = this.deps
    await settleGuesses(db, now())
    this.alarms.settle()
  }

  /** Writes what this server has counted so far. */
  flush(): Promise<void> {
    return this.batch.flush()
  }

  /** Where sends and right codes count. A device that is known for the number is not judged, so it has no row. */
  private tallied(attempt: Attempt | undefined, brand: string): string[] {
    const wide = [brandSources(brand).brandHour, SERVICE.serviceHour]
    if (!attempt) return wide
    const { device, range } = attempt.sources
    return attempt.isOwn ? [range, ...wide] : [device, range, ...wide]
  }

  private sceneOf(attempt: Attempt, brand: string, rows: CounterRow[], at: Date): Scene {
    const stored = storedCounts(rows)
    const countsOf: CountsOf = (source) => {
      const known = stored.get(source)
      return sumOf(known ? fadedTo(known, at.getTime()) : NOTHING, this.batch.pending(source))
    }
    const sources = sourcesOf(attempt, brand)
    return { attempt, brand, sources, countsOf, standing: standingOf(sources, countsOf, attempt.isOwn) }
  }

  private async admit(tx: Tx, scene: Scene, judged: Judgement): Promise<void> {
    const { settings, work, metrics } = this.deps
    const judgement: Judgement =
      settings.proof === 'auto' || judged.demand === 'sms'
        ? judged
        : { demand: settings.proof, scope: 'setting', what: null }
    if (judgement.demand === 'none') return
    const { solved } = scene.attempt
    if (judgement.demand === 'work' && solved && (await work.take(tx, solved)))
      return metrics.count('sign_in_proofs_given', { kind: 'work' })
    throw this.demand(scene, judgement)
  }

  private demand({ attempt, brand, sources, countsOf, standing }: Scene, judgement: Judgement): ProofDemand {
    const { demand, scope, what } = judgement
    if (demand === 'none') throw new Error('nothing is wanted')
    this.deps.metrics.count('sign_in_proofs_wanted', { kind: demand, scope: scope ?? 'setting' })
    if (what !== null && standing !== 'own' && (scope === 'range' || scope === 'brand' || scope === 'service')) {
      const hourly = { brand: sources.brandHour, service: sources.serviceHour, range: sources.range }[scope]
      const source = what === 'sends' ? hourly : sourceOf(scope, sources, standing)
      const of = { range: attempt.range, brand, service: undefined }[scope]
      const count = source === undefined ? 0 : countsOf(source)[what]
      this.alarms.raise({ scope, what, demand, count, ...(of !== undefined && { of }) })
    }
    return new ProofDemand(demand)
  }
}

const nameOf = ({ isOwn, sources: { holder } }: Attempt) => (isOwn ? 'own' : holder === undefined ? 'unknown' : 'known')
