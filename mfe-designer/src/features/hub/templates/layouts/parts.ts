import { LINE_HEIGHT, type Figure, type ShapeBox } from '../../../../document/shape-box'
import type { Size } from '../../../../document/placed'

export type Shape = Partial<Omit<ShapeBox, 'id' | 'type'>>

/** Colours of a template: six hex digits each. */
export interface Palette {
  /** Of the ground, from above to below. */
  from: string
  to: string
  /** Of the letters on the ground. */
  ink: string
  accent: string
  /** What letters stand on where that is not the ground, or what stands on the ground in silhouette. */
  paper: string
}

/** What a layout draws with. */
export interface Sheet extends Palette {
  width: number
  height: number
  motif: Figure
}

/** Where texts stand, in stage units. */
export interface Area extends Size {
  x: number
  y: number
  /** What is behind them. */
  on: 'ground' | 'paper'
  align?: 'start' | 'center'
}

/** A composition: what is drawn, from below, and where texts stand; `rest` parts body and name from the head. */
export interface Composition {
  shapes: Shape[]
  head: Area
  rest?: Area
}

export type Compose = (sheet: Sheet) => Composition

/** A figure about a point. */
export const about = (shape: ShapeBox['shape'], x: number, y: number, size: number | Size, more: Shape = {}): Shape => {
  const { width, height } = typeof size === 'number' ? { width: size, height: size } : size
  return { shape, x: x - width / 2, y: y - height / 2, width, height, ...more }
}

export const disc = (x: number, y: number, size: number | Size, fill: string, opacity = 1): Shape =>
  about('ellipse', x, y, size, { fill, opacity })

export const ring = (x: number, y: number, size: number, stroke: string, strokeWidth: number): Shape =>
  about('ellipse', x, y, size, { fill: '', stroke, strokeWidth })

/** By its upper left corner. */
export const block = (x: number, y: number, width: number, height: number, fill: string, more: Shape = {}): Shape => ({
  ...{ x, y, width, height, fill },
  ...more,
})

/** A line about a point; turned by 90 degrees it is upright. */
export const rule = (x: number, y: number, length: number, stroke: string, strokeWidth = 3, rotation = 0): Shape =>
  about('line', x, y, { width: length, height: LINE_HEIGHT }, { stroke, strokeWidth, rotation })

/** Several about points, each with size, rotation and opacity; lengths are shares of the width. */
export type Spot = readonly [x: number, y: number, size: number, rotation?: number, opacity?: number]

export const spots = (figure: Figure, all: readonly Spot[], { width }: Pick<Sheet, 'width'>, fill: string): Shape[] =>
  all.map(([x, y, size, rotation = 0, opacity = 1]) =>
    about(figure, x * width, y * width, Math.max(24, size * width), { fill, rotation, opacity }),
  )

/** The same from the lower edge upwards. */
export const below = (all: readonly Spot[], { width, height }: Pick<Sheet, 'width' | 'height'>): Spot[] =>
  all.map(([x, y, ...more]) => [x, height / width - y, ...more])

/** Some points in a row. */
export const along = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1))

/** An ornament in each corner, `inset` from the edges. */
export const corners = (
  { width, height }: Size,
  inset: number,
  size: number,
  stroke: string,
  strokeWidth = 3,
): Shape[] =>
  [false, true].flatMap((flipX) =>
    [false, true].map((flipY): Shape => {
      const at = (flipped: boolean, side: number) => (flipped ? side - inset - size : inset)
      const place = { x: at(flipX, width), y: at(flipY, height), width: size, height: size }
      return { shape: 'corner', ...place, flipX, flipY, stroke, strokeWidth }
    }),
  )

/** A line all about, `inset` from the edges. */
export const border = (
  { width, height }: Size,
  inset: number,
  stroke: string,
  strokeWidth = 3,
  more: Shape = {},
): Shape => block(inset, inset, width - 2 * inset, height - 2 * inset, '', { stroke, strokeWidth, ...more })
