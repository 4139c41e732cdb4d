import type { Size } from './placed'

/** How the background is changed before anything is put on it: whole numbers, 0 where it stays as it is. */
export interface Tone {
  /** Per cent more or less light. */
  readonly exposure: number
  readonly contrastLevel: number
  /** Per cent of a warm tint; below 0 of a cool one. */
  readonly warmth: number
  /** Per cent of its colours that go: 100 is black and white. */
  readonly gray: number
  /** Standard deviation of the blur, in stage units. */
  readonly blurRadius: number
  /** Per cent of black over it, on which light letters read. */
  readonly veil: number
}

export const NEUTRAL: Tone = { exposure: 0, contrastLevel: 0, warmth: 0, gray: 0, blurRadius: 0, veil: 0 }

export const TONE_BOUNDS: Record<keyof Tone, { min: number; max: number }> = {
  exposure: { min: -60, max: 60 },
  contrastLevel: { min: -60, max: 60 },
  warmth: { min: -100, max: 100 },
  gray: { min: 0, max: 100 },
  blurRadius: { min: 0, max: 20 },
  veil: { min: 0, max: 80 },
}

export const TONE_FIELDS = Object.keys(NEUTRAL) as (keyof Tone)[]

/** Ready sets of filters. */
export const FILTERS = {
  none: NEUTRAL,
  bright: { ...NEUTRAL, exposure: 14, contrastLevel: 6 },
  warm: { ...NEUTRAL, exposure: 4, warmth: 45 },
  cool: { ...NEUTRAL, contrastLevel: 6, warmth: -40 },
  vivid: { ...NEUTRAL, exposure: 4, contrastLevel: 24 },
  faded: { ...NEUTRAL, exposure: 12, contrastLevel: -26, gray: 25 },
  mono: { ...NEUTRAL, contrastLevel: 10, gray: 100 },
  dusk: { ...NEUTRAL, exposure: -8, warmth: 20, veil: 34 },
} as const satisfies Record<string, Tone>

export type FilterName = keyof typeof FILTERS

export const isNeutral = (tone: Tone): boolean => TONE_FIELDS.every((field) => tone[field] === 0)

/** What browsers change the picture by itself with, in the order in which they do; `px` px for a stage unit. */
export function filterOf({ exposure, contrastLevel, gray, blurRadius }: Tone, px = 1): string {
  const filters = [
    exposure && `brightness(${1 + exposure / 100})`,
    contrastLevel && `contrast(${1 + contrastLevel / 100})`,
    gray && `grayscale(${gray / 100})`,
    blurRadius && `blur(${blurRadius * px}px)`,
  ]
  return filters.filter(Boolean).join(' ') || 'none'
}

/** A colour that lies over all of the picture. */
export interface Layer {
  color: string
  opacity: number
  blend: 'soft-light' | 'normal'
}

/** What lies over the picture, from below. */
export function layersOf({ warmth, veil }: Tone): Layer[] {
  const tint: Layer = {
    color: warmth > 0 ? '#ff8c1a' : '#1a6bff',
    opacity: Math.abs(warmth) / 125,
    blend: 'soft-light',
  }
  const layers: Layer[] = [tint, { color: '#000000', opacity: veil / 100, blend: 'normal' }]
  return layers.filter(({ opacity }) => opacity > 0)
}

/** Standard deviations over which a blur is seen. */
const BLUR_REACH = 3

/**
 * Where the picture is drawn, in whole stage units: blurred, it is larger than the stage, in its own proportions, so that its
 * edge, which a blur lets fade, lies beyond.
 */
export function groundPlace({ width, height }: Size, { blurRadius }: Tone): { x: number; y: number } & Size {
  const growth = 1 + (2 * BLUR_REACH * blurRadius) / Math.min(width, height)
  const margin = (side: number) => Math.ceil((side * growth - side) / 2)
  const [x, y] = [margin(width), margin(height)]
  return { x: 0 - x, y: 0 - y, width: width + 2 * x, height: height + 2 * y }
}
