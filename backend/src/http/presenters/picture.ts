import type { Picture } from '@yawmi/contract'
import type { PictureRow } from '../../domain/content/content-rows'

export const presentPicture = ({ width, height, thumbhash, variants }: PictureRow): Picture => ({
  width,
  height,
  thumbhash,
  variants,
})

/** The smallest file that fills a card: for places that show one size only. */
export const cardPath = ({ variants, path }: PictureRow): string =>
  (variants.find(({ width }) => width >= 640) ?? variants.at(-1))?.path ?? path
