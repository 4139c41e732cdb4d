import { NEUTRAL } from '../tone'
import { tonePixels } from './tone-pixels'

const toned = (data: number[], tone: object, size = { width: data.length / 4, height: 1 }) => {
  const pixels = { ...size, data: Uint8ClampedArray.from(data) }
  tonePixels(pixels, { ...NEUTRAL, ...tone }, 1)
  return [...pixels.data]
}

describe('pixels of a tone', () => {
  it('are under the veil by its share, as a black layer leaves them', () => {
    expect(toned([200, 100, 0, 255], { veil: 50 })).toEqual([100, 50, 0, 255])
  })

  it('are warm with more red and less blue, and cool the other way round', () => {
    const [red = 0, , blue = 0] = toned([128, 128, 128, 255], { warmth: 80 })
    expect(red).toBeGreaterThan(150)
    expect(blue).toBeLessThan(100)
    const [coolRed = 0, , coolBlue = 0] = toned([128, 128, 128, 255], { warmth: -80 })
    expect(coolRed).toBeLessThan(110)
    expect(coolBlue).toBeGreaterThan(150)
  })

  it('stay clear where they are', () => {
    expect(toned([10, 20, 30, 0], { veil: 50, warmth: 20, gray: 100 })[3]).toBe(0)
  })

  it('do not darken beside what is clear, when they are blurred', () => {
    const row = [0, 0, 0, 0, 0, 0, 0, 0, 240, 240, 240, 255, 240, 240, 240, 255]
    const blurred = toned(row, { blurRadius: 1 })
    for (let at = 0; at < blurred.length; at += 4) if (blurred[at + 3]! > 40) expect(blurred[at]!).toBeGreaterThan(225)
    expect(blurred[7]).toBeGreaterThan(0)
  })
})
