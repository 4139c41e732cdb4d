import { DESIGN_MAX_PIXELS } from '@yawmi/contract'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { ar } from './copy/ar'
import { imageOf, imageRefused } from './png'

const MAX_SECONDS = 10
// No picture comes twice, and each keeps to one thread: what others would hold meanwhile is memory of the whole server.
sharp.cache(false)
sharp.concurrency(1)
/** One at a time: an interlaced picture of 16 megapixels and 16 bits takes 130 MB while it is drawn. */
const oneAtATime = pLimit(1)

/** Pixels of a thumbnail's width: what a phone's list has for one of two columns. */
const THUMBNAIL_WIDTH = 320
const THUMBNAIL_QUALITY = 78

/**
 * Draws a PNG file anew: what is kept are its pixels, in a file of our own making.
 * @param file bytes from anybody
 * @throws ApiError 422 under `image` when it is no sound PNG file of at most 16 megapixels
 */
export async function redraw(file: Buffer): Promise<Buffer> {
  const drawing = imageOf(file)
  return oneAtATime(() =>
    sharp(drawing, { limitInputPixels: DESIGN_MAX_PIXELS, failOn: 'warning' })
      .timeout({ seconds: MAX_SECONDS })
      .png({ compressionLevel: 6 })
      .toBuffer()
      .catch((cause: unknown) => {
        throw imageRefused(ar.notPng, 'validation', cause)
      }),
  )
}

/** A small copy of a picture of our own making, as WebP. @throws where it cannot be made in time */
export function thumbnailOf(picture: Buffer): Promise<Buffer> {
  return oneAtATime(() =>
    sharp(picture, { limitInputPixels: DESIGN_MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
      .webp({ quality: THUMBNAIL_QUALITY })
      .toBuffer(),
  )
}
