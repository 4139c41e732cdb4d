import fc from 'fast-check'
import { guidesOf, snap, snapLines } from './snapping'

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const stage = rect(0, 0, 700, 700)
const other = rect(417, 529, 173, 60)
const lines = snapLines([stage, other])

describe('snapping', () => {
  it('goes the shortest way to an edge or a middle, along each axis for itself', () => {
    expect(snap(rect(421, 100, 211, 60), lines, 6)).toEqual({ x: -4, y: 0 })
    expect(snap(rect(248.5, 317, 211, 60), lines, 6)).toEqual({ x: -4, y: 3 })
    // The right edge is nearer to the picture's than the middle is to anything.
    expect(snap(rect(487, 100, 211, 60), lines, 6)).toEqual({ x: 2, y: 0 })
  })

  it('stays where nothing is near', () => {
    expect(snap(rect(78, 110, 211, 60), lines, 6)).toEqual({ x: 0, y: 0 })
    expect(guidesOf(rect(78, 110, 211, 60), lines)).toEqual([])
  })

  it('shows a guide through all that is in line', () => {
    expect(guidesOf(rect(417, 100, 211, 60), lines)).toEqual([{ axis: 'x', at: 417, from: 100, to: 589 }])
    expect(guidesOf(rect(300, 320, 50, 60), lines)).toEqual([
      { axis: 'x', at: 350, from: 0, to: 700 },
      { axis: 'y', at: 350, from: 0, to: 700 },
    ])
  })

  it('brings any box in line with the nearest of any others, as looking at every pair finds it', () => {
    const length = fc.integer({ min: 1, max: 300 })
    const place = fc.integer({ min: -50, max: 700 })
    const anywhere = fc.tuple(place, place, length, length).map(([x, y, width, height]) => rect(x, y, width, height))
    const edges = (start: number, end: number) => [start, (start + end) / 2, end]
    fc.assert(
      fc.property(anywhere, fc.array(anywhere, { maxLength: 12 }), (moved, others) => {
        const found = snapLines(others)
        const way = snap(moved, found, 6)
        const ways = others.flatMap(({ left, right }) =>
          edges(left, right).flatMap((to) => edges(moved.left, moved.right).map((from) => Math.abs(to - from))),
        )
        const shortest = Math.min(...ways)
        expect(Math.abs(way.x)).toBeCloseTo(shortest <= 6 ? shortest : 0, 9)
        const { left, top, right, bottom } = moved
        const guides = guidesOf(
          { left: left + way.x, right: right + way.x, top: top + way.y, bottom: bottom + way.y },
          found,
        )
        expect(guides.some(({ axis }) => axis === 'x')).toBe(shortest <= 6)
        expect(guides.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
