interface Entry<V> {
  value: Promise<V>
  /** The value itself, once it is there. */
  loaded: V | undefined
  /** As long as this it is given out; for a while longer, while another is loaded. */
  freshUntil: number
  goodUntil: number
  weight: number
}

interface TimedCacheOptions<V> {
  lifetimeMs: number
  /** For so long after its life a value is still given out, while another is loaded; 0 when left out. */
  staleMs?: number
  /** When all values together weigh more, the oldest go. */
  maxWeight: number
  /** Weight of one value; 1 when left out. */
  weigh?: (value: V) => number
}

/** Values kept for a short time; many who ask for one at the same moment share one load. Failures are not kept. */
export class TimedCache<V> {
  private readonly entries = new Map<string, Entry<V>>()
  private weight = 0

  constructor(private readonly options: TimedCacheOptions<V>) {}

  get(key: string, load: () => PromiseLike<V>): Promise<V> {
    const found = this.entries.get(key)
    const now = performance.now()
    if (found && found.freshUntil > now) return found.value
    if (found && found.goodUntil > now) {
      // Nobody else loads it meanwhile; when this fails, the next one tries again.
      found.freshUntil = now + this.options.lifetimeMs
      load().then(
        (value) => {
          if (this.entries.get(key) === found) void this.put(key, Promise.resolve(value))
        },
        () => undefined,
      )
      return found.value
    }
    // A query of the database is no promise yet: it would be asked anew by everyone who waits for it.
    return this.put(key, Promise.resolve(load()))
  }

  /** A value that is there and fresh, without waiting; undefined where `get` is to be asked. */
  peek(key: string): V | undefined {
    const found = this.entries.get(key)
    return found && found.freshUntil > performance.now() ? found.loaded : undefined
  }

  private put(key: string, value: Promise<V>): Promise<V> {
    const { lifetimeMs, staleMs = 0, weigh } = this.options
    const before = this.entries.get(key)
    if (before) this.drop(key, before)
    const freshUntil = performance.now() + lifetimeMs
    const entry: Entry<V> = { value, freshUntil, goodUntil: freshUntil + staleMs, weight: 0, loaded: undefined }
    this.entries.set(key, entry)
    value.then(
      (loaded) => {
        entry.loaded = loaded
        this.keep(key, entry, weigh?.(loaded) ?? 1)
      },
      () => this.drop(key, entry),
    )
    return value
  }

  private keep(key: string, entry: Entry<V>, weight: number): void {
    if (this.entries.get(key) !== entry) return
    entry.weight = weight
    this.weight += weight
    // The order of a Map is that of insertion: the oldest come first.
    for (const [oldest, candidate] of this.entries) {
      if (this.weight <= this.options.maxWeight) break
      this.drop(oldest, candidate)
    }
  }

  private drop(key: string, entry: Entry<V>): void {
    if (this.entries.get(key) !== entry) return
    this.entries.delete(key)
    this.weight -= entry.weight
  }
}
