/** Web storage that never throws: the browser may refuse it (private modes, blocked third parties) or have no room left. */
export interface GuardedStorage {
  /** Absent and refused both read as undefined. */
  get(key: string): string | undefined
  /** @returns whether the browser took it */
  set(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** Looks the storage up at each call: reading the property alone may throw. */
export function guardedStorage(kind: 'localStorage' | 'sessionStorage'): GuardedStorage {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(globalThis[kind])
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, text) => attempt((storage) => (storage.setItem(key, text), true)) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  }
}

/** As `guardedStorage`; what the browser does not take stays in memory, for this page. */
export function rememberingStorage(kind: 'localStorage' | 'sessionStorage'): GuardedStorage {
  const storage = guardedStorage(kind)
  const memory = new Map<string, string>()
  return {
    get: (key) => memory.get(key) ?? storage.get(key),
    set(key, text) {
      const stored = storage.set(key, text)
      if (stored) memory.delete(key)
      else memory.set(key, text)
      return stored
    },
    remove(key) {
      memory.delete(key)
      storage.remove(key)
    },
    keys: () => [...new Set([...memory.keys(), ...storage.keys()])],
  }
}
