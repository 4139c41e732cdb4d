import { rememberingStorage } from '@yawmi/lib'
import { CODECS, type StorageKey, type Stored } from './keys'

const storage = rememberingStorage('localStorage')

/** Prefix of whatever else the product keeps on the device (drafts, favourites), and of everything in a page not ours. */
const OWN_PREFIX = 'yawmi:'
/** Prefix of what waits for its owner when a session ends by itself: designs in progress, packs, favourites. Each says whose it is. */
export const DRAFT_PREFIX = `${OWN_PREFIX}draft:`
/**
 * In a frame of another origin we keep to ourselves what is signed in there, as browsers with partitioned storage do: such a page
 * never has the session of the site itself (ADR 0036). Only browsers that say who frames a page may share storage with it.
 */
const framer = globalThis.location?.ancestorOrigins?.[0]
let prefix = framer && framer !== location.origin ? `${OWN_PREFIX}${framer}:` : ''

/**
 * Separates our keys from those of an integrator's page, which may have a `token` of its own. Before this call the
 * specification's plain names are used.
 */
export const keepApart = (): void => void (prefix = OWN_PREFIX)

/** The key that a change in another tab was of, by its plain name; null where all of them went, '' where it was none of ours. */
export const plainKey = (key: string | null): string | null =>
  key && (key.startsWith(prefix) ? key.slice(prefix.length) : '')

/** Reads a key; absent, refused and malformed all read as undefined. */
export function read<K extends StorageKey>(key: K): Stored[K] | undefined {
  const raw = storage.get(prefix + key)
  return raw === undefined ? undefined : CODECS[key].parse(raw)
}

/** Writes a key; a full or refused storage keeps the value for this page. */
export const write = <K extends StorageKey>(key: K, value: Stored[K]): void =>
  void storage.set(prefix + key, CODECS[key].format(value))

export const remove = (key: StorageKey): void => storage.remove(prefix + key)

/** Whether a key says who is here, and how they stand. */
const isOfSession = (key: string) => key.startsWith(prefix) && key.slice(prefix.length) in CODECS

/**
 * Forgets everything of ours. The specification says "clears all local storage"; on our own site this is the same
 * thing, and in a page of an integrator's it leaves the host's keys alone.
 * @param but prefix of keys that stay
 * @param accessToken of the session that begins: other tabs, which see each step, find somebody here all the time
 */
export function clearAll(but?: string, accessToken?: string): void {
  const keys = storage.keys()
  // Before the session's own keys, which other tabs watch: they leave what is at work, and may keep it where it lies.
  const others = keys.filter(
    (key) => key.startsWith(prefix || OWN_PREFIX) && !isOfSession(key) && !(but && key.startsWith(but)),
  )
  for (const key of others) storage.remove(key)
  if (accessToken) write('accessToken', accessToken)
  for (const key of keys) if (isOfSession(key) && !(accessToken && key === `${prefix}accessToken`)) storage.remove(key)
}
