import crypto from 'node:crypto'
import type { Brand } from '@yawmi/brand'
import type { PictureName } from './brand-pictures'

/** Shared links show a card of this size, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 }

/** Address of a brand's picture; it changes with the brand, so that browsers may keep the picture for good. */
export const pictureAddress = (brand: Brand, name: PictureName) => `/brands/${brand.id}/${fingerprint(brand)}/${name}`

const fingerprint = ({ logo, colors }: Brand) =>
  crypto.hash('sha256', JSON.stringify([logo, colors]), 'hex').slice(0, 8)
