import sharp from 'sharp'
import { isCutOff } from './cut-off'
import { MAX_PIXELS } from './resize'

/** What is wrong with a picture as its first bytes and its end show it; undefined where nothing is. @param source a file's path */
export async function pictureFault(source: string): Promise<string | undefined> {
  try {
    const { width, height, compression } = await sharp(source, { limitInputPixels: false }).metadata()
    // The library reads what such a file says of itself, and has no decoder for the picture in it.
    if (compression === 'hevc')
      return 'is a picture in the form of iPhones (HEIC), which few browsers show: save it as JPEG or PNG'
    if (width * height > MAX_PIXELS)
      return `has ${width} × ${height} pixels: at most ${MAX_PIXELS / 1_000_000} million can be used`
    return (await isCutOff(source)) ? 'is cut off: copy it again' : undefined
  } catch {
    return 'is no picture that can be used'
  }
}
