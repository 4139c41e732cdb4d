/** Why a file cannot be taken as a picture: keys of this feature's strings. */
export type Refusal = 'ownTooLarge' | 'ownTooManyPixels' | 'ownHeic' | 'ownSvg' | 'ownBroken' | 'ownNoPicture'

export class PictureNotTaken extends Error {
  override name = 'PictureNotTaken'

  constructor(
    readonly refusal: Refusal,
    cause?: unknown,
  ) {
    super(refusal, { cause })
  }
}

/** Bytes of a file: what phones make of a photograph has fewer. */
export const MAX_FILE_BYTES = 30 * 1024 * 1024

export type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg'

/** Pixels that are decoded: four bytes each, which a phone has room for. Its own photographs have up to 50 million. */
export const MAX_PIXELS = 60_000_000

/** Pixels from which a picture is made small while it is decoded, where that can be done. */
export const LARGE_PIXELS = 16_000_000

/** Bytes from the beginning that tell what a file is. */
const HEAD_BYTES = 512

/** What a file is by its content, whatever it is called; undefined where it is no picture. */
export async function kindOf(file: Blob): Promise<Kind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n')) return 'png'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  const brand = text.startsWith('ftyp', 4) ? text.slice(8, 12) : ''
  if (/^avi[fs]$/.test(brand)) return 'avif'
  if (/^(?:hei|hev|mif|msf)/.test(brand)) return 'heic'
  return /^[^<]{0,3}\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(text) && /<svg|svg/i.test(text) ? 'svg' : undefined
}
