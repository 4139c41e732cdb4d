import { decodePicture as decodeImage } from '../../../lib/decode-picture'
import { canDrawInWorkers, hiddenCanvas } from '../../../lib/hidden-canvas'
import { scaledPicture, sidesOf } from '../../../studio/pictures/scaled-picture'
import { decodeSmall } from './decode-small'
import { decodePngSmall } from './png/decode-png'
import type { PictureSize } from './picture-size'

/** A picture as the studio stores it. */
export interface DecodedPicture {
  file: Blob
  width: number
  height: number
}

export interface DecodeRequest {
  file: Blob
  /** Of the file that is made: one without transparency is smaller. */
  type: 'image/jpeg' | 'image/webp'
  /** Of a JPEG, as its head says: browsers that can decode a large one at a smaller size. */
  size?: PictureSize | undefined
  /** A PNG that would occupy too much memory as a whole. */
  isLargePng?: boolean
}

/** Longest side of a stored picture, in pixels: sharp at twice the stage's, with room to enlarge. */
const MAX_SIDE = 2048
const QUALITY = 0.9

/**
 * Decodes a picture, turns it as its camera was held and makes it no larger than needed. The file that is made has nothing of
 * the first one's metadata, such as where it was taken. Runs in a worker, or in the page where there is none.
 */
export async function decodePicture({ file, type, size, isLargePng }: DecodeRequest): Promise<DecodedPicture> {
  const small = isLargePng ? await smallPng(file) : size && (await decodeSmall(file, size, MAX_SIDE))
  const picture = small ?? (await wholePicture(file))
  try {
    const full = sidesOf(picture)
    const scale = Math.min(1, MAX_SIDE / Math.max(full.width, full.height))
    const width = Math.max(1, Math.round(full.width * scale))
    const height = Math.max(1, Math.round(full.height * scale))
    const { context, toFile } = hiddenCanvas(width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(await scaledPicture(context, picture, { width, height }), 0, 0, width, height)
    return { file: await toFile(type, QUALITY), width, height }
  } finally {
    if ('close' in picture) picture.close()
  }
}

/**
 * Turned as it was held, which browsers do without a word; the word for it is refused by those from before 2023. Bitmaps of Safari before
 * 16 are not turned, and its images are: it is among the browsers whose workers cannot draw.
 */
async function wholePicture(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  if (canDrawInWorkers()) return createImageBitmap(file)
  const url = URL.createObjectURL(file)
  return decodeImage(url).finally(() => URL.revokeObjectURL(url))
}

async function smallPng(file: Blob): Promise<ImageBitmap | undefined> {
  const pixels = await decodePngSmall(file, MAX_SIDE)
  return pixels && createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height))
}
