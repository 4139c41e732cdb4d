import { isTooLarge, nearest, withinPicture, withinReach } from './geometry'
import type { Placed } from './placed'

const STAGE = { width: 700, height: 600 }
/** A square of 100 about a middle. */
const about = (x: number, y: number) => ({ left: x - 50, top: y - 50, right: x + 50, bottom: y + 50 })
const box = (x: number, y: number, width = 100): Placed => ({
  id: 'box-1',
  x,
  y,
  width,
  rotation: 0,
  opacity: 1,
  locked: false,
})

describe('the nearest box in a direction', () => {
  const start = about(0, 0)

  it('is the one straight ahead before a nearer one aside', () => {
    expect(nearest(start, [about(100, 60), about(200, 0)], 'right')).toBe(1)
    expect(nearest(start, [about(100, 60), about(250, 0)], 'right')).toBe(0)
  })

  it.each([
    ['left', about(-300, 0)],
    ['right', about(300, 0)],
    ['up', about(0, -300)],
    ['down', about(0, 300)],
  ] as const)('%s is on that side alone', (direction, other) => {
    const all = [about(-300, 0), about(300, 0), about(0, -300), about(0, 300)]
    expect(all[nearest(start, all, direction)]).toEqual(other)
    expect(
      nearest(
        start,
        all.filter((one) => one.left !== other.left || one.top !== other.top),
        direction,
      ),
    ).toBe(-1)
  })

  it('is none that is more than twice as far aside as ahead, nor one beside it', () => {
    expect(nearest(start, [about(100, 200)], 'right')).toBe(0)
    expect(nearest(start, [about(100, 201)], 'right')).toBe(-1)
    expect(nearest(start, [about(0, 0)], 'right')).toBe(-1)
    expect(nearest(start, [], 'right')).toBe(-1)
  })
})

describe('a box on the picture', () => {
  it('stands whole on it, as near as can be', () => {
    expect(withinPicture(box(300, 200), 100, STAGE)).toEqual({ x: 300, y: 200 })
    expect(withinPicture(box(-30, 550), 100, STAGE)).toEqual({ x: 0, y: 500 })
    expect(withinPicture(box(650, -1), 100, STAGE)).toEqual({ x: 600, y: 0 })
  })

  it('shows its beginning where it is larger than that', () => {
    expect(withinPicture(box(-100, 0, 900), 700, STAGE)).toEqual({ x: 0, y: 0 })
    expect(withinPicture(box(50, 30, 900), 700, STAGE)).toEqual({ x: 0, y: 0 })
  })

  it('can be taken hold of: its middle stays, and a finger’s room about it', () => {
    expect(withinReach(box(300, 200), 100, STAGE)).toEqual({ x: 300, y: 200 })
    // Of a box of 100 its half is less than a finger’s room.
    expect(withinReach(box(-400, 900), 100, STAGE)).toEqual({ x: 0, y: 500 })
    expect(withinReach(box(-900, 0, 400), 400, STAGE)).toEqual({ x: 54 - 200, y: 0 })
  })

  it.each([
    [700, 600, false],
    [700.5, 600.5, false],
    [701, 10, true],
    [10, 601, true],
  ])('of %s by %s is too large: %s', (width, height, isLarge) => {
    expect(isTooLarge(box(-30, -30, width), height, STAGE)).toBe(isLarge)
  })
})
