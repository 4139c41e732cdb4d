import { CODECS, type StorageKey, type Stored } from './keys'

/** Stands in for what the browser did not take: local storage refused (private modes, blocked third parties), or full. */
const memory = new Map<string, string>()

function attempt<T>(work: () => T, otherwise: () => T): T {
  try {
    return work()
  } catch {
    return otherwise()
  }
}

/** Prefix of whatever else the product keeps on the device (drafts, favourites), and of everything in a page not ours. */
const OWN_PREFIX = 'yawmi:'
/** Prefix of designs in progress. Each says whose it is. */
export const DRAFT_PREFIX = `${OWN_PREFIX}draft:`
/**
 * In a frame of another origin we keep to ourselves what is signed in there, as browsers with partitioned storage do: such a page
 * never has the session of the site itself (ADR 0036). Only browsers that say who frames a page may share storage with it.
 */
const framer = globalThis.location?.ancestorOrigins?.[0]
let prefix = framer && framer !== location.origin ? `${OWN_PREFIX}${framer}:` : ''

/**
 * Keeps our keys apart from those of a page of somebody else's, which may have a `token` of its own. Until then the
 * specification's plain names hold.
 */
export const keepApart = (): void => void (prefix = OWN_PREFIX)

/** The key that a change in another tab was of, by its plain name; null where all of them went. */
export const plainKey = (key: string | null): string | null =>
  key?.startsWith(prefix) ? key.slice(prefix.length) : key

/** Reads a key; absent, refused and rubbish all read as undefined. */
export function read<K extends StorageKey>(key: K): Stored[K] | undefined {
  const raw = attempt(
    () => memory.get(key) ?? localStorage.getItem(prefix + key),
    () => null,
  )
  return raw === null ? undefined : CODECS[key].parse(raw)
}

/** Writes a key; a full or refused storage keeps the value for this page. */
export function write<K extends StorageKey>(key: K, value: Stored[K]): void {
  const raw = CODECS[key].format(value)
  attempt(
    () => {
      localStorage.setItem(prefix + key, raw)
      memory.delete(key)
    },
    () => void memory.set(key, raw),
  )
}

export function remove(key: StorageKey): void {
  memory.delete(key)
  attempt(
    () => localStorage.removeItem(prefix + key),
    () => undefined,
  )
}

/**
 * Forgets everything of ours. The specification says "clears all local storage"; on our own site this is the same
 * thing, and in a page of an integrator's it leaves the host's keys alone.
 * @param but prefix of keys that stay
 */
export function clearAll(but?: string): void {
  memory.clear()
  attempt(
    () => {
      const keys = Object.keys(localStorage)
      // Before the session's own keys, which other tabs watch: they leave what is at work, and may keep it where it lies.
      const made = keys.filter((key) => key.startsWith(prefix || OWN_PREFIX) && !(but && key.startsWith(but)))
      const session = keys.filter((key) => !prefix && key in CODECS)
      for (const key of [...made, ...session]) localStorage.removeItem(key)
    },
    () => undefined,
  )
}
