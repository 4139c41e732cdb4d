import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useStyles } from '@yawmi/ui'
import type { Crop, PictureSource } from '../../document/picture-box'
import { turnedSize } from '../../document/design'
import { usePictureUrl } from '../../studio/own-pictures'
import { pulledCrop, type CropPart } from './crop-drag'
import { usePictureEditStrings } from './copy/use-strings'
import { pictureEditStyles } from './picture-edit.styles'

/** Longest sides of the picture in the panel, in px. */
const ROOM = { width: 280, height: 240 }
/** Share of a side that an arrow key pulls by. */
const KEY_STEP = 0.02
const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

const CORNERS = [
  ['top-left', 'cropTopLeft'],
  ['top-right', 'cropTopRight'],
  ['bottom-left', 'cropBottomLeft'],
  ['bottom-right', 'cropBottomRight'],
] as const

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

interface CropFrameProps {
  picture: PictureSource
  /** Called once for a pull, at its end, and for each key. */
  onCrop: (crop: Crop, byKey?: boolean) => void
}

interface Pull {
  part: CropPart
  from: { x: number; y: number }
  crop: Crop
}

/** All of a picture, with a window over the part that is shown: it is moved, and pulled at its corners. */
export function CropFrame({ picture, onCrop }: CropFrameProps) {
  const strings = usePictureEditStrings()
  const classes = useStyles(pictureEditStyles)
  const { crop: stored = WHOLE, tone: _, ...rest } = picture.edit ?? {}
  const isEdited = Object.keys(rest).length > 0
  const url = usePictureUrl(isEdited ? { path: picture.path, edit: rest } : { path: picture.path })
  const [pull, setPull] = useState<Pull>()
  const [pulled, setPulled] = useState<Crop>()
  const { width, height } = turnedSize(picture)
  const scale = Math.min(ROOM.width / width, ROOM.height / height)
  const size = { width: width * scale, height: height * scale }
  const crop = pulled ?? stored

  const part = (name: CropPart) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target !== event.currentTarget) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      setPull({ part: name, from: { x: event.clientX, y: event.clientY }, crop: stored })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (pull?.part !== name) return
      const by = { x: (event.clientX - pull.from.x) / size.width, y: (event.clientY - pull.from.y) / size.height }
      setPulled(pulledCrop(pull.crop, name, by))
    },
    onPointerUp() {
      if (pulled) onCrop(pulled)
      setPull(undefined)
      setPulled(undefined)
    },
    onPointerCancel() {
      setPull(undefined)
      setPulled(undefined)
    },
    onKeyDown(event: KeyboardEvent) {
      const by = ARROWS[event.key]
      if (!by) return
      event.preventDefault()
      event.stopPropagation()
      onCrop(pulledCrop(stored, name, by), true)
    },
  })
  const edges = {
    left: crop.x * size.width,
    top: crop.y * size.height,
    width: crop.width * size.width,
    height: crop.height * size.height,
  }
  return (
    // Left to right and with physical edges, as the stage is.
    <div dir="ltr" className={classes.crop} style={size}>
      <img src={url} alt="" crossOrigin="anonymous" draggable={false} />
      <button
        type="button"
        aria-label={strings.cropMove}
        className={classes.window}
        style={edges}
        data-crop="all"
        {...part('all')}
      />
      {CORNERS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-label={strings[label]}
          className={classes.corner}
          data-crop={name}
          style={{
            // Inline: a style sheet would turn it around on right-to-left pages.
            transform: 'translate(-50%, -50%)',
            left: edges.left + (name.endsWith('left') ? 0 : edges.width),
            top: edges.top + (name.startsWith('top') ? 0 : edges.height),
          }}
          {...part(name)}
        />
      ))}
    </div>
  )
}
