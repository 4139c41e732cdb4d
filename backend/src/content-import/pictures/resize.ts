import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Recipe } from './recipes'

/** A picture file can claim any size; decoding one of 40 megapixels takes about 160 MB. */
export const MAX_PIXELS = 40_000_000
const SVG_DENSITY = 72

export interface Resized {
  width: number
  height: number
  thumbhash: string
  variants: { width: number; bytes: Buffer }[]
  download: Buffer | undefined
}

export interface Pixels {
  data: Buffer
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>
}

/** Decodes a picture at the largest size of a recipe. */
export type DrawLargest = (source: Buffer, recipe: Recipe) => Promise<Pixels>

/** Decoding that takes longer is given up. */
const MAX_SECONDS = 30

/**
 * Makes every size of a picture. A vector is drawn once, at the largest size; the others are made from that.
 * @param source bytes of an SVG, PNG, JPEG or WebP file
 * @param draw decodes it, where it is not trusted as `BoundedDrawing` does
 * @throws Error when the source is no picture, or larger than 40 megapixels
 */
export async function resize(source: Buffer, recipe: Recipe, draw: DrawLargest = drawLargest): Promise<Resized> {
  const largest = await draw(source, recipe)
  const widths = recipe.widths.filter((width) => width < largest.info.width)
  const variants = [{ width: largest.info.width, bytes: await encodeWebp(largest, recipe) }]
  // Each from the next larger one, which is fewer pixels to read than the largest.
  let pixels = largest
  for (const width of widths.toReversed()) {
    pixels = await shrink(pixels, { width })
    variants.unshift({ width, bytes: await encodeWebp(pixels, recipe) })
  }
  return {
    width: largest.info.width,
    height: largest.info.height,
    thumbhash: await thumbhashOf(pixels),
    variants,
    download: recipe.download
      ? await open(largest).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer()
      : undefined,
  }
}

/** Whether a file is a drawing that can be used, as far as reading its size shows. @param source its path */
export const isDrawing = (source: string): Promise<boolean> =>
  sharp(source, { limitInputPixels: false })
    .metadata()
    .then(({ format }) => format === 'svg')
    .catch(() => false)

export async function drawLargest(source: Buffer, { widths, square }: Recipe): Promise<Pixels> {
  const { format, width = 0 } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata()
  const maxWidth = widths.at(-1) ?? width
  const isVector = format === 'svg'
  const density = isVector ? Math.min(2400, Math.max(1, (SVG_DENSITY * maxWidth) / width)) : SVG_DENSITY
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, density }).timeout({ seconds: MAX_SECONDS }).rotate()
  const sized = square
    ? picture.resize({ width: maxWidth, height: maxWidth, fit: 'contain', background: '#00000000' })
    : picture.resize({ width: maxWidth, withoutEnlargement: !isVector })
  return sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

function shrink(pixels: Pixels, size: { width: number; height?: number }): Promise<Pixels> {
  return open(pixels)
    .resize({ ...size, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encodeWebp(pixels: Pixels, { quality, mostBytes: maxBytes = Infinity }: Recipe): Promise<Buffer> {
  for (let tried = quality; ; tried -= 10) {
    const bytes = await open(pixels).webp({ quality: tried, effort: 2 }).toBuffer()
    if (bytes.length < maxBytes || tried <= 15) return bytes
  }
}

/** Base64 of the picture's thumbhash, which takes at most 100 × 100 pixels. */
async function thumbhashOf(pixels: Pixels): Promise<string> {
  const { data, info } = await shrink(pixels, { width: 100, height: 100 })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
