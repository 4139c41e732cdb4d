/** Entries that may be added between two counts: counting costs more than a few entries too many. */
const TRIM_EVERY = 20

/** What is read, or nothing where a device cannot open its caches, as one whose disk is full: the network may answer all the same. */
const readable = (read: Promise<Response | undefined>) => read.catch(() => undefined)

/** Milliseconds since 1970; 0 where the response does not say. */
const sentAt = (response: Response | undefined) => Date.parse(response?.headers.get('date') ?? '') || 0

/** A cache with a maximum of entries; the oldest go first. */
export class BoundedCache {
  /** The first entry counts: a browser soon ends a worker that is idle, mostly before it has added `TRIM_EVERY`. */
  private addedSinceTrim = TRIM_EVERY

  constructor(
    readonly name: string,
    private readonly maxEntries: number,
  ) {}

  get(key: string): Promise<Response | undefined> {
    return readable(caches.open(this.name).then((cache) => cache.match(key)))
  }

  /**
   * Adds an entry. A device without room goes without and keeps the entry of before, which is therefore not deleted first:
   * a full device would have no room for it a second time.
   */
  async put(key: string, response: Response): Promise<void> {
    try {
      const cache = await caches.open(this.name)
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

  /** Of the entries that a test accepts, the one that the server sent last: WebKit leaves a replaced entry in its place among the keys. */
  youngest(accept: (url: string) => boolean): Promise<Response | undefined> {
    const find = async (cache: Cache) => {
      const keys = (await cache.keys()).filter(({ url }) => accept(url))
      const found = await Promise.all(keys.map((key) => cache.match(key)))
      return found.sort((a, b) => sentAt(a) - sentAt(b)).at(-1)
    }
    return readable(caches.open(this.name).then(find))
  }

  /** Deletes the whole cache. */
  delete(): Promise<boolean> {
    return caches.delete(this.name)
  }
}
