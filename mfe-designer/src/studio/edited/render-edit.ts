import { STAGE_SIDE, shownSize, turnedSize } from '../../document/design'
import type { PictureEdit } from '../../document/picture-box'
import { tonePixels } from '../../document/pixels/tone-pixels'
import type { Size } from '../../document/placed'
import { hiddenCanvas, type HiddenCanvas } from '../../lib/hidden-canvas'

export interface EditRequest {
  /** The picture as its file has it; it is closed here. */
  bitmap: ImageBitmap
  edit: PictureEdit
}

/** Longest side in px of a picture with filters: sharp at twice the stage's, and quick enough for a slider. */
const MAX_TONED_SIDE = 1400
const QUALITY = 0.92

/**
 * A picture as its edit shows it, as a file: the stage, small pictures and exports all draw this very file. Runs in a worker,
 * or in the page where there is none.
 */
export async function renderEdit({ bitmap, edit }: EditRequest): Promise<Blob> {
  try {
    const whole = { width: bitmap.width, height: bitmap.height, edit }
    const shown = shownSize(whole)
    const scale = edit.tone ? Math.min(1, MAX_TONED_SIDE / Math.max(shown.width, shown.height)) : 1
    const width = Math.max(1, Math.round(shown.width * scale))
    const height = Math.max(1, Math.round(shown.height * scale))
    const { context, toFile } = hiddenCanvas(width, height, { willReadFrequently: edit.tone !== undefined })
    context.imageSmoothingQuality = 'high'
    drawEdited(context, bitmap, { edit, turned: turnedSize(whole), width, height })
    if (edit.tone) {
      const pixels = context.getImageData(0, 0, width, height)
      tonePixels(pixels, edit.tone, Math.max(width, height) / STAGE_SIDE)
      context.putImageData(pixels, 0, 0)
    }
    return await toFile('image/webp', QUALITY)
  } finally {
    bitmap.close()
  }
}

type Edited = Size & { edit: PictureEdit; turned: Size }

/** From the last change to the first, as transforms of a canvas apply. */
function drawEdited(
  context: HiddenCanvas['context'],
  bitmap: ImageBitmap,
  { edit, turned, width, height }: Edited,
): void {
  const crop = edit.crop ?? { x: 0, y: 0, width: 1, height: 1 }
  context.scale(width / (turned.width * crop.width), height / (turned.height * crop.height))
  context.translate(-crop.x * turned.width + turned.width / 2, -crop.y * turned.height + turned.height / 2)
  context.scale(edit.flipX ? -1 : 1, edit.flipY ? -1 : 1)
  context.rotate(((edit.turn ?? 0) * Math.PI) / 2)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
}
