import { ornamentPath } from './ornaments/ornament-path'
import {
  FIGURES,
  ORNAMENTS,
  STROKES,
  isOrnament,
  isStroke,
  shapeBox,
  shapePath as pathOf,
  type ShapeBox,
} from './shape-box'

const shapePath = ({ shape, ...look }: ShapeBox) =>
  isOrnament(shape) ? ornamentPath({ shape, ...look }) : pathOf({ shape, ...look })

/** Coordinates that a path names: those that it goes to, and those that its curves lean to. */
const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))

describe('the path of a shape', () => {
  it.each([...FIGURES, ...STROKES, ...ORNAMENTS])(
    'of a %s follows its box and its edge, and never leaves it by more than a curve',
    (shape) => {
      const [small, large] = [90, 180].map((side) =>
        shapePath(shapeBox('a', { shape, width: side, height: side, strokeWidth: 6 })),
      ) as [string, string]
      expect(small).not.toBe(large)
      for (const [path, side] of [
        [small, 90],
        [large, 180],
      ] as const) {
        expect(path).toMatch(/^M/)
        expect(path).not.toMatch(/NaN|Infinity/)
        expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(-0.05 * side)
        expect(Math.max(...numbers(path))).toBeLessThanOrEqual(side)
      }
    },
  )

  it('keeps the edge of a figure within its box', () => {
    const thick = shapePath(shapeBox('a', { shape: 'rectangle', width: 100, height: 60, strokeWidth: 20 }))
    expect(thick).toBe('M0 0H80V40H0Z')
  })

  it('is never inside out, however thick the edge', () => {
    expect(shapePath(shapeBox('a', { shape: 'rectangle', width: 24, height: 24, strokeWidth: 24 }))).toBe('M0 0H1V1H0Z')
  })

  it.each(ORNAMENTS)('of %s stays within its box, however small, long or thickly drawn', (shape) => {
    for (const [width, height, strokeWidth] of [
      [24, 24, 24],
      [24, 2800, 24],
      [2800, 24, 1],
      [644, 644, 2],
    ] as const) {
      const path = shapePath(shapeBox('a', { shape, width, height, strokeWidth }))
      expect(path).not.toMatch(/NaN|Infinity/)
      expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers(path))).toBeLessThanOrEqual(Math.max(width, height))
    }
  })

  it('of a frame has more of its motif along a longer side, not a longer motif', () => {
    const motifs = (height: number) =>
      shapePath(shapeBox('a', { shape: 'frame-girih', width: 300, height, strokeWidth: 2 })).split('Z').length
    expect(motifs(600)).toBeGreaterThan(motifs(300) + 10)
  })

  it('gives strokes no area', () => {
    for (const shape of [...STROKES, ...ORNAMENTS]) expect(shapeBox('a', { shape })).toMatchObject({ fill: '' })
    for (const shape of FIGURES) expect(isStroke(shape)).toBe(false)
  })
})
