import { turnedSize, type Edited } from './design'
import { MIN_CROP } from './placed'
import type { Crop, PictureEdit, QuarterTurns } from './picture-box'

/** The picture turned by a right angle, clockwise as it is shown; what is cropped stays the same part of it. */
export function turned<T extends Edited>(picture: T): T {
  const { turn = 0, crop, ...rest } = picture.edit ?? {}
  // A turn before one mirror is seen as a turn the other way.
  const isMirrored = (rest.flipX === true) !== (rest.flipY === true)
  const next = (turn + (isMirrored ? 3 : 1)) % 4
  const moved = crop && { x: 1 - crop.y - crop.height, y: crop.x, width: crop.height, height: crop.width }
  return edited(picture, {
    ...rest,
    ...(moved && { crop: withinPicture(moved) }),
    ...(next && { turn: next as QuarterTurns }),
  })
}

/** The picture mirrored as it is shown. */
export function mirrored<T extends Edited>(picture: T, way: 'flipX' | 'flipY'): T {
  const { [way]: flipped, crop, ...rest } = picture.edit ?? {}
  const moved =
    crop && (way === 'flipX' ? { ...crop, x: 1 - crop.x - crop.width } : { ...crop, y: 1 - crop.y - crop.height })
  return edited(picture, { ...rest, ...(moved && { crop: withinPicture(moved) }), ...(!flipped && { [way]: true }) })
}

/** The picture with another part of it, or with all of it. */
export function cropped<T extends Edited>(picture: T, crop: Crop | undefined): T {
  const { crop: _, ...rest } = picture.edit ?? {}
  const within = crop && withinPicture(crop)
  const isWhole = !within || (within.width > 0.999 && within.height > 0.999)
  return edited(picture, isWhole ? rest : { ...rest, crop: within })
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** To a ten thousandth of a side: finer than any pixel, and short in a document. */
const round = (share: number) => Math.round(share * 10_000) / 10_000

function withinPicture({ x, y, width, height }: Crop): Crop {
  const sides = { width: round(clamp(width, MIN_CROP, 1)), height: round(clamp(height, MIN_CROP, 1)) }
  return { x: round(clamp(x, 0, 1 - sides.width)), y: round(clamp(y, 0, 1 - sides.height)), ...sides }
}

/** The picture with these changes alone; without any, as its file has it. */
export function edited<T extends Edited>(picture: T, edit: PictureEdit): T {
  const { edit: _, ...rest } = picture
  return (Object.keys(edit).length > 0 ? { ...rest, edit } : rest) as T
}

/**
 * The largest part of a picture that has some proportions, about the middle of what is shown of it.
 * @param aspect width over height
 */
export function cropOfAspect(picture: Edited, aspect: number): Crop {
  const { width, height } = turnedSize(picture)
  const before = picture.edit?.crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const share = width / height / aspect
  const sides = share > 1 ? { width: 1 / share, height: 1 } : { width: 1, height: share }
  return withinPicture({
    x: before.x + before.width / 2 - sides.width / 2,
    y: before.y + before.height / 2 - sides.height / 2,
    ...sides,
  })
}
