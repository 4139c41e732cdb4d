import type { Carrier, AccountStatus } from '../../infrastructure/carrier/port'

/** Milliseconds for which an answer is good without asking again. */
const FRESH_FOR_MS = 10_000
/** Milliseconds that a request waits for an answer which it cannot do without; then it goes on without. */
const MAX_WAIT_MS = 300
/** Milliseconds after which an answer says nothing of now: one that old is waited for, as the first one is. */
const MAX_AGE_MS = 10 * 60_000
const MAX_NUMBERS = 20_000
/** Questions of this server under way at once, and a second; a carrier's own limits are some tens. */
const MAX_CONCURRENT_QUERIES = 50
const MAX_QUERIES_PER_SECOND = 20
/** Questions that may come at one moment, after a while without any. */
const MAX_BURST = 100

interface Entry {
  /** What the carrier said last, and when. */
  status: AccountStatus | undefined
  fetchedAt: number
  /** No question before then: one was asked, whatever came of it. */
  nextQueryAt: number
  /** The question under way; resolves by its answer, or when it has taken too long to be waited for. */
  pending: Promise<void> | undefined
}

/**
 * What the carrier says of numbers. Nobody waits for a carrier that is slow: what it said last is given out at once and
 * asked anew beside it, one question a number and few in all. Only the first answer, one that is old, and one that would
 * turn somebody away who may have paid since are waited for, shortly. A carrier that cannot be asked shuts nobody out: what
 * it said last stands, and a number that it never spoke of is well.
 */
export class AccountStatuses {
  private readonly entries = new Map<string, Entry>()
  private concurrent = 0
  private tokens = MAX_BURST
  private refilledAt = performance.now()

  constructor(
    private readonly carrier: Carrier,
    private readonly onOutage: (error: unknown) => void,
  ) {}

  async of(msisdn: string): Promise<AccountStatus> {
    const now = performance.now()
    const entry = this.entryOf(msisdn)
    if (!entry.pending && entry.nextQueryAt <= now) this.query(msisdn, entry)
    const isUsable = entry.status === 'ok' && entry.fetchedAt + MAX_AGE_MS > now
    if (entry.pending && !isUsable) await entry.pending
    return entry.status ?? 'ok'
  }

  /** What was known no longer holds: the next question goes to the carrier. */
  forget(msisdn: string): void {
    this.entries.delete(msisdn)
  }

  private entryOf(msisdn: string): Entry {
    const found = this.entries.get(msisdn)
    if (found) return found
    const entry: Entry = { status: undefined, fetchedAt: 0, nextQueryAt: 0, pending: undefined }
    this.entries.set(msisdn, entry)
    const oldest = this.entries.keys().next()
    if (this.entries.size > MAX_NUMBERS && !oldest.done) this.entries.delete(oldest.value)
    return entry
  }

  /** Asks, unless too much was asked just now: then the next request tries again. */
  private query(msisdn: string, entry: Entry): void {
    if (!this.takeToken()) return
    this.concurrent += 1
    entry.nextQueryAt = Infinity
    const answer = this.carrier
      .subscriber(msisdn)
      .then(({ status }) => {
        entry.status = status
        entry.fetchedAt = performance.now()
      }, this.onOutage)
      .finally(() => {
        this.concurrent -= 1
        entry.nextQueryAt = performance.now() + FRESH_FOR_MS
        // Those that change stay, those that nobody asks for go first.
        if (this.entries.get(msisdn) === entry) {
          this.entries.delete(msisdn)
          this.entries.set(msisdn, entry)
        }
      })
    const pending = withinWait(answer).finally(() => {
      entry.pending = undefined
    })
    entry.pending = pending
  }

  private takeToken(): boolean {
    const now = performance.now()
    this.tokens = Math.min(MAX_BURST, this.tokens + ((now - this.refilledAt) / 1_000) * MAX_QUERIES_PER_SECOND)
    this.refilledAt = now
    if (this.concurrent >= MAX_CONCURRENT_QUERIES || this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}

/** Resolves with an answer, or when it has been waited for long enough. */
async function withinWait(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS).unref()
  })
  await Promise.race([answer, timeout])
  clearTimeout(timer)
}
