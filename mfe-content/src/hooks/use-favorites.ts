import { useSyncExternalStore } from 'react'
import type { Favorite } from '../lib/favorites/favorite'
import { allFavorites, hasFavorite, onFavorites } from '../lib/favorites/favorites-store'

/** Everything saved on this device, newest first; the same array until it changes. */
export const useFavorites = (): readonly Favorite[] => useSyncExternalStore(onFavorites, allFavorites)

export const useIsFavorite = (item: Pick<Favorite, 'kind' | 'uuid'>): boolean =>
  useSyncExternalStore(onFavorites, () => hasFavorite(item))
