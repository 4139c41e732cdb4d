import sharp from 'sharp'
import { isCutOff } from './cut-off'
import { RECIPES } from './recipes'
import { MAX_PIXELS } from './resize'

/** Pixels that a file of WebP may have on a side. */
const MAX_SIDE = 16_383
const LARGEST_WIDTH = Math.max(...Object.values(RECIPES).flatMap(({ widths }) => widths))

/** What is wrong with a picture as its first bytes and its end show it; undefined where nothing is. @param source a file's path */
export async function pictureFault(source: string): Promise<string | undefined> {
  try {
    const { autoOrient, compression } = await sharp(source, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    // The library reads what such a file says of itself, and has no decoder for the picture in it.
    if (compression === 'hevc')
      return 'is a picture in the form of iPhones (HEIC), which few browsers show: save it as JPEG or PNG'
    if (width * height > MAX_PIXELS)
      return `has ${width} × ${height} pixels: at most ${MAX_PIXELS / 1_000_000} million can be used`
    if (height * Math.min(1, LARGEST_WIDTH / width) > MAX_SIDE)
      return `is ${width} × ${height} pixels, a strip higher than any screen shows: cut it into pictures`
    return (await isCutOff(source)) ? 'is cut off: copy it again' : undefined
  } catch {
    return 'is no picture that can be used'
  }
}
