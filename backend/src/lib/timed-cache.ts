import { LRUCache } from 'lru-cache'

interface Entry<V> {
  value: Promise<V>
  /** As long as this it is given out; for a while longer, while another is loaded. */
  freshUntil: number
  goodUntil: number
}

interface TimedCacheOptions<V> {
  lifetimeMs: number
  /** For so long after its life a value is still given out, while another is loaded; 0 when left out. */
  staleMs?: number
  /** When all values together weigh more, those go that were asked for longest ago. One that is loaded weighs 1. */
  maxWeight: number
  /** Weight of one value; 1 when left out. */
  weigh?: (value: V) => number
}

/** Values kept for a short time; many who ask for one at the same moment share one load. Failures are not kept. */
export class TimedCache<V> {
  private readonly entries: LRUCache<string, Entry<V>>

  constructor(private readonly options: TimedCacheOptions<V>) {
    this.entries = new LRUCache({ maxSize: options.maxWeight })
  }

  get(key: string, load: () => PromiseLike<V>): Promise<V> {
    const found = this.entries.get(key)
    const now = performance.now()
    if (found && found.freshUntil > now) return found.value
    if (found && found.goodUntil > now) {
      // Nobody else loads it meanwhile; when this fails, the next one tries again.
      found.freshUntil = now + this.options.lifetimeMs
      load().then(
        (value) => {
          if (this.entries.peek(key) === found) void this.put(key, Promise.resolve(value))
        },
        () => undefined,
      )
      return found.value
    }
    // A query of the database is no promise yet: it would be asked anew by everyone who waits for it.
    return this.put(key, Promise.resolve(load()))
  }

  private put(key: string, value: Promise<V>): Promise<V> {
    const { lifetimeMs, staleMs = 0, weigh } = this.options
    const freshUntil = performance.now() + lifetimeMs
    const entry: Entry<V> = { value, freshUntil, goodUntil: freshUntil + staleMs }
    const drop = () => this.entries.peek(key) === entry && this.entries.delete(key)
    this.entries.set(key, entry, { size: 1 })
    value.then((loaded) => {
      // An entry that is there already would keep its weight, which is a whole number from 1.
      if (drop()) this.entries.set(key, entry, { size: Math.ceil(weigh?.(loaded) || 1) })
    }, drop)
    return value
  }
}
