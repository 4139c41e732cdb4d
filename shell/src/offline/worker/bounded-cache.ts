/** Entries that may be added between two counts: counting costs more than a few entries too many. */
const TRIM_EVERY = 20

/** A cache with a maximum of entries; the oldest go first. */
export class BoundedCache {
  private addedSinceTrim = 0

  constructor(
    readonly name: string,
    private readonly maxEntries: number,
  ) {}

  async get(key: string): Promise<Response | undefined> {
    return (await caches.open(this.name)).match(key)
  }

  /** Adds an entry; a device without room goes without. */
  async put(key: string, response: Response): Promise<void> {
    try {
      const cache = await caches.open(this.name)
      // Keys are in order of insertion: an entry that is replaced becomes the youngest.
      await cache.delete(key)
      await cache.put(key, response)
      this.addedSinceTrim += 1
      if (this.addedSinceTrim < TRIM_EVERY) return
      this.addedSinceTrim = 0
      const oldest = (await cache.keys()).slice(0, -this.maxEntries)
      await Promise.all(oldest.map((old) => cache.delete(old)))
    } catch {
      // Full, or deleted while it was written.
    }
  }

  /** Deletes the entries that a test accepts. */
  async deleteWhere(accept: (url: string) => boolean): Promise<void> {
    const cache = await caches.open(this.name)
    const keys = await cache.keys()
    await Promise.all(keys.filter(({ url }) => accept(url)).map((key) => cache.delete(key)))
  }

  /** The youngest entry that a test accepts. */
  async youngest(accept: (url: string) => boolean): Promise<Response | undefined> {
    const cache = await caches.open(this.name)
    const key = [...(await cache.keys())].reverse().find(({ url }) => accept(url))
    return key && cache.match(key)
  }

  /** Deletes the whole cache. */
  delete(): Promise<boolean> {
    return caches.delete(this.name)
  }
}
