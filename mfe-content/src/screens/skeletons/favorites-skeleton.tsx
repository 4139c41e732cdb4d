import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'

/** The skeleton of the favourites: only the heading, as the favourites themselves are on the device. */
export function FavoritesSkeleton() {
  const strings = useStrings()
  return <ScreenSkeleton title={strings.favorites} description={strings.favoritesIntro} />
}
