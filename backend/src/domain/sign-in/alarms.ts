import type { Log } from '../../lib/log'
import type { Demand, Scope } from './breakers'

/** Milliseconds without another demand after which a source is calm. */
const OVER_AFTER_MS = 10 * 60_000
/** Address ranges that are told one by one in that time; an attack may come from thousands. */
const MAX_RANGES = 10

interface Alarm {
  scope: Scope
  /** Which brand or range; none for the service. */
  of?: string
  what: 'guesses' | 'sends'
  demand: Exclude<Demand, 'none'>
  count: number
}

/** Tells the log when codes are guessed, or sent for nothing: one line when it begins, gets worse, and is over. */
export class Alarms {
  private readonly raised = new Map<string, Alarm & { seenAt: number }>()

  constructor(
    private readonly log: Pick<Log, 'warn' | 'info'>,
    private readonly now: () => Date,
  ) {}

  raise(alarm: Alarm): void {
    const key = `${alarm.scope} ${alarm.of ?? ''} ${alarm.what}`
    const before = this.raised.get(key)
    const isWorse = !before || (before.demand === 'work' && alarm.demand === 'sms')
    if (!before && alarm.scope === 'range' && this.ranges() >= MAX_RANGES) return
    this.raised.set(key, { ...alarm, demand: isWorse ? alarm.demand : before.demand, seenAt: this.now().getTime() })
    if (isWorse) this.log.warn({ alarm: shown(alarm) }, MESSAGES[alarm.what])
  }

  /** Tells what is over. */
  settle(): void {
    const over = this.now().getTime() - OVER_AFTER_MS
    for (const [key, alarm] of this.raised) {
      if (alarm.seenAt > over) continue
      this.raised.delete(key)
      this.log.info({ alarm: { ...shown(alarm), demand: 'none' } }, 'sign-in codes: calm again')
    }
  }

  private ranges(): number {
    return [...this.raised.values()].filter(({ scope }) => scope === 'range').length
  }
}

const MESSAGES: Record<Alarm['what'], string> = {
  guesses: 'sign-in codes are being guessed: more than a code is wanted now',
  sends: 'sign-in codes are sent for nothing: more than a number is wanted now',
}

const shown = ({ scope, of, what, demand, count }: Alarm) => ({
  ...{ scope, what, demand, count: Math.round(count) },
  ...(of !== undefined && { of }),
})
