import { useState } from 'react'
import { Button, fillText, useStyles, useToast } from '@yawmi/ui'
import { DeleteIcon, ShareIcon, StickersIcon } from '@yawmi/ui/icons'
import { canShareFile, share } from '@yawmi/ui/share'
import { useStickerStrings } from './copy/use-strings'
import { removeSticker, trayOf, type Pack, type PackChange, type Sticker } from '../../../studio/packs/pack'
import { useFocusAtPlace } from '../../../hooks/use-focus-at-place'
import { StickerImage } from '../../../components/sticker-image'
import { stickersStyles } from './stickers.styles'

const fileOf = ({ id, file }: Sticker) => new File([file], `${id}.webp`, { type: file.type })

/** The stickers of a pack; what can be done with the chosen one is below them. */
export function StickerGrid({ pack, onChange }: { pack: Pack; onChange: (change: PackChange) => void }) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  const toast = useToast()
  const [id, setId] = useState<string>()
  const chosen = pack.stickers.find((sticker) => sticker.id === id)
  const tray = trayOf(pack)
  const [list, goOnAt] = useFocusAtPlace<HTMLUListElement>(pack)
  const change = (sticker: Sticker, to: PackChange) => {
    goOnAt(pack.stickers.indexOf(sticker))
    onChange(to)
  }
  const hand = (sticker: Sticker) =>
    share({ files: [fileOf(sticker)] }).catch((error: unknown) => {
      console.warn('sharing failed', error)
      toast(strings.shareFailed, 'error')
    })
  return (
    <>
      <ul ref={list} className={classes.grid} aria-label={strings.stickersOf}>
        {pack.stickers.map((sticker, index) => (
          <li key={sticker.id}>
            <button
              type="button"
              aria-pressed={sticker.id === id}
              className={classes.tile}
              onClick={() => setId(sticker.id === id ? undefined : sticker.id)}
            >
              <StickerImage
                file={sticker.file}
                alt={fillText(sticker === tray ? strings.stickerTray : strings.stickerOf, { n: index + 1 })}
              />
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <div className={classes.row}>
          {chosen !== tray && (
            <Button variant="outline" onClick={() => change(chosen, (now) => ({ ...now, tray: chosen.id }))}>
              <StickersIcon size={20} />
              {strings.stickerMakeTray}
            </Button>
          )}
          {canShareFile(fileOf(chosen)) && (
            <Button variant="outline" onClick={() => void hand(chosen)}>
              <ShareIcon size={20} />
              {strings.stickerShare}
            </Button>
          )}
          <Button variant="ghost" onClick={() => change(chosen, (now) => removeSticker(now, chosen.id))}>
            <DeleteIcon size={20} />
            {strings.stickerDelete}
          </Button>
        </div>
      )}
    </>
  )
}
