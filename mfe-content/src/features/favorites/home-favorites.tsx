import { lazy, Suspense, type ComponentType } from 'react'
import { useFavorites } from '../../hooks/use-favorites'

/** Who keeps nothing does not load it; where its code does not come, the page goes without. */
const FavoritesCarousel = lazy<ComponentType>(() =>
  import('./favorites-carousel').then(
    (loaded) => ({ default: loaded.FavoritesCarousel }),
    () => ({ default: () => null }),
  ),
)

/** «المفضلة» on the home page, once there is something in it. */
export function HomeFavorites() {
  if (useFavorites().length === 0) return null
  return (
    <Suspense fallback={<div style={{ height: '276px' }} />}>
      <FavoritesCarousel />
    </Suspense>
  )
}
