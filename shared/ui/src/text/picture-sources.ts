import type { Picture } from '@yawmi/contract'
import { mediaUrl } from './media-url'

/** Width in px of the variant for browsers that choose none themselves. */
const PLAIN_WIDTH = 640

/**
 * What an `<img>` of a picture has as its `src` and `srcset`; a page that preloads the picture names the same.
 * @param base address of the media host
 */
export function pictureSources(base: string, { variants }: Pick<Picture, 'variants'>) {
  const sorted = [...variants].sort((a, b) => a.width - b.width)
  const plain = sorted.find(({ width }) => width >= PLAIN_WIDTH) ?? sorted.at(-1)
  return {
    src: plain && mediaUrl(base, plain.path),
    srcSet: sorted.map(({ width, path }) => `${mediaUrl(base, path)} ${width}w`).join(', '),
  }
}
