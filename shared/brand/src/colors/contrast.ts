import { contrastRatio } from './color'
import type { COLOR_KEYS } from '../lib/constants'

export type ColorKey = (typeof COLOR_KEYS)[number]
export type Palette = Record<ColorKey, string>

const TEXT = 4.5
const CONTROL = 3

/** Which colour is put on which, and how far apart the two must stand: 4.5 for text, 3 for the outline of a control. */
export const CONTRAST_PAIRS: readonly { front: ColorKey; back: ColorKey; least: number }[] = [
  { front: 'ink', back: 'paper', least: TEXT },
  { front: 'ink', back: 'surface', least: TEXT },
  { front: 'quiet', back: 'paper', least: TEXT },
  { front: 'quiet', back: 'surface', least: TEXT },
  { front: 'brand', back: 'paper', least: TEXT },
  { front: 'brand', back: 'surface', least: TEXT },
  { front: 'brandInk', back: 'brand', least: TEXT },
  { front: 'brandInk', back: 'brandHover', least: TEXT },
  { front: 'accentInk', back: 'accent', least: TEXT },
  { front: 'danger', back: 'paper', least: TEXT },
  { front: 'danger', back: 'surface', least: TEXT },
  { front: 'dangerInk', back: 'danger', least: TEXT },
  { front: 'success', back: 'paper', least: TEXT },
  { front: 'success', back: 'surface', least: TEXT },
  { front: 'successInk', back: 'success', least: TEXT },
  { front: 'edge', back: 'paper', least: CONTROL },
  { front: 'edge', back: 'surface', least: CONTROL },
]

/** The pairs of a palette that stand too close, with the ratio they have. */
export const weakPairs = (palette: Palette) =>
  CONTRAST_PAIRS.map((pair) => ({ ...pair, ratio: contrastRatio(palette[pair.front], palette[pair.back]) })).filter(
    ({ ratio, least }) => ratio < least,
  )
