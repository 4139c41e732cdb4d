import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { Section } from '../../components/section/section'
import { carouselStyles } from '../../components/section/carousel'
import { FavoriteText } from './favorite-text'
import { isPictureFavorite, keyOf } from '../../lib/favorites'
import { SavedPicture, useSavedPicturesViewer } from './saved-pictures'
import { useFavorites } from '../../hooks/use-favorites'
import { useNextHeart } from './use-next-heart'

/** How many favourites the home page shows. */
const SHOWN = 10

/** What differs from other carousels: cards of two widths, of one height. */
const styles = defineStyles({
  carousel: {
    display: 'flex',
    height: '212px',
    scrollbarWidth: { base: 'none', md: 'thin' },
    '& > *': { flex: '0 0 auto' },
  },
  picture: { width: '150px' },
  text: { width: { base: '72%', sm: '300px' } },
})

/** The newest favourites of this device. */
export function FavoritesCarousel() {
  const strings = useStrings()
  const { carousel } = useStyles(carouselStyles)
  const classes = useStyles(styles)
  const all = useFavorites()
  const shown = all.slice(0, SHOWN)
  const list = useNextHeart<HTMLUListElement>(all.length)
  const [open, viewer] = useSavedPicturesViewer(shown.filter(isPictureFavorite))
  return (
    <Section title={strings.favorites} more={{ to: { name: 'favorites' }, label: strings.allFavorites }}>
      <ul {...list} aria-label={strings.favorites} className={cx(carousel, classes.carousel)}>
        {shown.map((item) => (
          <li key={keyOf(item)} className={isPictureFavorite(item) ? classes.picture : classes.text}>
            {isPictureFavorite(item) ? (
              <SavedPicture item={item} sizes="150px" onOpen={open} />
            ) : (
              <FavoriteText item={item} clamped />
            )}
          </li>
        ))}
      </ul>
      {viewer}
    </Section>
  )
}
