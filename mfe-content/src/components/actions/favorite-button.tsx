import { useSyncExternalStore } from 'react'
import { cx, defineStyles, IconButton, useStyles, useToast } from '@yawmi/ui'
import { FavoriteIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { hasFavorite, onFavorites, toggleFavorite, type Favorite } from '../../lib/favorites'

const styles = defineStyles({ heart: { '&&[aria-pressed=true]': { color: 'danger' } } })

/** A heart that saves something on the device, filled while it is saved. */
export function FavoriteButton({ item, className }: { item: Favorite; className?: string }) {
  const strings = useStrings()
  const toast = useToast()
  const classes = useStyles(styles)
  const isFavorite = useSyncExternalStore(
    onFavorites,
    () => hasFavorite(item),
    // They are on the device.
    () => false,
  )
  return (
    <IconButton
      label={strings.keepFavorite}
      aria-pressed={isFavorite}
      className={cx(classes.heart, className)}
      onClick={() => toggleFavorite(item) && toast(strings.favoriteNotStored, 'error')}
    >
      <FavoriteIcon size={20} filled={isFavorite} />
    </IconButton>
  )
}
