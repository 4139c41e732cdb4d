/** Entries between two looks at whether there are too many: looking costs more than a few entries too many. */
const LOOK_EVERY = 20

/** A cache of at most so many answers; the ones kept longest ago go first. */
export class BoundedCache {
  private sinceLook = 0

  constructor(
    readonly name: string,
    private readonly most: number,
  ) {}

  async get(key: string): Promise<Response | undefined> {
    return (await caches.open(this.name)).match(key)
  }

  /** Keeps a copy; a device without room goes without. */
  async put(key: string, response: Response): Promise<void> {
    try {
      const cache = await caches.open(this.name)
      // Put anew, it is the youngest: the order of the keys is that of keeping.
      await cache.delete(key)
      await cache.put(key, response)
      this.sinceLook += 1
      if (this.sinceLook >= LOOK_EVERY) await this.trim(cache)
    } catch {
      // Full, or forgotten while it was written.
    }
  }

  /** Drops what a test says should go. */
  async drop(unwanted: (url: string) => boolean): Promise<void> {
    const cache = await caches.open(this.name)
    const keys = await cache.keys()
    await Promise.all(keys.filter(({ url }) => unwanted(url)).map((key) => cache.delete(key)))
  }

  /** The youngest entry that a test accepts. */
  async youngest(accept: (url: string) => boolean): Promise<Response | undefined> {
    const cache = await caches.open(this.name)
    const key = [...(await cache.keys())].reverse().find(({ url }) => accept(url))
    return key && cache.match(key)
  }

  forget(): Promise<boolean> {
    return caches.delete(this.name)
  }

  private async trim(cache: Cache): Promise<void> {
    this.sinceLook = 0
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - this.most)).map((key) => cache.delete(key)))
  }
}
