import { bendOf, bentEdges, bentPath, bentSize } from '../texts/arc'
import { bendPixels, type Pixels } from './bend-pixels'

const WIDTH = 240
const HEIGHT = 40
const MARGIN = 10

/** A thin line through all of the strip, as a join between letters is. */
function strip(): Pixels {
  const [width, height] = [WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let x = MARGIN; x < width - MARGIN; x += 1)
    for (const y of [height / 2 - 1, height / 2]) data.set([0, 80, 90, 255], (y * width + x) * 4)
  return { width, height, data }
}
function bent(arc: number): Pixels {
  const bend = bendOf({ width: WIDTH, height: HEIGHT }, arc)
  const { left, top, right, bottom } = bentEdges(bend, MARGIN)
  return bendPixels(strip(), bend, { left, top, width: Math.ceil(right - left), height: Math.ceil(bottom - top) })
}
const inkOf = ({ width, data }: Pixels) =>
  Array.from(data.entries())
    .filter(([at, value]) => at % 4 === 3 && value > 127)
    .map(([at]) => ({ x: ((at - 3) / 4) % width, y: Math.floor((at - 3) / 4 / width) }))

describe('a bent strip', () => {
  it.each([10, 90, -90, 200, -330])('keeps a line whole, as long and in its colour: %i degrees', (arc) => {
    const picture = bent(arc)
    const ink = inkOf(picture)
    expect(ink.length / (2 * WIDTH)).toBeCloseTo(1, 1)
    const open = [ink[0]!]
    const left = new Set(ink.map(({ x, y }) => `${x} ${y}`))
    left.delete(`${ink[0]!.x} ${ink[0]!.y}`)
    for (let at = open.pop(); at; at = open.pop())
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const)
        if (left.delete(`${at.x + dx} ${at.y + dy}`)) open.push({ x: at.x + dx, y: at.y + dy })
    expect(left.size).toBe(0)
    const { x, y } = ink[0]!
    const at = (y * picture.width + x) * 4
    expect([...picture.data.subarray(at, at + 3)]).toEqual([0, 80, 90])
  })

  it('is highest in the middle, or lowest', () => {
    const middleOf = (arc: number) => {
      const picture = bent(arc)
      const ink = inkOf(picture)
      const rows = (from: number, to: number) =>
        ink.filter(({ x }) => x >= picture.width * from && x < picture.width * to).map(({ y }) => y)
      return Math.min(...rows(0.48, 0.52)) - Math.min(...rows(0.1, 0.2))
    }
    expect(middleOf(120)).toBeLessThan(-5)
    expect(middleOf(-120)).toBeGreaterThan(5)
  })

  it('takes the room of its outline', () => {
    expect(bentSize(bendOf({ width: WIDTH, height: HEIGHT }, 180))).toEqual({
      width: Math.ceil(2 * (WIDTH / Math.PI + HEIGHT / 2)),
      height: Math.ceil(WIDTH / Math.PI + HEIGHT / 2),
    })
    expect(bentPath(bendOf({ width: WIDTH, height: HEIGHT }, 180))).toMatch(
      /^M0\.0 96\.4A96\.4 96\.4 0 0 1 192\.8 96\.4L/,
    )
  })

  it('of few high letters is bent less, so that its inner edge does not cross itself', () => {
    const { radius, half } = bendOf({ width: 60, height: 80 }, 330)
    expect(radius).toBeGreaterThan(40)
    expect(half).toBeLessThan(Math.PI)
    const { left, top, right, bottom } = bentEdges(bendOf({ width: 60, height: 80 }, -330))
    expect(right - left).toBeGreaterThan(0)
    expect(bottom - top).toBeGreaterThan(80)
  })
})
