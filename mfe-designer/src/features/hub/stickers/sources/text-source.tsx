import { useEffect, useState } from 'react'
import { Chip, TextArea, VisuallyHidden, fillText, useStyles, useToast } from '@yawmi/ui'
import { FONTS, registerFonts } from '../../../../canvas/fonts'
import { useStickerStrings } from '../copy/use-strings'
import { keepWords, writtenWords } from '../../../../lib/written-words'
import { drawWords } from '../render/draw-words'
import type { PieceState } from '../render/make-sticker'
import { stickersStyles } from '../stickers.styles'

/** Fonts that the remote brings: those of the device differ from phone to phone. */
const OFFERED = FONTS.filter(({ faces }) => faces.length > 0)
const COLORS = ['1b2430', '0b5d6b', 'b3261e', 'd9791a', '25805a', '6b4e9b', 'b83567', 'ffffff'] as const
/** Characters that are legible on a sticker. */
const MAX_LENGTH = 80
/** Milliseconds without a key before the sticker is made anew. */
const TYPING_MS = 150

/** Words, in a font and a colour, as a sticker's piece. */
export function TextSource({ onPiece }: { onPiece: (piece: PieceState) => void }) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  const toast = useToast()
  const [text, setText] = useState(() => writtenWords('sticker')?.[0] ?? '')
  const [font, setFont] = useState('cairo')
  const [color, setColor] = useState<string>(COLORS[1])
  useEffect(registerFonts, [])
  useEffect(() => {
    let left = false
    onPiece('pending')
    const timer = setTimeout(() => {
      drawWords({ text, font, color }).then(
        (piece) => !left && onPiece(piece),
        (error: unknown) => {
          console.warn('words could not be drawn', error)
          if (left) return
          onPiece(undefined)
          toast(strings.stickerFailed, 'error')
        },
      )
    }, TYPING_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [text, font, color, onPiece, toast, strings])
  return (
    <>
      <TextArea
        label={strings.stickerWords}
        value={text}
        maxLength={MAX_LENGTH}
        rows={2}
        dir="auto"
        onChange={({ target }) => {
          keepWords('sticker', [target.value])
          setText(target.value)
        }}
      />
      <div role="group" aria-label={strings.stickerFont} className={classes.row}>
        {OFFERED.map(({ name, css }) => (
          <Chip key={name} pressed={name === font} style={{ fontFamily: css }} onClick={() => setFont(name)}>
            <VisuallyHidden>{name}</VisuallyHidden>
            {strings.packUntitled}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={strings.stickerColor} className={classes.swatches}>
        {COLORS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === color}
            aria-label={fillText(strings.colorOf, { hex: each })}
            className={classes.swatch}
            style={{ backgroundColor: `#${each}` }}
            onClick={() => setColor(each)}
          />
        ))}
      </div>
    </>
  )
}
