import { useSyncExternalStore } from 'react'
import { allFavorites, onFavorites, type Favorite } from '../lib/favorites'

/** They are on the device: a page that was rendered on the server shows none, until it is hydrated. */
const NONE: readonly Favorite[] = []

/** Everything saved on this device, newest first; the same array until it changes. */
export const useFavorites = (): readonly Favorite[] => useSyncExternalStore(onFavorites, allFavorites, () => NONE)
