import type { Picture } from '@yawmi/contract'

/** Whether something saved on the device is a picture as the API answers one. */
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
