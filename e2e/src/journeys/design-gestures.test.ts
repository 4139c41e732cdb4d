import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { Studio } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test('on a phone two fingers that tap undo the last step, and joins of a text are stretched', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const design = { background: null, boxes: [{ id: 'box-1', text: 'محمد', x: 210, y: 320, width: 280 }] }
  const studio = await Studio.goOnWith(page, design, '/phone-design-page')
  await studio.box('box-1').tap()
  await studio.press('شكل النص')
  await page.getByRole('slider', { name: 'مد الحروف' }).fill('3')
  await expect(studio.box('box-1')).toHaveText('محمـــد')
  expect(await axeFindings(page)).toEqual([])
  const { left, top, scale } = await studio.place()
  const at = (x: number, y: number) => [{ x: left + x * scale, y: top + y * scale }]
  // A tap is short: on a busy machine one may last longer, and counts as a pinch then, which changes nothing.
  await expect(async () => {
    await studio.touch(at(100, 100), at(200, 120))
    await expect(studio.box('box-1')).toHaveText('محمد', { timeout: 1000 })
  }).toPass()
})
