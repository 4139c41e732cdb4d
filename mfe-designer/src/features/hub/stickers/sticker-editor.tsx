import { useState } from 'react'
import { Button, Checkbox, Spinner, useStyles } from '@yawmi/ui'
import { AddIcon } from '@yawmi/ui/icons'
import { useStickerStrings } from './copy/use-strings'
import type { Draft } from '../../../studio/draft-id'
import type { Source } from './pack-view'
import type { PieceState } from './render/make-sticker'
import { DesignSource } from './sources/design-source'
import { PictureSource, type TakePicture } from './sources/picture-source'
import { TextSource } from './sources/text-source'
import { StepHead } from './step-head'
import { StickerImage } from '../../../components/sticker-image'
import { stickersStyles } from './stickers.styles'
import { useSticker } from './use-sticker'

interface StickerEditorProps {
  source: Source
  /** The one that it begins with, where it is made of designs. */
  design?: Draft
  takePicture: TakePicture
  onPlace: (file: Blob) => void
  onBack: () => void
}

const TITLES = { text: 'stickerFromText', picture: 'stickerFromPicture', design: 'stickerFromDesign' } as const

/** A sticker that is being made: what it is of, and how it looks. */
export function StickerEditor({ source, design, takePicture, onPlace, onBack }: StickerEditorProps) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  const [piece, setPiece] = useState<PieceState>()
  const [hasOutline, setHasOutline] = useState(true)
  const { file, failure, busy } = useSticker(piece, hasOutline)
  return (
    <div className={classes.stack}>
      <StepHead title={strings[TITLES[source]]} back={strings.stickerCancel} onBack={onBack} />
      <div className={classes.editor}>
        <div className={classes.preview}>
          {file ? <StickerImage file={file} alt={strings.stickerPreview} /> : busy && <Spinner size={32} />}
        </div>
        <div className={classes.stack}>
          {source === 'text' && <TextSource onPiece={setPiece} />}
          {source === 'picture' && <PictureSource takePicture={takePicture} onPiece={setPiece} />}
          {source === 'design' && <DesignSource begun={design} onPiece={setPiece} />}
          <Checkbox checked={hasOutline} onChange={({ target }) => setHasOutline(target.checked)}>
            {strings.stickerOutline}
          </Checkbox>
          {failure && (
            <p role="alert" className={classes.refused}>
              {strings[failure]}
            </p>
          )}
          <div className={classes.row}>
            <Button disabled={!file || busy} onClick={() => file && onPlace(file)}>
              <AddIcon size={20} />
              {strings.stickerPlace}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
