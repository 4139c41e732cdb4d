import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { Button, Chip, useStyles } from '@yawmi/ui'
import { AddImageIcon } from '@yawmi/ui/icons'
import { useStickerStrings } from '../copy/use-strings'
import { CUTS, cutPicture, pictureOfFile, type Cut } from '../render/cut-picture'
import type { PieceState } from '../render/make-sticker'
import { stickersStyles } from '../stickers.styles'

/** Reads a file of the device as a picture, turned as it was taken and without its metadata. Its errors have a `refusal`: a key of the studio's strings. */
export type TakePicture = (file: File) => Promise<{ file: Blob }>

const CUT_NAMES = {
  rounded: 'shapeRounded',
  ellipse: 'shapeEllipse',
  heart: 'shapeHeart',
  star: 'shapeStar',
  arch: 'shapeArch',
} as const satisfies Record<Cut, string>

interface PictureSourceProps {
  takePicture: TakePicture
  onPiece: (piece: PieceState) => void
}

/** A picture of one's own, cut to a shape, as a sticker's piece. */
export function PictureSource({ takePicture, onPiece }: PictureSourceProps) {
  const strings = useStickerStrings()
  const classes = useStyles(stickersStyles)
  const input = useRef<HTMLInputElement>(null)
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const [cut, setCut] = useState<Cut | undefined>('rounded')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  useEffect(() => () => bitmap?.close(), [bitmap])
  useEffect(() => {
    if (bitmap) onPiece(cutPicture({ image: bitmap, width: bitmap.width, height: bitmap.height }, cut))
  }, [bitmap, cut, onPiece])
  const take = async (file: File) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const taken = await takePicture(file)
      setBitmap(await pictureOfFile(taken.file))
    } catch (error) {
      const { refusal } = Object(error) as { refusal?: keyof typeof strings }
      const reason = refusal && strings[refusal]
      setFailure(typeof reason === 'string' ? reason : strings.ownBroken)
    } finally {
      setBusy(false)
    }
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) void take(file)
  }
  return (
    <>
      <div className={classes.row}>
        <Button variant="outline" loading={busy} onClick={() => input.current?.click()}>
          <AddImageIcon size={20} />
          {strings.stickerChoosePicture}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={strings.stickerChoosePicture}
        onChange={onChange}
      />
      <p role="status" className={failure ? classes.refused : classes.note}>
        {failure ?? (busy ? strings.loadingPicture : strings.stickerPrivate)}
      </p>
      <div role="group" aria-label={strings.stickerShape} className={classes.row}>
        {CUTS.map((each) => (
          <Chip key={each} pressed={each === cut} onClick={() => setCut(each)}>
            {strings[CUT_NAMES[each]]}
          </Chip>
        ))}
        <Chip pressed={cut === undefined} onClick={() => setCut(undefined)}>
          {strings.stickerWhole}
        </Chip>
      </div>
    </>
  )
}
