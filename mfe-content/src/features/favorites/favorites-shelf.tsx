import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { Section } from '../shelf/section'
import { shelfStyles } from '../shelf/shelf'
import { FavoriteText } from './favorite-text'
import { isPictureFavorite, keyOf } from './favorite'
import { KeptPicture, useKeptViewer } from './kept-pictures'
import { useFavorites } from './use-favorites'

/** How many of the newest the home page shows. */
const SHOWN = 10

/** What differs from other shelves: cards of two widths, of one height. */
const styles = defineStyles({
  shelf: {
    display: 'flex',
    height: '212px',
    scrollbarWidth: { base: 'none', md: 'thin' },
    '& > *': { flex: '0 0 auto' },
  },
  picture: { width: '150px' },
  text: { width: { base: '72%', sm: '300px' } },
})

/** The newest of what is kept on this device. */
export function FavoritesShelf() {
  const words = useWords()
  const { shelf } = useStyles(shelfStyles)
  const classes = useStyles(styles)
  const shown = useFavorites().slice(0, SHOWN)
  const [open, viewer] = useKeptViewer(shown.filter(isPictureFavorite))
  return (
    <Section title={words.favorites} more={{ to: { name: 'favorites' }, label: words.allFavorites }}>
      <ul aria-label={words.favorites} className={cx(shelf, classes.shelf)}>
        {shown.map((item) => (
          <li key={keyOf(item)} className={isPictureFavorite(item) ? classes.picture : classes.text}>
            {isPictureFavorite(item) ? (
              <KeptPicture item={item} sizes="150px" onOpen={open} />
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
