import { held, pinched, WHOLE, zoomedTo, type Point, type Zoom } from './zoom-geometry'

const SIZE = { width: 300, height: 400 }
/** Where a point of the picture appears on the screen. */
const seen = ({ scale, x, y }: Zoom, point: Point): Point => ({ x: point.x * scale + x, y: point.y * scale + y })

describe('enlarging a picture', () => {
  it('keeps what lies between two fingers between them', () => {
    const zoom = pinched(
      WHOLE,
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      [
        { x: -10, y: 10 },
        { x: 70, y: 10 },
      ],
    )
    expect(zoom.scale).toBe(2)
    expect(seen(zoom, { x: 20, y: 0 })).toEqual({ x: 30, y: 10 })
  })

  it('goes on from where it is', () => {
    const once = pinched(
      WHOLE,
      [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 60, y: 0 },
      ],
    )
    const twice = pinched(
      once,
      [
        { x: 0, y: 0 },
        { x: 60, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 120, y: 0 },
      ],
    )
    expect(twice.scale).toBe(3)
    expect(seen(twice, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
  })

  it('is neither smaller than the whole nor larger than four times', () => {
    const fingers = (apart: number) =>
      [
        { x: 0, y: 0 },
        { x: apart, y: 0 },
      ] as const
    expect(pinched(WHOLE, fingers(100), fingers(10)).scale).toBe(1)
    expect(pinched(WHOLE, fingers(10), fingers(100)).scale).toBe(4)
    expect(pinched(WHOLE, fingers(0), fingers(100))).toEqual(WHOLE)
  })

  it('shows no ground beside an edge', () => {
    expect(held({ scale: 2, x: 500, y: -500 }, SIZE)).toEqual({ scale: 2, x: 150, y: -200 })
    expect(held({ scale: 1, x: 20, y: 20 }, SIZE)).toEqual(WHOLE)
  })

  it('to a point keeps that point where it is', () => {
    const zoom = zoomedTo(WHOLE, 2, { x: 50, y: -20 })
    expect(seen(zoom, { x: 50, y: -20 })).toEqual({ x: 50, y: -20 })
  })
})
