import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { Studio } from '../pages/studio'
import { expect, test } from '../test'

test('on a phone a text gets a look and fills its box, the design another size, and all of it is undone', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const design = { background: null, boxes: [{ id: 'box-1', text: 'صباح الخير', x: 210, y: 320, width: 280 }] }
  const studio = await Studio.goOnWith(page, design, '/phone-design-page')
  const before = await studio.looks()
  await studio.box('box-1').tap()
  await page.getByRole('button', { name: 'شكل النص' }).tap()
  await page.getByRole('button', { name: 'نيون' }).tap()
  await expect(studio.box('box-1')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.locator('[data-box] [data-backdrop]')).toBeVisible()
  await page.getByRole('button', { name: 'حجم يملأ المربع' }).tap()
  expect(await axeFindings(page)).toEqual([])

  await studio.press('المقاس')
  await page.getByRole('button', { name: 'حالة أو قصة' }).tap()
  const ratio = () => studio.stage.evaluate((stage: HTMLElement) => stage.offsetWidth / stage.offsetHeight)
  await expect.poll(ratio).toBeCloseTo(9 / 16, 2)
  await page.getByRole('button', { name: 'أرضية 4', exact: true }).tap()
  await expect(page.locator('[data-fill]')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  while (await studio.button('تراجع').isEnabled()) await studio.press('تراجع')
  await expect.poll(ratio).toBeCloseTo(1, 2)
  expect(await studio.looks()).toEqual(before)
})
