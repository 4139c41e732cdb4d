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
