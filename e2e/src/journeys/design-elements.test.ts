import { libraryPicture } from '../pages/library-picture'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { compare, exported, stagePicture, type Difference } from '../pages/stage-picture'
import { Studio } from '../pages/studio'
import { expect, test, type Arrive } from '../test'

const COLORS = { exposure: 15, contrastLevel: 30, warmth: 60, gray: 40, veil: 25 }

/** Exports a picture with a tone and compares it with the screen, as in Safari, whose canvas has no filters. */
async function tonedPicture(arrive: Arrive, tone: object): Promise<Difference[]> {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await page.addInitScript(() => Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'filter'))
  await signInByApi(page)
  const background = await libraryPicture(page)
  const boxes = [
    { id: 'box-1', text: 'يقرأ فوقها', fontFamily: 'Amiri', fontSize: 40, fontColor: 'ffffff', x: 40, y: 90 },
  ]
  const studio = await Studio.goOnWith(page, { version: 2, background, tone, boxes })
  await page.locator('[data-ground] img').evaluate((image: HTMLImageElement) => image.decode())
  const differences: Difference[] = []
  for (const zoom of [100, 50] as const) {
    await studio.zoom(zoom)
    const { file } = await exported(studio)
    differences.push(await compare(bench, file, await stagePicture(page, 200 / zoom)))
  }
  return differences
}

// With the browser's own filters, design-agreement.test.ts holds it.
test('the tone of a background is in the file also where a canvas has no filters', async ({ arrive }) => {
  for (const difference of await tonedPicture(arrive, COLORS)) expect(difference).toMatchObject({ over: 0 })
  // A blur by boxes is another one than a Gaussian, but no eye tells them apart.
  for (const { apart, mean } of await tonedPicture(arrive, { ...COLORS, blurRadius: 8 })) {
    expect(apart).toBeLessThan(2000)
    expect(mean).toBeLessThan(2)
  }
})

test('on a phone the background is adjusted by sliders and comes back after a reload', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const background = await libraryPicture(page)
  const boxes = [{ id: 'box-1', text: 'نص', x: 40, y: 90 }]
  const studio = await Studio.goOnWith(page, { background, boxes }, '/phone-design-page')
  await studio.press('ضبط الخلفية')
  await page.getByRole('slider', { name: 'طبقة داكنة' }).fill('40')
  await page.getByRole('slider', { name: 'التمويه' }).fill('5')
  await expect(page.locator('[data-ground] img')).toHaveCSS('filter', 'blur(5px)')
  expect(await axeFindings(page)).toEqual([])
  await studio.press('تراجع')
  await expect(page.locator('[data-ground] img')).toHaveCSS('filter', 'none')
  await page.waitForTimeout(600)
  await page.reload()
  await studio.press('ضبط الخلفية')
  await expect(page.getByRole('slider', { name: 'طبقة داكنة' })).toHaveValue('40')
})

test('on a phone shapes are added by thumb, moved, pulled, given a colour and exported', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.open(page, '/phone-design-page')
  await studio.press('العناصر')
  await studio.press('نجمة ثمانية')
  const star = page.getByRole('button', { name: 'نجمة ثمانية، 2 من 2' })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const fill = page.getByRole('group', { name: 'لون التعبئة' })
  await fill.getByRole('button', { name: 'اللون #f5a524' }).click()
  await expect(star.locator('path')).toHaveAttribute('fill', '#f5a524')

  await studio.press('العناصر')
  const before = await studio.standing('box-2')
  const from = await studio.middle('box-2')
  await studio.touch([from, { x: from.x - 20, y: from.y - 60 }, { x: from.x - 40, y: from.y - 130 }])
  const after = await studio.standing('box-2')
  expect(after.x).toBeLessThan(before.x - 20)
  expect(after.y).toBeLessThan(before.y - 130)

  await studio.press('شكل العنصر')
  expect(await axeFindings(page)).toEqual([])
  const small = await page.getByRole('region', { name: 'العناصر' }).evaluate((panel) =>
    [...panel.querySelectorAll('button, input')]
      .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  )
  expect(small).toEqual([])
  await studio.press('العناصر')

  const middle = await studio.middle('box-2')
  const finger = (by: number, steps: number[]) => steps.map((step) => ({ x: middle.x + by * step, y: middle.y }))
  await studio.touch(finger(-30, [1, 1.3, 1.6]), finger(30, [1, 1.3, 1.6]))
  expect((await studio.standing('box-2')).width).toBeGreaterThan(before.width * 1.4)

  // A thin line is found by a finger all the same.
  await studio.press('العناصر')
  await page.getByRole('button', { name: 'الأشكال', exact: true }).click()
  await studio.press('خط مستقيم')
  await studio.press('العناصر')
  const reach = await studio.box('box-3').locator('[data-reach]').boundingBox()
  expect(reach!.height).toBeGreaterThanOrEqual(43.9)

  const { name, file } = await exported(studio)
  expect(name).toBe('workspace-image.png')
  expect(file.length).toBeGreaterThan(5000)

  await page.reload()
  await expect(page.getByRole('button', { name: 'نجمة ثمانية، 2 من 3' })).toBeVisible()
})

