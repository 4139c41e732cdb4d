import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'

/** The skeleton of the screen of what is kept: its head alone, for what is kept the device alone knows. */
export function FavoritesSkeleton() {
  const strings = useStrings()
  return <ScreenSkeleton title={strings.favorites} description={strings.favoritesIntro} />
}
