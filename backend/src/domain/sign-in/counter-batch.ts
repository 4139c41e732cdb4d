import type { Additions } from './counter-store'
import { type Counts, sumOf } from './fading'

/** Milliseconds for which one server gathers counts before it writes them, where the others see them. */
const BATCH_WINDOW_MS = 250
/** Sources that are gathered at most while the database cannot be reached. */
const MAX_SOURCES = 50_000

/** Adds to counters beside the requests that count: many at once in one statement, which none of them waits for. */
export class CounterBatch {
  private gathered = new Map<string, Counts>()
  private onItsWay: ReadonlyMap<string, Counts> = new Map()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly writeTo: (additions: Additions) => Promise<unknown>,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(sources: readonly string[], counts: Counts): void {
    for (const source of sources) this.gather(source, counts)
    this.timer ??= setTimeout(() => void this.flush(), BATCH_WINDOW_MS).unref()
  }

  /** What this server has counted that no other sees yet. */
  pending(source: string): Counts | undefined {
    const [mine, written] = [this.gathered.get(source), this.onItsWay.get(source)]
    return mine ? sumOf(mine, written) : written
  }

  /** Resolves when everything that was counted before is written, or could not be. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    return (this.writing = this.writing.then(() => this.write()))
  }

  private async write(): Promise<void> {
    if (this.gathered.size === 0) return
    const batch = this.gathered
    this.onItsWay = batch
    this.gathered = new Map()
    try {
      await this.writeTo(batch)
    } catch (error) {
      this.onError(error)
      for (const [source, counts] of batch) this.gather(source, counts)
    } finally {
      this.onItsWay = new Map()
    }
  }

  private gather(source: string, counts: Counts): void {
    if (this.gathered.size >= MAX_SOURCES && !this.gathered.has(source)) return
    this.gathered.set(source, sumOf(counts, this.gathered.get(source)))
  }
}
