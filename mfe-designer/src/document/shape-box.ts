import type { Mirrored, Placed, Size } from './placed'

/** Closed figures, which have an area and an edge. */
export const FIGURES = [
  'rectangle',
  'rounded',
  'ellipse',
  'triangle',
  'star',
  'heart',
  'arch',
  'crescent',
  'rosette',
  'bubble',
] as const
/** Strokes alone: lines across the middle of their box, and an ornament for a corner. */
export const STROKES = ['line', 'dashes', 'arrow', 'wave', 'divider', 'corner'] as const

/** Strokes of many parts, whose outlines come with the first that is shown (`ornaments/ornament-path.ts`). */
export const ORNAMENTS = [
  'frame-double',
  'frame-girih',
  'frame-plaque',
  'frame-mihrab',
  'corner-star',
  'corner-net',
] as const

export type Figure = (typeof FIGURES)[number]
export type Stroke = (typeof STROKES)[number]
export type Ornament = (typeof ORNAMENTS)[number]

/** A figure or a line. */
export interface ShapeBox extends Placed, Mirrored {
  readonly type: 'shape'
  readonly shape: Figure | Stroke | Ornament
  readonly height: number
  /** Colour of the area, six hex digits without `#`; empty: none. Strokes have no area. */
  readonly fill: string
  /** Colour of the edge, or of the line. */
  readonly stroke: string
  /** Stage units; 0: no edge. */
  readonly strokeWidth: number
}

export const STROKE_WIDTH = { initial: 6, min: 0, max: 24 } as const
/** Height of the box in which a line is drawn: room for its thickest stroke and the head of an arrow. */
export const LINE_HEIGHT = 48

/** Whether it has lines alone. */
export const isStroke = (shape: ShapeBox['shape']): shape is Stroke | Ornament =>
  isOrnament(shape) || STROKES.some((each) => each === shape)
export const isOrnament = (shape: ShapeBox['shape']): shape is Ornament => ORNAMENTS.some((each) => each === shape)
/** Whether it is made to stand around all of a design. */
export const isFrame = (shape: ShapeBox['shape'] | 'frame'): boolean => shape.startsWith('frame')
/** Whether only its length can be pulled. */
export const isLine = (shape: ShapeBox['shape']): boolean => isStroke(shape) && shape !== 'corner' && !isOrnament(shape)

export function shapeBox(id: string, given: Partial<Omit<ShapeBox, 'id' | 'type'>> = {}): ShapeBox {
  const { shape = 'rectangle' } = given
  const stroked = isStroke(shape)
  return {
    id,
    type: 'shape',
    shape,
    x: 0,
    y: 0,
    width: isLine(shape) ? 280 : 200,
    height: isLine(shape) ? LINE_HEIGHT : 200,
    rotation: 0,
    opacity: 1,
    locked: false,
    flipX: false,
    flipY: false,
    fill: stroked ? '' : '0b5d6b',
    stroke: '0b5d6b',
    strokeWidth: stroked ? STROKE_WIDTH.initial : 0,
    ...given,
  }
}

