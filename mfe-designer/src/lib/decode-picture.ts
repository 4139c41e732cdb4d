/** Milliseconds for a picture, most of which are on the device already. */
const LONGEST_MS = 30_000

/**
 * Loads a picture and decodes it.
 * @throws DOMException `EncodingError` where it does not come, a host that falls silent included
 */
export async function decodePicture(url: string, crossOrigin: string | null = 'anonymous'): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = crossOrigin
  image.src = url
  // Browsers wait for a silent host without end. What is no picture is refused in its place; no address at all is not.
  const late = setTimeout(() => (image.src = 'data:,'), LONGEST_MS)
  await image.decode().finally(() => clearTimeout(late))
  return image
}
