import { scaledPicture, smoothsPictures } from './scaled-picture'

const picture = { width: 1200, height: 900 } as ImageBitmap
const chromium = Object.create({ imageSmoothingQuality: 'low' }) as CanvasRenderingContext2D
// Set to no effect, as an export does.
const firefox = { imageSmoothingQuality: 'medium' } as CanvasRenderingContext2D
const made = jest.fn((_: unknown, options: ImageBitmapOptions) => Promise.resolve(options))
Object.assign(globalThis, { createImageBitmap: made })

describe('a picture on a canvas that does not smooth it', () => {
  beforeEach(() => made.mockClear())

  it('is made as small as it is drawn', async () => {
    expect(smoothsPictures(firefox)).toBe(false)
    await scaledPicture(firefox, picture, { width: 150.4, height: 112.6 })
    expect(made).toHaveBeenCalledWith(picture, { resizeWidth: 150, resizeHeight: 113, resizeQuality: 'high' })
  })

  it('is made smaller by the side alone that is drawn smaller', async () => {
    await scaledPicture(firefox, picture, { width: 1400, height: 300 })
    expect(made.mock.lastCall?.[1]).toMatchObject({ resizeWidth: 1200, resizeHeight: 300 })
  })

  it('is left as it is where it is drawn no smaller', async () => {
    expect(await scaledPicture(firefox, picture, { width: 1200, height: 1400 })).toBe(picture)
    expect(made).not.toHaveBeenCalled()
  })
})

it('is left to a canvas that smooths', async () => {
  expect(await scaledPicture(chromium, picture, { width: 150, height: 113 })).toBe(picture)
})
