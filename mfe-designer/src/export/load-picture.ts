import { decodePicture } from '../lib/decode-picture'

/** The media host did not give a picture, or gave it in a way that a canvas may not use. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'

  /** @param forbidden the picture is there, but its host does not let other sites draw it (no CORS). */
  constructor(
    url: string,
    readonly forbidden: boolean,
  ) {
    super(url)
  }
}

/**
 * Loads a picture so that a canvas may use it.
 * @throws PictureRefused
 */
export const loadPicture = (url: string): Promise<HTMLImageElement> =>
  decodePicture(url).catch(async () => {
    // Browsers do not say why; a picture that comes without asking for CORS is one that forbids it.
    const there = await decodePicture(url, null).then(
      () => true,
      () => false,
    )
    throw new PictureRefused(url, there)
  })
