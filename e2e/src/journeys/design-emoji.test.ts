import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { Studio } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test('on a phone an emoji and a sticker are put on a patterned ground, and all of it is undone', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.open(page, '/phone-design-page')
  await studio.press('المقاس')
  await studio.press('مشبّكات')
  await expect(page.locator('[data-fill] path')).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
  await studio.press('العناصر')
  await studio.press('رموز تعبيرية')
  await page.getByRole('button', { name: 'قلب أحمر' }).click()
  await expect(page.locator('[data-box="box-2"] img')).toHaveAttribute('src', /^blob:/)
  await expect(page.getByRole('button', { name: 'رمز تعبيري، 2 من 2' })).toHaveAttribute('aria-pressed', 'true')
  await studio.press('ملصقات')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('region', { name: 'العناصر' }).locator('button:has(img)').first().click()
  await expect(page.getByRole('button', { name: 'صورة، 3 من 3' })).toBeVisible()
  for (let step = 0; step < 3; step += 1) await studio.press('تراجع')
  await expect(page.locator('[data-box]')).toHaveCount(1)
  await expect(page.locator('[data-fill]')).toHaveCount(0)
})
