import { useWords } from '../../copy/use-words'
import { ScreenSkeleton } from '../frame/screen-skeleton'

/** The screen of what is kept in shapes: its head alone, for what is kept the device alone knows. */
export function FavoritesSkeleton() {
  const words = useWords()
  return <ScreenSkeleton title={words.favorites} description={words.favoritesIntro} />
}
