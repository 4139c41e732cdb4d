import { useSyncExternalStore } from 'react'
import type { Favorite } from './favorite'
import { allFavorites, hasFavorite, onFavorites } from './favorites-store'

/** Everything kept on this device, newest first; the same array until it changes. */
export const useFavorites = (): readonly Favorite[] => useSyncExternalStore(onFavorites, allFavorites)

export const useIsFavorite = (item: Pick<Favorite, 'kind' | 'uuid'>): boolean =>
  useSyncExternalStore(onFavorites, () => hasFavorite(item))
