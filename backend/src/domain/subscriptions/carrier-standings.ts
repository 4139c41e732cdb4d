import type { Carrier, CarrierStanding } from '../../infrastructure/carrier/port'

/** Milliseconds for which an answer is good without asking again. */
const FRESH_MS = 10_000
/** Milliseconds that a request waits for an answer which it cannot do without; then it goes on without. */
const WAIT_MS = 300
/** Milliseconds after which an answer says nothing of now: one that old is waited for, as the first one is. */
const MAX_AGE_MS = 10 * 60_000
const MAX_NUMBERS = 20_000
/** Questions of this server under way at once, and a second; a carrier's own limits are some tens. */
const MAX_CONCURRENT = 50
const MAX_PER_SECOND = 20
/** Questions that may come at one moment, after a while without any. */
const BURST = 100

interface Entry {
  /** What the carrier said last, and when. */
  known: CarrierStanding | undefined
  knownAt: number
  /** No question before then: one was asked, whatever came of it. */
  askAgainAt: number
  /** The question under way; resolves by its answer, or when it has taken too long to be waited for. */
  asked: Promise<void> | undefined
}

/**
 * What the carrier says of numbers. Nobody waits for a carrier that is slow: what it said last is given out at once and
 * asked anew beside it, one question a number and few in all. Only the first answer, one that is old, and one that would
 * turn somebody away who may have paid since are waited for, shortly. A carrier that cannot be asked shuts nobody out: what
 * it said last stands, and a number that it never spoke of is well.
 */
export class CarrierStandings {
  private readonly entries = new Map<string, Entry>()
  private concurrent = 0
  private allowed = BURST
  private allowedAt = performance.now()

  constructor(
    private readonly carrier: Carrier,
    private readonly onOutage: (error: unknown) => void,
  ) {}

  async of(msisdn: string): Promise<CarrierStanding> {
    const now = performance.now()
    const entry = this.entryOf(msisdn)
    if (!entry.asked && entry.askAgainAt <= now) this.ask(msisdn, entry)
    const mayBeGiven = entry.known === 'well' && entry.knownAt + MAX_AGE_MS > now
    if (entry.asked && !mayBeGiven) await entry.asked
    return entry.known ?? 'well'
  }

  /** What was known no longer holds: the next question goes to the carrier. */
  forget(msisdn: string): void {
    this.entries.delete(msisdn)
  }

  private entryOf(msisdn: string): Entry {
    const found = this.entries.get(msisdn)
    if (found) return found
    const entry: Entry = { known: undefined, knownAt: 0, askAgainAt: 0, asked: undefined }
    this.entries.set(msisdn, entry)
    const oldest = this.entries.keys().next()
    if (this.entries.size > MAX_NUMBERS && !oldest.done) this.entries.delete(oldest.value)
    return entry
  }

  /** Asks, unless too much was asked just now: then the next request tries again. */
  private ask(msisdn: string, entry: Entry): void {
    if (!this.mayAsk()) return
    this.concurrent += 1
    entry.askAgainAt = Infinity
    const answer = this.carrier
      .subscriber(msisdn)
      .then(({ standing }) => {
        entry.known = standing
        entry.knownAt = performance.now()
      }, this.onOutage)
      .finally(() => {
        this.concurrent -= 1
        entry.askAgainAt = performance.now() + FRESH_MS
        // Those that change stay, those that nobody asks for go first.
        if (this.entries.get(msisdn) === entry) {
          this.entries.delete(msisdn)
          this.entries.set(msisdn, entry)
        }
      })
    const asked = withinWait(answer).finally(() => {
      entry.asked = undefined
    })
    entry.asked = asked
  }

  private mayAsk(): boolean {
    const now = performance.now()
    this.allowed = Math.min(BURST, this.allowed + ((now - this.allowedAt) / 1_000) * MAX_PER_SECOND)
    this.allowedAt = now
    if (this.concurrent >= MAX_CONCURRENT || this.allowed < 1) return false
    this.allowed -= 1
    return true
  }
}

/** Resolves with an answer, or when it has been waited for long enough. */
async function withinWait(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS).unref()
  })
  await Promise.race([answer, late])
  clearTimeout(timer)
}
