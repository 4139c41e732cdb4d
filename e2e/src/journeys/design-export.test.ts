import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../browser/visitor'
import { compare, exported, stagePicture } from '../pages/stage-picture'
import { signInByApi } from '../pages/subscriber'
import { Studio, writing, type StudioDesign } from '../pages/studio'
import { expect, test } from '../test'

/** A JPEG is not exact by its nature: how far a channel is off on average, of 255. */
const JPEG_MEAN = 1.5

const DESIGN: StudioDesign = {
  background: null,
  boxes: [
    { id: 'box-1', fontFamily: 'Amiri', text: 'مُحَمَّدٌ يَكتُبُ شِعْرًا', fontSize: 30, x: 30, y: 30 },
    { id: 'box-2', fontFamily: 'Tajawal', text: 'Hello (يومي) [123] نص', fontSize: 24, x: 380, y: 30, outline: true },
    { id: 'box-3', fontFamily: 'Scheherazade', text: 'سطر أول\nسطر ثانٍ\nسطر ثالث', fontSize: 28, x: 30, y: 200 },
    { id: 'box-4', fontFamily: 'Lateef', text: '😀 مرحبا', fontSize: 32, x: 380, y: 200, plate: true },
    { id: 'box-5', fontFamily: 'cairo', text: 'نص مائل', fontSize: 36, x: 30, y: 470, rotation: 20, opacity: 0.6 },
    {
      id: 'box-6',
      fontFamily: 'Cascadia Code',
      text: '(قوس) [آخر]',
      fontSize: 40,
      x: 380,
      y: 470,
      bold: true,
      shadow: true,
    },
  ].map((box) => ({ width: 290, fontColor: '0b5d6b', ...box })),
}

const LARGE = /1400 × 1400/
const SMALL = /700 × 700/

test.describe('the picture of a design', () => {
  test('is what the screen shows, to the pixel, at every zoom, in both sizes, and as a JPEG as near as one can be', async ({
    arrive,
  }) => {
    test.setTimeout(120_000)

    const visitor = await arrive({ viewport: DESKTOP })
    const page = await visitor.tab()
    const bench = await visitor.tab('about:blank')
    await signInByApi(page)
    const studio = await Studio.goOnWith(page, DESIGN)
    for (const zoom of [100, 75, 50] as const) {
      await studio.zoom(zoom)
      const large = await exported(studio)
      expect(large.name).toBe('workspace-image.png')
      const small = await exported(studio, 'PNG', SMALL)
      for (const [picture, ratio] of [
        [large, 2],
        [small, 1],
      ] as const) {
        const difference = await compare(bench, picture.file, await stagePicture(page, (ratio * 100) / zoom))
        expect({ zoom, ratio, ...difference }).toEqual({
          zoom,
          ratio,
          sizes: Array(2).fill(`${700 * ratio}×${700 * ratio}`),
          over: 0,
          apart: 0,
          max: expect.any(Number),
          mean: expect.any(Number),
        })
      }
    }

    // Made ready for one design, the button gives another: what was made before is thrown away.
    await studio.zoom(100)
    await studio.button('تنزيل').hover()
    await studio.box('box-3').focus()
    await page.keyboard.press('Shift+ArrowDown')
    const png = await exported(studio)
    expect(await compare(bench, png.file, await stagePicture(page, 2))).toMatchObject({ over: 0 })

    const jpeg = await exported(studio, 'JPEG', LARGE)
    expect(jpeg.name).toBe('workspace-image.jpg')
    expect(jpeg.file.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    const { sizes, mean } = await compare(bench, png.file, jpeg.file)
    expect(sizes).toEqual(['1400×1400', '1400×1400'])
    expect(mean).toBeLessThan(JPEG_MEAN)
  })
})

/** 105 letters: ten lines of the largest size, half of which used to be missing from the file. */
const PRAYER =
  'اللهم إني أسألك خير هذا اليوم فتحه ونصره ونوره وبركته وهداه وأعوذ بك من شر ما فيه وشر ما بعده يا رب العالمين'

/** Where on a picture its lines of dark letters begin and end, from 0 at its top to 1. */
const linesOf = (page: Page, picture: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    const isDark = (row: number) =>
      Array.from({ length: width }, (_, column) => data[(row * width + column) * 4]!).some((red) => red < 128)
    const rows = Array.from({ length: height }, (_, row) => isDark(row))
    const edges = rows.flatMap((dark, row) => (dark === (rows[row - 1] ?? false) ? [] : [row / height]))
    return edges
  }, picture.toString('base64'))

for (const { viewport, touch, address } of [
  { viewport: PHONE, touch: true, address: '/phone-design-page' },
  { viewport: DESKTOP, touch: false, address: '/design-page/images' },
])
  test.describe(`a long prayer in the largest letters at ${viewport.width} px`, () => {
    test('is whole on the picture while it is written, and the file has every line that the screen has', async ({
      arrive,
    }) => {
      const visitor = await arrive({ viewport, touch })
      const page = await visitor.tab()
      const bench = await visitor.tab('about:blank')
      await signInByApi(page)
      const studio = await Studio.open(page, address)
      await studio.press('حجم الخط')
      await page.getByRole('slider', { name: 'حجم الخط' }).fill('50')
      await studio.press('حجم الخط')
      await studio.box('box-1').focus()
      await page.keyboard.press('Enter')
      await writing(page)
      await page.keyboard.insertText(PRAYER)
      await page.getByText('صغّرنا الخط ليتسع النص في الصورة.').waitFor()
      await page.keyboard.press('Escape')
      await studio.page.getByRole('button', { name: /رب العالمين$/ }).waitFor()

      expect(await studio.stage.evaluate((frame) => frame.firstElementChild!.scrollTop)).toBe(0)
      const { y, height } = await studio.standing('box-1')
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(700)
      const { file } = await exported(studio)
      const { scale } = await studio.place()
      const shown = await linesOf(bench, await stagePicture(page, 2 / scale, viewport))
      const saved = await linesOf(bench, file)
      expect(shown.length).toBeGreaterThan(12)
      expect(saved).toHaveLength(shown.length)
      saved.forEach((edge, index) => expect(edge).toBeCloseTo(shown[index]!, 2))
    })
  })
