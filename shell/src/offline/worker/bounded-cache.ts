/** Entries that may be added between two counts: counting costs more than a few entries too many. */
const TRIM_EVERY = 20

/** What is read, or nothing where a device cannot open its caches, as one whose disk is full: the network may answer all the same. */
const readable = (read: Promise<Response | undefined>) => read.catch(() => undefined)

/** A cache with a maximum of entries; the oldest go first. */
export class BoundedCache {
  private addedSinceTrim = 0

  constructor(
    readonly name: string,
    private readonly maxEntries: number,
  ) {}

  get(key: string): Promise<Response | undefined> {
    return readable(caches.open(this.name).then((cache) => cache.match(key)))
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
  youngest(accept: (url: string) => boolean): Promise<Response | undefined> {
    const find = async (cache: Cache) => {
      const key = [...(await cache.keys())].reverse().find(({ url }) => accept(url))
      return key && cache.match(key)
    }
    return readable(caches.open(this.name).then(find))
  }

  /** Deletes the whole cache. */
  delete(): Promise<boolean> {
    return caches.delete(this.name)
  }
}
