import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { Studio } from '../pages/studio'
import { expect, test } from '../test'

test('on a phone letters that are not joined stand apart, joined ones stay joined, and the text runs the other way', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const boxes = [{ id: 'box-1', text: 'Eid عيد', x: 210, y: 320, width: 280 }]
  const studio = await Studio.goOnWith(page, { background: null, boxes }, '/phone-design-page')
  const box = studio.box('box-1')
  await box.tap()
  await page.getByRole('button', { name: 'شكل النص' }).tap()
  const gap = page.getByRole('slider', { name: 'تباعد الحروف اللاتينية والأرقام' })
  await gap.focus()
  await gap.press('ArrowUp')
  await gap.press('ArrowUp')
  await expect(box.getByText('Eid', { exact: true })).toHaveCSS('letter-spacing', '2px')
  await expect(box.getByText('عيد')).toHaveCSS('letter-spacing', 'normal')
  await page.getByRole('slider', { name: 'تباعد الكلمات' }).press('End')
  await expect(box).toHaveCSS('word-spacing', '40px')
  await page.getByRole('button', { name: 'تلقائي' }).tap()
  await expect(box).toHaveCSS('direction', 'ltr')
  expect(await axeFindings(page)).toEqual([])
  while (await studio.button('تراجع').isEnabled()) await studio.press('تراجع')
  await expect(box).toHaveCSS('direction', 'rtl')
  await expect(box).toHaveCSS('word-spacing', '0px')
})
