import type { Picture } from '@yawmi/contract'

/** Whether a stored value is a picture in the API's form. */
export function isPicture(value: unknown): value is Picture {
  const picture = value as Partial<Picture> | null | undefined
  return (
    typeof picture?.width === 'number' &&
    typeof picture.height === 'number' &&
    typeof picture.thumbhash === 'string' &&
    Array.isArray(picture.variants) &&
    picture.variants.length > 0 &&
    picture.variants.every((variant) => typeof variant?.width === 'number' && typeof variant.path === 'string')
  )
}
