import { useEffect, useState } from 'react'
import { OWN_PICTURE_PREFIX } from '@yawmi/contract'
import { fillText, useStyles, useToast } from '@yawmi/ui'
import { addPicture } from '../../../commands/add-element'
import { panelStyles } from '../../../components/panel.styles'
import { StickerImage } from '../../../components/sticker-image'
import { putOwnPicture } from '../../../studio/own-pictures'
import type { Pack, Sticker } from '../../../studio/packs/pack'
import { listPacks } from '../../../studio/packs/pack-storage'
import { useStudio, useStudioView } from '../../../studio/use-studio'
import { useStickerElementStrings } from './copy/use-strings'
import { stickerElementsStyles } from './sticker-elements.styles'

/** Px of a sticker's sides, as WhatsApp takes it. */
const SIDE = 512

/** Packs that were made on this device. A sticker of them is put on the picture as a picture of one's own. */
export function OwnStickers() {
  const strings = useStickerElementStrings()
  const studio = useStudio()
  const toast = useToast()
  const panel = useStyles(panelStyles)
  const classes = useStyles(stickerElementsStyles)
  const [packs, setPacks] = useState<readonly Pack[]>([])
  const isFull = useStudioView((view) => !addPicture.enabled(view, { path: '', width: SIDE, height: SIDE }))
  useEffect(() => {
    let left = false
    void listPacks().then((found) => !left && setPacks(found))
    return () => void (left = true)
  }, [])
  const add = async ({ id, file }: Sticker) => {
    const { draft } = studio.view()
    // By the sticker's own id: one that is used twice is stored once.
    const path = `${OWN_PICTURE_PREFIX}sticker${id}`
    const isStored = await putOwnPicture(path, file)
    if (studio.view().draft !== draft) return
    studio.run(addPicture, { path, width: SIDE, height: SIDE })
    if (!isStored) toast(strings.stickerNotStored, 'error')
  }
  return packs.map(({ id, name: given, stickers }) => {
    const name = given.trim() || strings.packUntitled
    return (
      <div key={id} role="group" aria-label={name} className={classes.pack}>
        <span className={panel.label}>{name}</span>
        <div className={classes.stickers}>
          {stickers.map((sticker, index) => (
            <button
              key={sticker.id}
              type="button"
              className={classes.sticker}
              disabled={isFull}
              aria-label={`${fillText(strings.addPicture, { name })} ${index + 1}`}
              onClick={() => void add(sticker)}
            >
              <StickerImage file={sticker.file} />
            </button>
          ))}
        </div>
      </div>
    )
  })
}
