import { EmptyState, defineStyles, useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { ToHome } from '../components/failure/failure-state'
import { ScreenFrame } from '../components/frame/screen-frame'
import { isPictureFavorite, type TextFavorite } from '../lib/favorites'
import { useSavedPicturesViewer } from '../features/favorites/saved-pictures'
import { useNextHeart } from '../features/favorites/use-next-heart'
import { useFavorites } from '../hooks/use-favorites'
import { SavedPictures, SavedTexts } from '../features/favorites/saved-lists'

// Both lists are parts of the screen, with its gaps.
const styles = defineStyles({ lists: { display: 'contents' } })

/** Everything saved on this device: pictures, then texts, each newest first. */
export default function FavoritesScreen() {
  const strings = useStrings()
  const all = useFavorites()
  const pictures = all.filter(isPictureFavorite)
  const texts = all.filter((item): item is TextFavorite => !isPictureFavorite(item))
  const [open, viewer] = useSavedPicturesViewer(pictures)
  const lists = useNextHeart<HTMLDivElement>(all.length)
  const classes = useStyles(styles)
  return (
    <ScreenFrame title={strings.favorites} description={strings.favoritesIntro} back={{ name: 'home' }}>
      {all.length === 0 && <EmptyState action={<ToHome />}>{strings.noFavorites}</EmptyState>}
      <div {...lists} className={classes.lists}>
        {pictures.length > 0 && <SavedPictures pictures={pictures} onOpen={open} />}
        {texts.length > 0 && <SavedTexts texts={texts} />}
      </div>
      {viewer}
    </ScreenFrame>
  )
}
