import type { Carrier, AccountStatus } from '../../infrastructure/carrier/port'

/** Milliseconds for which a status is used without another query. */
const FRESH_FOR_MS = 10_000
/** Milliseconds that a request waits for a status that it needs; then it goes on without. */
const MAX_WAIT_MS = 300
/** Milliseconds after which a status is stale: a fresh one is waited for, as the first one is. */
const MAX_AGE_MS = 10 * 60_000
const MAX_NUMBERS = 20_000
/** Queries of this server at once, and in a second; a carrier's own limits are some tens. */
const MAX_CONCURRENT_QUERIES = 50
const MAX_QUERIES_PER_SECOND = 20
/** Queries at one moment, after a while without any. */
const MAX_BURST = 100

interface Entry {
  /** The last status, and when it was fetched. */
  status: AccountStatus | undefined
  fetchedAt: number
  /** No query before then, whether the last one succeeded or not. */
  nextQueryAt: number
  /** The query in flight; resolves with its answer, or once `MAX_WAIT_MS` is over. */
  pending: Promise<void> | undefined
}

/**
 * Account status of numbers at the carrier, cached. A slow carrier holds up no request: the last status is returned at once
 * and refreshed in the background, with one query a number and few in all. Only the first status, a stale one, and one that
 * would turn away a person who may have paid since are waited for, shortly. While the carrier is not available the last
 * status is used, and `ok` for a number without one.
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

  /** A promise only where the status has to be waited for. */
  of(msisdn: string): AccountStatus | Promise<AccountStatus> {
    const now = performance.now()
    const entry = this.entryOf(msisdn)
    if (!entry.pending && entry.nextQueryAt <= now) this.query(msisdn, entry)
    const isUsable = entry.status === 'ok' && entry.fetchedAt + MAX_AGE_MS > now
    const status = () => entry.status ?? 'ok'
    return entry.pending && !isUsable ? entry.pending.then(status) : status()
  }

  /** Drops the cached status: the next request queries the carrier. */
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

  /** Queries the carrier within the limits; over them, the next request tries again. */
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
        // Least recently fetched entries go first.
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

/** Resolves with the answer, or once `MAX_WAIT_MS` is over. */
async function withinWait(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS).unref()
  })
  await Promise.race([answer, timeout])
  clearTimeout(timer)
}
