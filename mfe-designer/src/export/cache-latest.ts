/**
 * A memory of one thing for each owner: made anew when it is to be made of something else, or when making it failed.
 * It goes when its owner goes.
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
