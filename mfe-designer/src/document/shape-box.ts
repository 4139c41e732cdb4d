import { UNTURNED, type Mirrored, type Placed } from './placed'

/** Closed figures, which have an area and an edge. */
export const FIGURES = ['rectangle', 'rounded', 'ellipse', 'triangle', 'star', 'heart', 'arch', 'crescent'] as const
/** Strokes alone: lines across the middle of their box, and an ornament for a corner. */
export const STROKES = ['line', 'dashes', 'arrow', 'corner'] as const

export type Figure = (typeof FIGURES)[number]
export type Stroke = (typeof STROKES)[number]

/** A figure or a line. */
export interface ShapeBox extends Placed, Mirrored {
  readonly type: 'shape'
  readonly shape: Figure | Stroke
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

export const isStroke = (shape: ShapeBox['shape']): shape is Stroke => STROKES.some((each) => each === shape)
/** Whether only its length can be pulled. */
export const isLine = (shape: ShapeBox['shape']): boolean => isStroke(shape) && shape !== 'corner'

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
    ...UNTURNED,
    fill: stroked ? '' : '0b5d6b',
    stroke: '0b5d6b',
    strokeWidth: stroked ? STROKE_WIDTH.initial : 0,
    ...given,
  }
}
