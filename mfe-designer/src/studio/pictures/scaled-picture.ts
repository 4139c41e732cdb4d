import type { Size } from '../../document/placed'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/**
 * Whether a canvas makes pictures smaller as pages do. Firefox's does not, and has no `imageSmoothingQuality` to tell it to: it takes some
 * pixels and leaves out those between, and the edges of what is turned are steps.
 */
export const smoothsPictures = (context: Context): boolean =>
  // Of the browser, and not what somebody has set to no effect.
  'imageSmoothingQuality' in (Object.getPrototypeOf(context) as object)

/**
 * A picture for a canvas that draws it in so many pixels, made smaller before where the canvas would do it badly: as a page
 * of Firefox shows it, to the pixel.
 */
export async function scaledPicture<P extends HTMLImageElement | ImageBitmap | VideoFrame>(
  context: Context,
  picture: P,
  to: Size,
): Promise<P | ImageBitmap> {
  const { width, height } = sidesOf(picture)
  if (smoothsPictures(context) || (to.width >= width && to.height >= height)) return picture
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(Math.min(width, to.width))),
    resizeHeight: Math.max(1, Math.round(Math.min(height, to.height))),
    resizeQuality: 'high',
  })
}

/** Width and height of a picture in its own pixels. */
export function sidesOf(picture: HTMLImageElement | ImageBitmap | VideoFrame): Size {
  if ('naturalWidth' in picture) return { width: picture.naturalWidth, height: picture.naturalHeight }
  return 'displayWidth' in picture
    ? { width: picture.displayWidth, height: picture.displayHeight }
    : { width: picture.width, height: picture.height }
}
