import { useSyncExternalStore } from 'react'
import { allFavorites, onFavorites, type Favorite } from '../lib/favorites'

/** Everything saved on this device, newest first; the same array until it changes. */
export const useFavorites = (): readonly Favorite[] => useSyncExternalStore(onFavorites, allFavorites)
