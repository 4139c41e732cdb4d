import type { Brand } from '@yawmi/brand'
import { fontFaces } from '../provider/font-faces'
import { fallbackFaces } from './fallback-faces'

/** Rules of an offered font and of what stands in for it until it is there, for a prerendered page. */
export const fontRules = (font?: Brand['font']): string => fallbackFaces(font ?? 'tajawal') + fontFaces(font)
