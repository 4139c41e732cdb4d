import { contrastRatio } from './color'
import type { COLOR_KEYS } from '../lib/constants'

export type ColorKey = (typeof COLOR_KEYS)[number]
export type Palette = Record<ColorKey, string>

const TEXT = 4.5
const CONTROL = 3

/** Which colour is put on which, and how far apart the two must stand: 4.5 for text, 3 for the outline of a control. */
export const CONTRAST_PAIRS: readonly { front: ColorKey; back: ColorKey; minRatio: number }[] = [
  { front: 'ink', back: 'paper', minRatio: TEXT },
  { front: 'ink', back: 'surface', minRatio: TEXT },
  { front: 'quiet', back: 'paper', minRatio: TEXT },
  { front: 'quiet', back: 'surface', minRatio: TEXT },
  { front: 'brand', back: 'paper', minRatio: TEXT },
  { front: 'brand', back: 'surface', minRatio: TEXT },
  { front: 'brandInk', back: 'brand', minRatio: TEXT },
  { front: 'brandInk', back: 'brandHover', minRatio: TEXT },
  { front: 'accentInk', back: 'accent', minRatio: TEXT },
  { front: 'danger', back: 'paper', minRatio: TEXT },
  { front: 'danger', back: 'surface', minRatio: TEXT },
  { front: 'dangerInk', back: 'danger', minRatio: TEXT },
  { front: 'success', back: 'paper', minRatio: TEXT },
  { front: 'success', back: 'surface', minRatio: TEXT },
  { front: 'successInk', back: 'success', minRatio: TEXT },
  { front: 'edge', back: 'paper', minRatio: CONTROL },
  { front: 'edge', back: 'surface', minRatio: CONTROL },
]

/** The pairs of a palette that stand too close, with the ratio they have. */
export const weakPairs = (palette: Palette) =>
  CONTRAST_PAIRS.map((pair) => ({ ...pair, ratio: contrastRatio(palette[pair.front], palette[pair.back]) })).filter(
    ({ ratio, minRatio }) => ratio < minRatio,
  )
