/**
 * A cache of one value for each owner, by what the value is made from; a failure is not cached. It is collected with its
 * owner.
 */
export function cacheLatest<T>(): (owner: object, from: string, make: () => Promise<T>) => Promise<T> {
  const latest = new WeakMap<object, { from: string; made: Promise<T> }>()
  return (owner, from, make) => {
    const before = latest.get(owner)
    if (before?.from === from) return before.made
    const now = { from, made: make() }
    latest.set(owner, now)
    now.made.catch(() => latest.get(owner) === now && latest.delete(owner))
    return now.made
  }
}
