import type { PictureSize } from './picture-size'

/** WebCodecs' decoder of pictures, with what of it is used; the compiler's library does not have it. */
interface PictureDecoder {
  decode: () => Promise<{ image: VideoFrame }>
  close: () => void
}
type PictureDecoderClass = new (options: {
  type: string
  data: ReadableStream
  desiredWidth: number
  desiredHeight: number
}) => PictureDecoder

/** JPEG's blocks have eight pixels at each side, and are decoded to any number of them. */
const EIGHTHS = 8

/**
 * Decodes a large JPEG at the smallest number of eighths whose longer side has `side` pixels: 50 megapixels would occupy
 * 200 MB of a phone, and as much again while they are made smaller.
 * @returns undefined where the picture is small, or the browser decodes only as a whole
 */
export async function decodeSmall(
  file: Blob,
  { width, height }: PictureSize,
  side: number,
): Promise<VideoFrame | undefined> {
  const { ImageDecoder } = globalThis as { ImageDecoder?: PictureDecoderClass }
  const eighths = Math.ceil((EIGHTHS * side) / Math.max(width, height))
  if (!ImageDecoder || eighths >= EIGHTHS) return undefined
  const [desiredWidth, desiredHeight] = [width, height].map((full) => Math.ceil((full * eighths) / EIGHTHS)) as [
    number,
    number,
  ]
  let decoder: PictureDecoder | undefined
  try {
    decoder = new ImageDecoder({ type: 'image/jpeg', data: file.stream(), desiredWidth, desiredHeight })
    const { image } = await decoder.decode()
    if (Math.max(image.displayWidth, image.displayHeight) >= side) return image
    image.close()
    return undefined
  } catch {
    // What decodes it as a whole says whether it is broken.
    return undefined
  } finally {
    decoder?.close()
  }
}
