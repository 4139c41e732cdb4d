import { useId } from 'react'
import { fillText, useStyles, VisuallyHidden } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { MediaImage } from '../../components/media/media-image'
import type { PackItem } from './sticker-packs.resource'
import { stickersStyles } from './stickers.styles'

export interface StickerGridProps {
  pack: PackItem
  chosen: string | undefined
  onChoose: (uuid: string) => void
}

/** The stickers of a pack as a radio group: one can be chosen, and arrow keys move between them. */
export function StickerGrid({ pack, chosen, onChoose }: StickerGridProps) {
  const strings = useStrings()
  const group = useId()
  const classes = useStyles(stickersStyles)
  return (
    <fieldset className={classes.grid}>
      <VisuallyHidden as="legend">{pack.name}</VisuallyHidden>
      {pack.stickers.map(({ uuid, file }, index) => (
        <label key={uuid} className={classes.sticker}>
          <input
            type="radio"
            name={group}
            className={classes.radio}
            checked={uuid === chosen}
            onChange={() => onChoose(uuid)}
          />
          <MediaImage
            path={file}
            alt={fillText(strings.stickerOf, { n: index + 1, pack: pack.name })}
            side={512}
            loading="lazy"
            className={classes.image}
          />
        </label>
      ))}
    </fieldset>
  )
}
