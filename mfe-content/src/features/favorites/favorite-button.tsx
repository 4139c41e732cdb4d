import { cx, defineStyles, IconButton, useStyles } from '@yawmi/ui'
import { FavoriteIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import type { Favorite } from './favorite'
import { toggleFavorite } from './favorites-store'
import { useIsFavorite } from './use-favorites'

const styles = defineStyles({ heart: { '&&[aria-pressed=true]': { color: 'danger' } } })

/** A heart that keeps something on the device, filled while it is kept. */
export function FavoriteButton({ item, className }: { item: Favorite; className?: string }) {
  const words = useWords()
  const classes = useStyles(styles)
  const kept = useIsFavorite(item)
  return (
    <IconButton
      label={words.keepFavorite}
      aria-pressed={kept}
      className={cx(classes.heart, className)}
      onClick={() => toggleFavorite(item)}
    >
      <FavoriteIcon size={20} filled={kept} />
    </IconButton>
  )
}
