import { encodeSticker } from './encode-sticker'
import { newCanvas, SIDE } from './new-canvas'

/** What is put on a sticker, as large as it is. */
export interface Piece {
  image: CanvasImageSource
  width: number
  height: number
}

/** A piece, or none; `pending` while one is being made. */
export type PieceState = Piece | 'pending' | undefined

/** Px of the white outline that WhatsApp wants about a sticker, and of the room that it wants around that. */
const OUTLINE = 8
const MARGIN = 16
/** How often the shape is drawn for its outline, once about. */
const STAMPS = 32

/**
 * A sticker of 512 px: the piece as large as there is room for, within an outline of its own shape.
 * @throws NoWebp where the browser makes none
 */
export async function makeSticker({ image, width, height }: Piece, hasOutline: boolean): Promise<Blob> {
  const room = SIDE - 2 * (MARGIN + (hasOutline ? OUTLINE : 0))
  const scale = Math.min(room / width, room / height)
  const [wide, high] = [width * scale, height * scale]
  const [piece, pieceContext] = newCanvas(SIDE, SIDE)
  pieceContext.drawImage(image, (SIDE - wide) / 2, (SIDE - high) / 2, wide, high)
  const [sticker, context] = newCanvas(SIDE, SIDE)
  if (hasOutline) drawOutline(context, piece)
  context.drawImage(piece, 0, 0)
  return encodeSticker(sticker)
}

/** White wherever the piece's shape is, moved by up to the outline's width. */
function drawOutline(context: CanvasRenderingContext2D, piece: HTMLCanvasElement): void {
  const [shape, shapeContext] = newCanvas(SIDE, SIDE)
  shapeContext.drawImage(piece, 0, 0)
  shapeContext.globalCompositeOperation = 'source-in'
  shapeContext.fillStyle = '#ffffff'
  shapeContext.fillRect(0, 0, SIDE, SIDE)
  for (const reach of [OUTLINE / 2, OUTLINE])
    for (let stamp = 0; stamp < STAMPS; stamp += 1) {
      const angle = (stamp / STAMPS) * 2 * Math.PI
      context.drawImage(shape, Math.cos(angle) * reach, Math.sin(angle) * reach)
    }
}
