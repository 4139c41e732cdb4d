import type { FieldData, FieldReport } from '@yawmi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import type { Metrics } from '../../infrastructure/metrics'

/** Different counts that wait to be written; more are dropped, for reports can be forged. */
const MAX_WAITING = 5_000
/** Reports that one server takes in a minute, of all addresses together. */
const MAX_A_MINUTE = 30_000

/** Names of events that are counted apart; further ones are counted together, for names can be forged. */
const MAX_EVENT_NAMES = 50

/** Upper bounds of the steps in which vitals are counted, milliseconds and score; above the last it is `inf`. */
const STEPS: Partial<Record<FieldReport['kind'], readonly number[]>> = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1_000, 2_000],
  cls: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
}

/**
 * Counts what pages report, by remote and version, in memory, and writes it together. Reports of versions that are not in the
 * list count nothing, so that rows are bounded by versions, kinds and hours. Nothing of the sender is kept.
 */
export class FieldCounter {
  #counts = new Map<string, number>()
  readonly #eventNames = new Set<string>()
  #writing: Promise<void> = Promise.resolve()
  #minute = { since: 0, taken: 0 }

  constructor(
    private readonly db: Db,
    private readonly isKnown: (remote: string, version: string) => boolean,
    private readonly metrics: Metrics,
    private readonly now: () => number = Date.now,
  ) {}

  add({ browser, reports }: FieldData): void {
    for (const report of reports) {
      const outcome = this.#refusal(report) ?? 'counted'
      this.metrics.count('field_reports', { outcome })
      if (outcome !== 'counted') continue
      const { remote, version, kind, phase = '', weight } = report
      if (kind === 'failure') this.metrics.count('field_failures', { remote, phase })
      if (kind === 'event') this.metrics.count('field_event_faults', { remote })
      const detail = kind === 'event' ? this.#eventName(report) : detailOf(report)
      this.#count([remote, version, kind, detail, browser].join('\n'), weight)
    }
  }

  /** Writes what was counted so far. @throws what the statement failed by, with the counts back in memory */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  #eventName({ event = 'other' }: FieldReport): string {
    if (this.#eventNames.size < MAX_EVENT_NAMES) this.#eventNames.add(event)
    return this.#eventNames.has(event) ? event : 'other'
  }

  #count(key: string, times: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + times)
  }

  #refusal({ remote, version }: FieldReport): string | undefined {
    const now = this.now()
    if (now - this.#minute.since > 60_000) this.#minute = { since: now, taken: 0 }
    this.#minute.taken += 1
    if (this.#minute.taken > MAX_A_MINUTE || this.#counts.size >= MAX_WAITING) return 'too many'
    return this.isKnown(remote, version) ? undefined : 'unknown version'
  }

  async #write(): Promise<void> {
    const batch = this.#counts
    if (batch.size === 0) return
    this.#counts = new Map()
    // In one order, so that two servers lock the rows in the same order.
    const keys = [...batch.keys()].sort()
    const column = (index: number) => sql.param(keys.map((key) => key.split('\n')[index]))
    const numbers = sql.param(keys.map((key) => batch.get(key)))
    try {
      await this.db.execute(sql`
        INSERT INTO field_counts AS kept (hour, remote, version, kind, detail, browser, count)
        SELECT date_trunc('hour', now()), batch.* FROM unnest(
          ${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[], ${column(4)}::text[],
          ${numbers}::bigint[]) AS batch (remote, version, kind, detail, browser, count)
        ON CONFLICT (hour, remote, version, kind, detail, browser) DO UPDATE SET count = kept.count + excluded.count`)
    } catch (error) {
      for (const [key, times] of batch) this.#count(key, times)
      throw error
    }
  }
}

function detailOf({ kind, phase, value = 0 }: FieldReport): string {
  const steps = STEPS[kind]
  return steps ? String(steps.find((bound) => value <= bound) ?? 'inf') : (phase ?? '')
}
