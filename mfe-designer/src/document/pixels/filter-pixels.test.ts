import { NEUTRAL } from '../tone'
import { blurPixels, toneColors } from './filter-pixels'

const toned = (pixel: number[], tone: object) => {
  const data = Uint8ClampedArray.from(pixel)
  toneColors(data, { ...NEUTRAL, ...tone })
  return [...data]
}

describe('filters of a canvas that has none', () => {
  it('change colours by the formulas of browsers, and leave opacity alone', () => {
    expect(toned([100, 200, 50, 90], {})).toEqual([100, 200, 50, 90])
    expect(toned([100, 200, 50, 90], { exposure: 50 })).toEqual([150, 255, 75, 90])
    expect(toned([100, 200, 50, 90], { contrastLevel: -50 })).toEqual([114, 164, 89, 90])
    expect(toned([100, 200, 50, 90], { gray: 100 })).toEqual([168, 168, 168, 90])
    expect(toned([100, 200, 50, 90], { exposure: 50, contrastLevel: 20, gray: 50 })).toEqual([188, 238, 143, 90])
  })

  it('blur by the deviation that is asked for, and keep an even picture even', () => {
    const [width, height] = [61, 9]
    const even = { data: new Uint8ClampedArray(width * height * 4).fill(77), width, height }
    blurPixels(even, 4)
    expect(new Set(even.data)).toEqual(new Set([77]))
    const line = { data: new Uint8ClampedArray(width * height * 4), width, height }
    for (let row = 0; row < height; row += 1) line.data.fill(255, (row * width + 30) * 4, (row * width + 31) * 4)
    blurPixels(line, 4)
    const row = Array.from({ length: width }, (_, column) => line.data[(4 * width + column) * 4]!)
    const sum = row.reduce((total, value) => total + value, 0)
    const variance = row.reduce((total, value, column) => total + value * (column - 30) ** 2, 0) / sum
    expect(Math.sqrt(variance)).toBeGreaterThan(3.4)
    expect(Math.sqrt(variance)).toBeLessThan(4.6)
  })
})
