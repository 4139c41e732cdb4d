import { useId } from 'react'
import { useMediaUrl } from '@yawmi/remote-kit'
import { fillText, useStyles, VisuallyHidden } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { hideBrokenPicture } from '../../lib/hide-broken-picture'
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
  const mediaUrl = useMediaUrl()
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
          <img
            src={mediaUrl(file)}
            alt={fillText(strings.stickerOf, { n: index + 1, pack: pack.name })}
            width={512}
            height={512}
            loading="lazy"
            crossOrigin="anonymous"
            className={classes.image}
            onError={hideBrokenPicture}
          />
        </label>
      ))}
    </fieldset>
  )
}
