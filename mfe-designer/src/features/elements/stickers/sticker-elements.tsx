import { useApi } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { fillText, useMediaUrl, useStyles } from '@yawmi/ui'
import { ChoicesSkeleton } from '../../../components/gallery/choices-skeleton'
import { EndlessList } from '../../../components/endless-list'
import { panelStyles } from '../../../components/panel.styles'
import { usePanelStrings } from '../../../copy/panels/use-strings'
import { pagedQuery } from '../../../lib/paged-query'
import { useAddPicture } from '../use-add-picture'
import { OwnStickers } from './own-stickers'
import { stickerElementsStyles } from './sticker-elements.styles'

/** One's own sticker packs and those of the product; a chosen sticker is put on the picture as an element. */
export function StickerElements() {
  const api = useApi()
  const strings = usePanelStrings()
  const mediaUrl = useMediaUrl()
  const panel = useStyles(panelStyles)
  const classes = useStyles(stickerElementsStyles)
  const add = useAddPicture()
  const query = useInfiniteQuery(pagedQuery(['stickers'], (request) => api.stickers(request)))
  return (
    <>
      <OwnStickers />
      <EndlessList query={query} empty={strings.noImages} skeleton={<ChoicesSkeleton />}>
        {(packs) =>
          packs.map(({ uuid, name, stickers }) => (
            <div key={uuid} role="group" aria-label={name} className={classes.pack}>
              <span className={panel.label}>{name}</span>
              <div className={classes.stickers}>
                {stickers.map((sticker, index) => (
                  <button
                    key={sticker.uuid}
                    type="button"
                    className={classes.sticker}
                    aria-label={`${fillText(strings.addPicture, { name })} ${index + 1}`}
                    onClick={() => void add(sticker.path)}
                  >
                    <img src={mediaUrl(sticker.path)} alt="" loading="lazy" crossOrigin="anonymous" draggable={false} />
                  </button>
                ))}
              </div>
            </div>
          ))
        }
      </EndlessList>
    </>
  )
}
