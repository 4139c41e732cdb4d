import type { StudioDesign } from '../studio'

/** A design of the comparison, as a table has it. */
export interface NamedDesign {
  name: string
  design: StudioDesign
  /** Pixels of the file for a stage unit, where it matters. */
  ratio?: 1 | 2 | 4
  /** How far any channel may be off, of 255, where that is less than for all designs. */
  within?: number
}

/** A picture that designs show, with the sides of its file. */
export interface Picture {
  path: string
  width: number
  height: number
}

export type Fields = Record<string, unknown>

export const MIXED = 'عيد سعيد Eid 2026\nكل عام وأنتم ١٤٤٨ بخير'
/** No turn, a few and many degrees, beyond a quarter and upside down. */
export const TURNS = [0, 7, -15, 30, 45, 90, 133, 180, 271]

export const FONTS = ['Amiri', 'Tajawal', 'Scheherazade', 'Lateef', 'cairo', 'Cascadia Code']
export const DISPLAY_FONTS = ['Reem Kufi', 'Aref Ruqaa', 'El Messiri', 'Marhey', 'Rakkas', 'Katibeh']
export const SAND = { from: 'ffffff', to: 'f0dcb4' }
export const SEA = { from: '0b5d6b', to: 'f0dcb4' }

export const designOf = (boxes: object[], more: Fields = {}): StudioDesign =>
  ({ version: 7, background: null, boxes, ...more }) as StudioDesign

/** Boxes in a grid of so many columns, from its first corner on, each with its fields. */
export const grid = (
  columns: number,
  [across, down]: [number, number],
  boxes: readonly Fields[],
  [x, y]: [number, number] = [20, 20],
) =>
  boxes.map((box, index) => ({
    id: `box-${index + 1}`,
    text: '',
    x: x + (index % columns) * across,
    y: y + Math.floor(index / columns) * down,
    ...box,
  }))

export const words = (more: Fields): Fields => ({
  ...{ text: 'صباحُ الخير\nيا بلادي', fontFamily: 'Tajawal', fontSize: 30, fontColor: '0b5d6b', width: 300 },
  ...more,
})

export const shape = (name: string, more: Fields = {}): Fields => ({
  ...{ type: 'shape', shape: name, width: 130, height: 130, fill: 'f5a524', stroke: '0b5d6b', strokeWidth: 4 },
  ...more,
})

export const emoji = (codePoints: string, more: Fields = {}): Fields => ({
  ...{ type: 'picture', picture: { path: `emoji:${codePoints}`, width: 512, height: 512 }, width: 150, height: 150 },
  ...more,
})
