import crypto from 'node:crypto'
import type { Brand } from '@yawmi/brand'
import type { PictureName } from './brand-pictures'

/** Shared links show a card of this size, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 }

/** Address of a brand's picture; it changes with the brand, so that browsers may keep the picture for good. */
export const pictureAddress = (brand: Brand, name: PictureName) => `/brands/${brand.id}/${fingerprint(brand)}/${name}`

const fingerprints = new WeakMap<Brand, string>()
function fingerprint(brand: Brand): string {
  const cached = fingerprints.get(brand)
  if (cached) return cached
  const made = crypto
    .createHash('sha256')
    .update(JSON.stringify([brand.logo, brand.colors]))
    .digest('hex')
    .slice(0, 8)
  fingerprints.set(brand, made)
  return made
}
