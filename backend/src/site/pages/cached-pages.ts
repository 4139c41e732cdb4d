import type { CachedPage } from './cached-page'

/**
 * Bytes of uncompressed pages that are cached; their compressed forms take half as much again. All pages of a brand take less
 * than two MB, and an open canary has each of them once more.
 */
const MAX_BYTES = 32 * 1024 * 1024

interface Entry {
  /** What the page was made from. */
  from: readonly unknown[]
  page: CachedPage
}

/**
 * Pages that were made, by name; each is good as long as what it was made from is the same. Of too many those go that nobody has
 * asked for the longest: the first that were made are those of most visitors.
 */
export class CachedPages {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /**
   * @param name of the page: who asks is no part of it
   * @param from everything else that the page was made from, compared by identity
   */
  get(name: string, from: readonly unknown[]): CachedPage | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    if (entry.from.length !== from.length || entry.from.some((part, n) => part !== from[n])) {
      this.#drop(name, entry)
      return undefined
    }
    // Behind all others: the order of a Map is that of insertion.
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    return entry.page
  }

  put(name: string, from: readonly unknown[], page: CachedPage): void {
    const before = this.#entries.get(name)
    if (before) this.#drop(name, before)
    this.#entries.set(name, { from, page })
    this.#bytes += page.size
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break
      this.#drop(oldest, entry)
    }
  }

  #drop(name: string, entry: Entry): void {
    this.#entries.delete(name)
    this.#bytes -= entry.page.size
  }
}
