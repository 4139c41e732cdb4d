import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden, useStyles, useToast } from '@yawmi/ui'
import { registerFonts } from '../../../../canvas/fonts'
import { DesignThumb } from '../../../../components/design-thumb'
import { nameOf } from '../../../../document/texts/design-name'
import type { Draft } from '../../../../studio/draft-id'
import { listDrafts } from '../../../../studio/drafts'
import { usePictureUrls } from '../../../../studio/own-pictures'
import { useStickerStrings } from '../copy/use-strings'
import { drawDesign } from '../render/draw-design'
import type { PieceState } from '../render/make-sticker'
import { stickersStyles } from '../stickers.styles'
import { DesignLayer } from './design-layer'
import { SavedChoices } from './saved-choices'

/** Px of a design in the list. */
const THUMB = 96

const listAll = () => [...listDrafts('image'), ...listDrafts('card')].sort((one, other) => other.at - one.at)

/** A design of one's own, from the drafts or the saved items, as a sticker's piece. */
export function DesignSource({ begun, onPiece }: { begun?: Draft; onPiece: (piece: PieceState) => void }) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  const toast = useToast()
  const pictureUrl = usePictureUrls()
  const layer = useRef<HTMLDivElement>(null)
  const [drafts] = useState(listAll)
  const [chosen, setChosen] = useState(begun)
  const latest = useRef<object>(undefined)
  /** Of two choices in a row the later one counts: a saved design comes a while after its press. */
  const onChoose = () => {
    const choice = (latest.current = {})
    return (design: Draft) => {
      if (latest.current === choice) setChosen(design)
    }
  }
  useEffect(registerFonts, [])
  useEffect(() => {
    if (!chosen || !layer.current) return
    let left = false
    onPiece('pending')
    drawDesign(chosen.design, layer.current, pictureUrl).then(
      (piece) => !left && onPiece(piece),
      (error: unknown) => {
        console.warn('a design could not be drawn', error)
        if (left) return
        // Another press tries again.
        setChosen(undefined)
        onPiece(undefined)
        toast(strings.stickerFailed, 'error')
      },
    )
    return () => void (left = true)
  }, [chosen, pictureUrl, onPiece, toast, strings])
  return (
    <>
      {drafts.length > 0 && (
        <>
          <span className={classes.label}>{strings.stickerDrafts}</span>
          <ul className={classes.designs} aria-label={strings.stickerDrafts}>
            {drafts.map((draft) => (
              <li key={draft.id}>
                <button
                  type="button"
                  aria-pressed={draft.id === chosen?.id}
                  className={classes.tile}
                  onClick={() => onChoose()(draft)}
                >
                  <DesignThumb design={draft.design} size={THUMB} />
                  <VisuallyHidden>{nameOf(draft.design) ?? strings.draftUntitled}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <SavedChoices
        besides={drafts.map(({ id }) => id)}
        chosen={chosen?.id}
        onChoose={onChoose}
        empty={drafts.length === 0 ? strings.stickerNoDesigns : undefined}
      />
      {chosen && <DesignLayer key={chosen.id} ref={layer} design={chosen.design} />}
    </>
  )
}
