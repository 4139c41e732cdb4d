import fc from 'fast-check'
import { MIN_CROP } from '../../document/placed'
import { pulledCrop, type CropPart } from './crop-drag'

const crop = { x: 0.2, y: 0.3, width: 0.4, height: 0.4 }

describe('a pull at a crop', () => {
  it('moves all of it, and no further than the picture', () => {
    expect(pulledCrop(crop, 'all', { x: 0.1, y: -1 })).toMatchObject({ y: 0, width: 0.4, height: 0.4 })
    expect(pulledCrop(crop, 'all', { x: 1, y: 0 }).x).toBeCloseTo(0.6)
  })

  it('moves the two edges of a corner, and leaves the others where they are', () => {
    const next = pulledCrop(crop, 'top-left', { x: 0.1, y: 0.1 })
    expect([next.x, next.y, next.x + next.width, next.y + next.height].map((each) => each.toFixed(2))).toEqual([
      ...['0.30', '0.40', '0.60', '0.70'],
    ])
  })

  it('leaves a part of the picture, within it, whatever is pulled how far', () => {
    const parts = fc.constantFrom<CropPart>('all', 'top-left', 'top-right', 'bottom-left', 'bottom-right')
    const by = fc.double({ min: -2, max: 2, noNaN: true })
    fc.assert(
      fc.property(parts, by, by, (part, x, y) => {
        const next = pulledCrop(crop, part, { x, y })
        expect(Math.min(next.width, next.height)).toBeGreaterThanOrEqual(MIN_CROP - 1e-9)
        expect(Math.min(next.x, next.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(next.x + next.width, next.y + next.height)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })
})
