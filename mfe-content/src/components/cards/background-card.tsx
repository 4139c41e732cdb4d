import { memo } from 'react'
import { defineStyles, fillText, Picture, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { BackgroundItem } from '../../lib/items/background-item'

export const BACKGROUND_RATIO = '3 / 4'

export const backgroundCardStyles = defineStyles({
  card: {
    display: 'block',
    width: 'full',
    borderRadius: 'card',
    overflow: 'hidden',
    cursor: 'zoom-in',
    aspectRatio: BACKGROUND_RATIO,
    textDecoration: 'none',
    '&:hover > img': { transform: 'scale(1.03)' },
  },
  picture: { '&&': { height: '100%' }, transition: 'transform 250ms' },
})

export interface BackgroundCardProps {
  item: BackgroundItem
  sizes: string
  onOpen: (uuid: string) => void
}

/** A wallpaper in a grid; a tap opens it over the whole screen. */
export const BackgroundCard = memo(({ item, sizes, onOpen }: BackgroundCardProps) => {
  const strings = useStrings()
  const classes = useStyles(backgroundCardStyles)
  return (
    <button
      type="button"
      className={classes.card}
      aria-label={fillText(strings.openPicture, { name: item.name })}
      onClick={() => onOpen(item.uuid)}
    >
      <Picture picture={item.picture} alt="" sizes={sizes} ratio={BACKGROUND_RATIO} className={classes.picture} />
    </button>
  )
})
BackgroundCard.displayName = 'BackgroundCard'
