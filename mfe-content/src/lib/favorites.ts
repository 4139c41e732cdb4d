import type { Picture } from '@yawmi/contract'
import { guardedStorage } from '@yawmi/lib'
import { DRAFT_PREFIX, onSessionChange, readStored } from '@yawmi/session'
import { isPicture } from './is-picture'

interface SavedItem {
  uuid: string
  /** The text itself, or the name of a picture or of a name's entry. */
  text: string
  /** Additional text: a quote's author, a name's meaning. */
  more: string
}

export interface TextFavorite extends SavedItem {
  kind: 'quote' | 'message' | 'joke' | 'name'
}

export interface PictureFavorite extends SavedItem {
  kind: 'picture'
  /** Path on the media host of the file to download. */
  file: string
  picture: Picture
}

/** A saved item, stored completely, so that it can be shown without a request. */
export type Favorite = TextFavorite | PictureFavorite

const TEXTS: readonly string[] = ['quote', 'message', 'joke', 'name'] satisfies TextFavorite['kind'][]

export const keyOf = ({ kind, uuid }: Pick<Favorite, 'kind' | 'uuid'>) => `${kind}/${uuid}`

export const isPictureFavorite = (item: Favorite): item is PictureFavorite => item.kind === 'picture'

/** Whether a stored value is a favourite: another version may have written it, or somebody in the console. */
function isFavorite(value: unknown): value is Favorite {
  const candidate = value as Partial<PictureFavorite> | null
  if (typeof candidate !== 'object' || candidate === null) return false
  const { uuid, text, more, file, picture } = candidate
  const kind: unknown = candidate.kind
  if (typeof uuid !== 'string' || typeof text !== 'string' || typeof more !== 'string') return false
  if (kind === 'picture') return typeof file === 'string' && isPicture(picture)
  return TEXTS.includes(String(kind))
}

/** Of a kind that only a newer version has: it stays on the device, unseen, where that version was taken back. */
function isNewer(value: unknown): value is SavedItem {
  const { kind, uuid } = (value ?? {}) as { kind?: unknown; uuid?: unknown }
  return typeof uuid === 'string' && typeof kind === 'string' && kind !== 'picture' && !TEXTS.includes(kind)
}

/** What a visitor saves who has no account, until they have one. The end of any session clears it. */
const VISITOR_KEY = 'yawmi:favorites'

/**
 * A subscriber's, with whose they are. Signing out clears what has this prefix, and a session that expires does not: they are there
 * again when their owner has signed in.
 */
const OWNERS_PREFIX = `${DRAFT_PREFIX}favorites:`

function currentKey(): string {
  const owner = readStored('subscriber_id')
  return owner ? OWNERS_PREFIX + owner : VISITOR_KEY
}

const storage = guardedStorage('localStorage')

/** Maximal number, some 100 KB; the oldest are dropped first. */
export const MAX_FAVORITES = 200

interface Snapshot {
  /** Newest first. */
  items: readonly Favorite[]
  keys: ReadonlySet<string>
}

const snapshotOf = (items: readonly Favorite[]): Snapshot => ({ items, keys: new Set(items.map(keyOf)) })

let current: Snapshot | undefined
/** What the device had when it was last read or written here. */
let seen: string | undefined
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

function parse<T>(text = '[]', isOne: (value: unknown) => value is T): T[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isOne) : []
  } catch {
    return []
  }
}

/**
 * @param keys of the lists that these replace
 * @returns whether the device has stored them; where it is full or refuses, they last as long as this page.
 */
function store(items: readonly Favorite[], keys = [currentKey()]): boolean {
  current = snapshotOf(items)
  const text = JSON.stringify([...items, ...keys.flatMap((key) => parse(storage.get(key), isNewer))])
  const isStored = storage.set(currentKey(), text)
  if (isStored) seen = text
  return isStored
}

function load(): Snapshot {
  const key = currentKey()
  seen = storage.get(key)
  const own = snapshotOf(parse(seen, isFavorite))
  current = own
  if (key === VISITOR_KEY) return own
  // What others left here when their sessions expired is not for whoever has signed in since.
  for (const other of storage.keys()) if (other.startsWith(OWNERS_PREFIX) && other !== key) storage.remove(other)
  // What they saved before they signed in is theirs from now on.
  const visitors = parse(storage.get(VISITOR_KEY), isFavorite).filter((item) => !own.keys.has(keyOf(item)))
  const all = [...visitors, ...own.items].slice(0, MAX_FAVORITES)
  if (visitors.length && store(all, [VISITOR_KEY, key])) storage.remove(VISITOR_KEY)
  return current
}

const snapshot = (): Snapshot => current ?? load()

function save(items: readonly Favorite[]): boolean {
  const isStored = store(items)
  notify()
  return isStored
}

function reload(): void {
  current = undefined
  notify()
}

const reloadIfChanged = () => current && storage.get(currentKey()) !== seen && reload()

onSessionChange(reload)
addEventListener('storage', reloadIfChanged)
// A page that comes back by «back» was notified of nothing meanwhile; what it saved next would be without the rest.
addEventListener('pageshow', reloadIfChanged)

export const allFavorites = (): readonly Favorite[] => snapshot().items
export const hasFavorite = (item: Pick<Favorite, 'kind' | 'uuid'>): boolean => snapshot().keys.has(keyOf(item))

/**
 * Saves something, or removes it where it is saved already.
 * @returns whether it is saved now for this page alone, as the device has no room
 */
export function toggleFavorite(item: Favorite): boolean {
  const others = allFavorites().filter((other) => keyOf(other) !== keyOf(item))
  const isNew = !hasFavorite(item)
  return !save(isNew ? [item, ...others].slice(0, MAX_FAVORITES) : others) && isNew
}

export function onFavorites(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
