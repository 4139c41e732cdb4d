/** The media host did not give a picture, or gave it in a way that a canvas may not use (no CORS). */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

/**
 * Loads a picture so that a canvas may use it.
 * @throws PictureRefused
 */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode().catch(() => {
    throw new PictureRefused(url)
  })
  return image
}