test('a card of three elements is made, moved, styled, grouped and exported by the keyboard alone', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  const studio = await Studio.open(page)
  const { keyboard } = page
  const go = async (name: string) => {
    await studio.button(name).first().focus()
    await keyboard.press('Enter')
  }
  await go('العناصر')
  await go('قلب')
  const heart = page.getByRole('button', { name: 'قلب، 2 من 2' })
  await expect(heart).toBeVisible()
  await page.getByRole('slider', { name: 'الدوران' }).focus()
  await keyboard.press('ArrowUp')
  await go('انتقل إلى اللوحة')
  await expect(heart).toBeFocused()
  const before = await studio.standing('box-2')
  await keyboard.press('Shift+ArrowUp')
  await keyboard.press('Control+BracketLeft')
  await expect(page.getByRole('button', { name: 'قلب، 1 من 2' })).toBeFocused()
  expect(await studio.standing('box-2')).toMatchObject({ y: before.y - 10, rotation: 1 })
  await expect(page.locator('[data-announcer]')).toHaveText('الطبقة 1 من 2')
  await keyboard.press('Shift+ArrowUp')
  await expect(page.locator('[data-announcer]')).toHaveText(/^الموضع: الوسط، \d+ من اليمين، \d+ من الأعلى$/)
  await keyboard.press('Control+ArrowDown')
  await studio.box('box-1').focus()
  await keyboard.press('Enter')
  await keyboard.insertText('سلام')
  await keyboard.press('Escape')
  await go('شكل النص')
  await go('عريض')
  await expect(studio.box('box-1')).toHaveCSS('font-weight', '700')
  await go('العناصر')
  await go('رموز تعبيرية')
  await go('قلب أحمر')
  const emoji = page.getByRole('button', { name: 'رمز تعبيري، 3 من 3' })
  await expect(emoji).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await go('انتقل إلى اللوحة')
  await expect(emoji).toBeFocused()
  await keyboard.press('Control+a')
  await expect(page.locator('[data-announcer]')).toHaveText('عدد العناصر المختارة: 3')
  await go('الطبقات')
  const layers = page.getByRole('list', { name: 'الطبقات' })
  await expect(layers.getByRole('button', { name: /^قلب، (أعلى |أسفل |)الوسط، الطبقة 1 من 3$/ })).toBeVisible()
  await go('انتقل إلى اللوحة')
  await keyboard.press('Control+a')
  await keyboard.press('Control+g')
  const [heartBefore, emojiBefore] = [await studio.standing('box-2'), await studio.standing('box-3')]
  await keyboard.press('Shift+ArrowDown')
  await expect.poll(async () => (await studio.standing('box-2')).y).toBe(heartBefore.y + 10)
  expect((await studio.standing('box-3')).y).toBe(emojiBefore.y + 10)
  await go('العناصر')
  expect(await axeFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await go('تنزيل')
  expect((await download).suggestedFilename()).toBe('workspace-image.png')
})
