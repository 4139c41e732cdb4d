import { lazy, Suspense, type ComponentType } from 'react'
import { useFavorites } from '../../hooks/use-favorites'

/** Loads only for visitors with favourites; if its code cannot be loaded, the page omits this part. */
const FavoritesCarousel = lazy<ComponentType>(() =>
  import('./favorites-carousel').then(
    (loaded) => ({ default: loaded.FavoritesCarousel }),
    () => ({ default: () => null }),
  ),
)

/** «المفضلة» on the home page; absent without favourites. */
export function HomeFavorites() {
  if (useFavorites().length === 0) return null
  return (
    <Suspense fallback={<div style={{ height: '276px' }} />}>
      <FavoritesCarousel />
    </Suspense>
  )
}
