import { defineStyles, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { NO_MARKER } from '../shelf/no-marker'
import { Section } from '../shelf/section'
import { FavoriteText } from './favorite-text'
import { isPictureFavorite, keyOf } from './favorite'
import { KeptPicture, useKeptViewer } from './kept-pictures'
import { useFavorites } from './use-favorites'

/** How many of the newest the home page shows. */
const SHOWN = 10

const styles = defineStyles({
  shelf: {
    display: 'flex',
    gap: { base: '3', md: '4' },
    height: '212px',
    listStyleType: NO_MARKER,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: 'gutter',
    marginInline: 'calc(-1 * var(--yw-gutter))',
    paddingInline: 'gutter',
    paddingBlock: '1',
    scrollbarWidth: { base: 'none', md: 'thin' },
    '& > *': { display: 'flex', flex: '0 0 auto', scrollSnapAlign: 'start' },
  },
  picture: { width: '150px' },
  text: { width: { base: '72vw', sm: '300px' }, minWidth: '0' },
})

/** The newest of what is kept on this device. */
export function FavoritesShelf() {
  const words = useWords()
  const classes = useStyles(styles)
  const shown = useFavorites().slice(0, SHOWN)
  const [open, viewer] = useKeptViewer(shown.filter(isPictureFavorite))
  return (
    <Section title={words.favorites} more={{ to: { name: 'favorites' }, label: words.allFavorites }}>
      <ul aria-label={words.favorites} className={classes.shelf}>
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
