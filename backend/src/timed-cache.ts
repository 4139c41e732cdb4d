interface Entry<V> {
  value: Promise<V>
  expires: number
  weight: number
}

interface TimedCacheOptions<V> {
  lifeMs: number
  /** When all values together weigh more, the oldest go. */
  mostWeight: number
  /** Weight of one value; 1 when left out. */
  weigh?: (value: V) => number
}

/** Values kept for a short time; many who ask for one at the same moment share one load. Failures are not kept. */
export class TimedCache<V> {
  private readonly entries = new Map<string, Entry<V>>()
  private weight = 0

  constructor(private readonly options: TimedCacheOptions<V>) {}

  get(key: string, load: () => Promise<V>): Promise<V> {
    const found = this.entries.get(key)
    if (found && found.expires > Date.now()) return found.value
    if (found) this.drop(key, found)

    const entry: Entry<V> = { value: load(), expires: Date.now() + this.options.lifeMs, weight: 0 }
    this.entries.set(key, entry)
    entry.value.then(
      (value) => this.keep(key, entry, this.options.weigh?.(value) ?? 1),
      () => this.drop(key, entry),
    )
    return entry.value
  }

  private keep(key: string, entry: Entry<V>, weight: number): void {
    if (this.entries.get(key) !== entry) return
    entry.weight = weight
    this.weight += weight
    // The order of a Map is that of insertion: the oldest come first.
    for (const [oldest, candidate] of this.entries) {
      if (this.weight <= this.options.mostWeight) break
      this.drop(oldest, candidate)
    }
  }

  private drop(key: string, entry: Entry<V>): void {
    if (this.entries.get(key) !== entry) return
    this.entries.delete(key)
    this.weight -= entry.weight
  }
}
