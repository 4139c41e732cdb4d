import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { choose, photograph } from '../pages/photograph'
import { Studio } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test('on a phone one’s own photograph is cropped, turned and filtered, and all of it is undone', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.open(page, '/phone-design-page')
  await studio.box('box-1').focus()
  await page.keyboard.press('Delete')
  await studio.press('العناصر')
  await studio.press('الصور')
  await choose(page, 'صورة من جهازك', 'photo.jpg', await photograph(page))
  const element = page.locator('[data-box]')
  const sides = () => element.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight])
  await expect.poll(sides).toEqual([263, 350])
  /** Red, green and blue of the picture as it is shown: in the middle of its upper edge, and in its middle. */
  const colors = () =>
    element.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)]
      return { top: at(canvas.width / 2, 20), right: at(canvas.width - 20, canvas.height / 2) }
    })
  const isRed = ([red = 0, green = 0]: number[]) => red > 150 && green < 90
  expect(isRed((await colors()).top)).toBe(true)

  await studio.press('تدوير ربع دورة')
  await expect.poll(sides).toEqual([350, 263])
  await expect.poll(async () => isRed((await colors()).right)).toBe(true)
  await studio.press('مربع')
  await expect.poll(sides).toEqual([263, 263])
  // The part about the middle has no red left of the quarter that had it but a ninth of its width.
  await studio.press('قص حر')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'الزاوية العليا اليمنى' }).press('ArrowLeft')
  await expect.poll(async () => (await sides())[0]).toBeLessThan(263)
  await page.getByRole('button', { name: 'أبيض وأسود', exact: true }).click()
  await expect
    .poll(async () => {
      const { top } = await colors()
      return Math.max(...top) - Math.min(...top)
    })
    .toBeLessThan(8)

  for (let step = 0; step < 4; step += 1) await studio.press('تراجع')
  await expect.poll(sides).toEqual([263, 350])
  await expect.poll(async () => isRed((await colors()).top)).toBe(true)
})
