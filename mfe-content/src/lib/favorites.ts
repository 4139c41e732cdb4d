import type { Picture } from '@yawmi/contract'
import { guardedStorage } from '@yawmi/lib'
import { onSessionChange } from '@yawmi/session'
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

/** Has the product's prefix, by which signing out clears it with the person's other data. */
const KEY = 'yawmi:favorites'

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

function load(): Snapshot {
  try {
    seen = storage.get(KEY)
    const stored: unknown = JSON.parse(seen ?? '[]')
    return snapshotOf(Array.isArray(stored) ? stored.filter(isFavorite) : [])
  } catch {
    return snapshotOf([])
  }
}

const snapshot = (): Snapshot => (current ??= load())

function save(items: readonly Favorite[]): void {
  current = snapshotOf(items)
  const text = JSON.stringify(items)
  // Where storage is full or refused, favourites last as long as this page.
  if (storage.set(KEY, text)) seen = text
  notify()
}

function reload(): void {
  current = undefined
  notify()
}

onSessionChange(reload)
addEventListener('storage', ({ key }) => (key === KEY || key === null) && reload())
// A page that comes back by «back» was notified of nothing meanwhile; what it saved next would be without the rest.
addEventListener('pageshow', () => current && storage.get(KEY) !== seen && reload())

export const allFavorites = (): readonly Favorite[] => snapshot().items
export const hasFavorite = (item: Pick<Favorite, 'kind' | 'uuid'>): boolean => snapshot().keys.has(keyOf(item))

/** Saves something, or removes it where it is saved already. */
export function toggleFavorite(item: Favorite): void {
  const others = allFavorites().filter((other) => keyOf(other) !== keyOf(item))
  save(hasFavorite(item) ? others : [item, ...others].slice(0, MAX_FAVORITES))
}

export function onFavorites(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
