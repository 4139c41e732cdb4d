import { guardedStorage } from '@yawmi/lib'
import { onSessionChange } from '@yawmi/session'
import { isFavorite, keyOf, type Favorite } from './favorite'

/** With the product's prefix: signing out clears it with everything else of the person. */
const KEY = 'yawmi:favorites'

const storage = guardedStorage('localStorage')

/** Most that are kept, some 100 KB; the oldest go first. */
export const MAX_FAVORITES = 200

interface Snapshot {
  /** Newest first. */
  items: readonly Favorite[]
  keys: ReadonlySet<string>
}

const snapshotOf = (items: readonly Favorite[]): Snapshot => ({ items, keys: new Set(items.map(keyOf)) })

let current: Snapshot | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

function load(): Snapshot {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    return snapshotOf(Array.isArray(stored) ? stored.filter(isFavorite) : [])
  } catch {
    return snapshotOf([])
  }
}

const snapshot = (): Snapshot => (current ??= load())

function keep(items: readonly Favorite[]): void {
  current = snapshotOf(items)
  // A full or refused storage keeps them for this page.
  storage.set(KEY, JSON.stringify(items))
  tell()
}

function readAnew(): void {
  current = undefined
  tell()
}

onSessionChange(readAnew)
addEventListener('storage', ({ key }) => (key === KEY || key === null) && readAnew())

export const allFavorites = (): readonly Favorite[] => snapshot().items
export const hasFavorite = (item: Pick<Favorite, 'kind' | 'uuid'>): boolean => snapshot().keys.has(keyOf(item))

/** Keeps something, or lets it go when it is kept already. */
export function toggleFavorite(item: Favorite): void {
  const others = allFavorites().filter((other) => keyOf(other) !== keyOf(item))
  keep(hasFavorite(item) ? others : [item, ...others].slice(0, MAX_FAVORITES))
}

export function onFavorites(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
