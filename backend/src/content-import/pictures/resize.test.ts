import sharp from 'sharp'
import { RECIPES } from './recipes'
import { resize } from './resize'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3377aa' } })
    .png()
    .toBuffer()

describe('resizing', () => {
  it('never makes a photograph larger than it is', async () => {
    const { width, height, variants } = await resize(await picture(500, 250), RECIPES.background)
    expect({ width, height }).toEqual({ width: 500, height: 250 })
    expect(variants.map((variant) => variant.width)).toEqual([320, 500])
  })

  it('draws a vector as large as is wanted', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><circle cx="5" cy="5" r="4"/></svg>',
    )
    expect(await resize(svg, RECIPES.background)).toMatchObject({ width: 1080, height: 2160 })
  })

  it('makes a sticker fit whole into its square, below the largest size', async () => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer()
    const { variants } = await resize(noise, RECIPES.sticker)
    expect(variants).toHaveLength(1)
    expect(variants[0]!.bytes.length).toBeLessThan(100_000)
    const { data, info } = await sharp(variants[0]!.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 512, height: 512, channels: 4 })
    expect(data[3]).toBe(0)
  })

  it('gives a thumbhash of the picture’s proportions', async () => {
    const { thumbhash } = await resize(await picture(400, 100), RECIPES.poster)
    const { thumbHashToApproximateAspectRatio } = await import('thumbhash')
    expect(thumbHashToApproximateAspectRatio(Buffer.from(thumbhash, 'base64'))).toBeGreaterThan(2)
  })

  it('refuses a picture of more pixels than memory is good for', async () => {
    await expect(resize(await picture(8_000, 6_000), RECIPES.background)).rejects.toThrow(/pixel limit/i)
  })

  it.each(['', 'hello', '<svg'])('refuses what is no picture: %j', async (text) => {
    await expect(resize(Buffer.from(text), RECIPES.background)).rejects.toThrow()
  })
})
