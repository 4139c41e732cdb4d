/** The browser makes no WebP. */
export class NoWebp extends Error {
  override name = 'NoWebp'
}

/** Bytes: WhatsApp takes what is below 100 KB. */
const MAX_BYTES = 100 * 1024 - 1
/** The first with which a sticker is small enough is taken. */
const QUALITIES = [0.92, 0.8, 0.65, 0.5, 0.35, 0.2, 0.05]
const TYPE = 'image/webp'

/**
 * A canvas as a WebP that is small enough.
 * @throws NoWebp; Error where it is too large however it is made
 */
export async function encodeSticker(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, quality))
    // Browsers that cannot make the one type make another.
    if (file?.type !== TYPE) throw new NoWebp('the browser makes no WebP')
    if (file.size <= MAX_BYTES) return file
  }
  throw new Error('the sticker is too large')
}
