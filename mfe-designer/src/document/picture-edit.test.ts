import fc from 'fast-check'
import type { Crop, PictureSource } from './picture-box'
import { shownSize } from './design'
import { cropOfAspect, cropped, mirrored, turned } from './picture-edit'

const picture: PictureSource = { path: 'a.webp', width: 1200, height: 800 }
const crops = fc.record({
  x: fc.double({ min: 0, max: 0.4, noNaN: true }),
  y: fc.double({ min: 0, max: 0.4, noNaN: true }),
  width: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  height: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
})
const near = (crop: Crop | undefined) =>
  crop && Object.fromEntries(Object.entries(crop).map(([side, share]) => [side, Math.round(share * 1000)]))

describe('an edited picture', () => {
  it('is as before after four turns, and after a mirror and its undoing', () => {
    fc.assert(
      fc.property(crops, fc.boolean(), fc.boolean(), (crop, flipX, flipY) => {
        let start = cropped(picture, crop)
        if (flipX) start = mirrored(start, 'flipX')
        if (flipY) start = mirrored(start, 'flipY')
        const around = turned(turned(turned(turned(start))))
        expect(around.edit?.turn).toBeUndefined()
        expect(near(around.edit?.crop)).toEqual(near(start.edit?.crop))
        const back = mirrored(mirrored(start, 'flipX'), 'flipX')
        expect(back.edit?.flipX).toBe(start.edit?.flipX)
        expect(near(back.edit?.crop)).toEqual(near(start.edit?.crop))
      }),
    )
  })

  it('turns its crop and its sides with it', () => {
    const start = cropped(picture, { x: 0, y: 0, width: 0.25, height: 0.5 })
    expect(shownSize(start)).toEqual({ width: 300, height: 400 })
    const next = turned(start)
    expect(shownSize(next)).toEqual({ width: 400, height: 300 })
    // The upper left quarter is the upper right one then.
    expect(next.edit).toEqual({ turn: 1, crop: { x: 0.5, y: 0, width: 0.5, height: 0.25 } })
  })

  it('turns the other way where it is mirrored, so that it is seen to turn clockwise', () => {
    expect(turned(mirrored(picture, 'flipX')).edit).toEqual({ flipX: true, turn: 3 })
    expect(turned(mirrored(mirrored(picture, 'flipX'), 'flipY')).edit).toMatchObject({ turn: 1 })
  })

  it('has a crop of known proportions, as large as can be, that stays within it', () => {
    fc.assert(
      fc.property(crops, fc.constantFrom(1, 9 / 16, 3), (crop, aspect) => {
        const next = cropped(cropped(picture, crop), cropOfAspect(cropped(picture, crop), aspect))
        const { width, height } = shownSize(next)
        expect(Math.abs(width / height / aspect - 1)).toBeLessThan(0.01)
        expect(Math.max(width / picture.width, height / picture.height)).toBeCloseTo(1, 2)
        const { x, y, width: w, height: h } = next.edit!.crop!
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1.0001)
      }),
    )
  })

  it('has no edit once all of it is shown again', () => {
    const start = cropped(picture, { x: 0.2, y: 0, width: 0.5, height: 1 })
    expect(cropped(start, { x: 0, y: 0, width: 1, height: 1 })).toEqual(picture)
    expect(cropped(start, undefined)).toEqual(picture)
  })
})