/** Two stage units, and a side of them, as a path writes them. */
const at = (x: number, y: number) => `${round(x)} ${round(y)}`
const round = (value: number) => Math.round(value * 100) / 100
const closed = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`

/** Points on the unit circle; every second one is nearer to the middle, at a share of it. */
const starPoints = (points: number, inner: number) =>
  Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points
    const reach = index % 2 ? inner : 1
    return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const
  })
/** The inner ones lie where two squares cross. */
const EIGHT_POINTS = starPoints(8, Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8))
const TWELVE_POINTS = starPoints(12, 0.78)

/** Of a figure within the sides 0 to `w` and 0 to `h`, clockwise from its upper end. */
const FIGURE_PATHS: Record<Figure, (w: number, h: number) => string> = {
  rectangle: (w, h) => `M0 0H${round(w)}V${round(h)}H0Z`,
  rounded(w, h) {
    const r = Math.min(w, h) * 0.16
    const arc = (x: number, y: number) => `A${at(r, r)} 0 0 1 ${at(x, y)}`
    return `M${at(r, 0)}H${round(w - r)}${arc(w, r)}V${round(h - r)}${arc(w - r, h)}H${round(r)}${arc(0, h - r)}V${round(r)}${arc(r, 0)}Z`
  },
  ellipse(w, h) {
    const arc = (y: number) => `A${at(w / 2, h / 2)} 0 0 1 ${at(w / 2, y)}`
    return `M${at(w / 2, 0)}${arc(h)}${arc(0)}Z`
  },
  triangle: (w, h) =>
    closed([
      [w / 2, 0],
      [w, h],
      [0, h],
    ]),
  star: (w, h) => closed(EIGHT_POINTS.map(([x, y]) => [(w * (1 + x)) / 2, (h * (1 + y)) / 2] as const)),
  heart: (w, h) =>
    `M${at(w / 2, h * 0.28)}C${at(w * 0.62, -h * 0.02)} ${at(w, -h * 0.04)} ${at(w, h * 0.32)}` +
    `C${at(w, h * 0.6)} ${at(w * 0.72, h * 0.76)} ${at(w / 2, h)}` +
    `C${at(w * 0.28, h * 0.76)} ${at(0, h * 0.6)} ${at(0, h * 0.32)}` +
    `C${at(0, -h * 0.04)} ${at(w * 0.38, -h * 0.02)} ${at(w / 2, h * 0.28)}Z`,
  arch: (w, h) =>
    `M${at(w / 2, 0)}C${at(w * 0.62, h * 0.14)} ${at(w, h * 0.16)} ${at(w, h * 0.48)}V${round(h)}H0V${round(h * 0.48)}` +
    `C${at(0, h * 0.16)} ${at(w * 0.38, h * 0.14)} ${at(w / 2, 0)}Z`,
  crescent: (w, h) =>
    `M${at(w * 0.66, h * 0.03)}A${at(w / 2, h / 2)} 0 1 0 ${at(w * 0.99, h * 0.6)}` +
    `A${at(w * 0.39, h * 0.39)} 0 1 1 ${at(w * 0.66, h * 0.03)}Z`,
  rosette: (w, h) => closed(TWELVE_POINTS.map(([x, y]) => [(w * (1 + x)) / 2, (h * (1 + y)) / 2] as const)),
  bubble(w, h) {
    const [r, base] = [Math.min(w, h) * 0.18, h * 0.8]
    const arc = (x: number, y: number) => `A${at(r, r)} 0 0 1 ${at(x, y)}`
    return (
      `M${at(r, 0)}H${round(w - r)}${arc(w, r)}V${round(base - r)}${arc(w - r, base)}H${round(w * 0.42)}` +
      `L${at(w * 0.24, h)}V${round(base)}H${round(r)}${arc(0, base - r)}V${round(r)}${arc(r, 0)}Z`
    )
  },
}

/** Of a stroke `s` wide. */
const STROKE_PATHS: Record<Stroke, (w: number, h: number, s: number) => string> = {
  line: (w, h, s) => `M${at(s / 2, h / 2)}H${round(w - s / 2)}`,
  dashes: (w, h, s) => `M${at(s / 2, h / 2)}H${round(w - s / 2)}`,
  arrow(w, h, s) {
    const [tip, head] = [w - s * 0.8, Math.min(h / 2 - s / 2, s * 2 + 4)]
    return `M${at(s / 2, h / 2)}H${round(tip)}M${at(tip - head, h / 2 - head)}L${at(tip, h / 2)}L${at(tip - head, h / 2 + head)}`
  },
  wave(w, h, s) {
    const halves = 2 * Math.max(1, Math.round(w / 56))
    const length = (w - s) / halves
    // Each half leans to the opposite side, by as much as its curve reaches the box's edge.
    const half = (index: number) => {
      const start = s / 2 + index * length
      return `Q${at(start + length / 2, index % 2 ? h - s / 2 : s / 2)} ${at(start + length, h / 2)}`
    }
    return `M${at(s / 2, h / 2)}${Array.from({ length: halves }, (_, index) => half(index)).join('')}`
  },
  // A diamond between two lines, as chapters are parted in books.
  divider(w, h, s) {
    const reach = Math.min(h / 2 - s / 2, w / 6)
    const gap = reach + s * 1.5
    return (
      `M${at(s / 2, h / 2)}H${round(w / 2 - gap)}M${at(w / 2 + gap, h / 2)}H${round(w - s / 2)}` +
      `M${at(w / 2, h / 2 - reach)}L${at(w / 2 + reach, h / 2)}L${at(w / 2, h / 2 + reach)}L${at(w / 2 - reach, h / 2)}Z`
    )
  },
  // A band around the corner with a square and a turned one on it, as in girih work.
  corner(w, h, s) {
    const [a, b] = [s / 2, 0.3]
    return (
      `M${at(a, h)}V${round(h * b)}L${at(w * b, a)}H${round(w)}` +
      `M${at(w * 0.18, h)}V${round(a)}M${at(w, h * 0.18)}H${round(a)}` +
      `M${at(a, h * 0.18)}L${at(w * 0.18, a)}L${at(w * 0.36, h * 0.18)}L${at(w * 0.18, h * 0.36)}Z`
    )
  },
}

/** A shape's outline as an SVG path within its box: the edge lies inside of it, so that nothing stands out. */
export function shapePath({
  shape,
  width,
  height,
  strokeWidth,
}: { shape: Figure | Stroke; strokeWidth: number } & Size): string {
  return isStroke(shape)
    ? STROKE_PATHS[shape](width, height, strokeWidth)
    : FIGURE_PATHS[shape](Math.max(1, width - strokeWidth), Math.max(1, height - strokeWidth))
}
