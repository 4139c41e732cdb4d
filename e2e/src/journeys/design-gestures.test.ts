import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { exported } from '../pages/stage-picture'
import { Studio } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test('on a phone two fingers that tap undo the last step, others turn a text or look closer at the canvas, and joins of a text are stretched', async ({
  arrive,
}) => {
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

  // Where nothing is selected, two fingers look closer at the canvas.
  await page.getByRole('slider', { name: 'مد الحروف' }).press('Escape')
  await page.keyboard.press('Escape')
  const corner = (await studio.stage.boundingBox())!
  await page.touchscreen.tap(corner.x + 20, corner.y + 20)
  await expect(studio.box('box-1')).toHaveAttribute('aria-pressed', 'false')
  const [before, standing, { file }] = [await studio.place(), await studio.standing('box-1'), await exported(studio)]
  const finger = (x: number, by: number) =>
    [0, 1, 2, 3].map((step) => ({
      x: before.left + (x + by * step) * before.scale,
      y: before.top + 560 * before.scale,
    }))
  const whole = page.getByRole('button', { name: /^عرض اللوحة كاملة/ })
  // What it needs comes with the first two fingers.
  await expect(async () => {
    await studio.touch(finger(300, -40), finger(400, 40))
    await expect(whole).toBeVisible({ timeout: 1000 })
  }).toPass()
  const closer = await studio.place()
  expect(closer.scale / before.scale).toBeGreaterThan(2)
  expect(closer.scale / before.scale).toBeLessThanOrEqual(4)
  await studio.touch(finger(300, 30), finger(400, 30))
  await expect.poll(async () => (await studio.place()).left).toBeGreaterThan(closer.left + 20)
  expect(await axeFindings(page)).toEqual([])
  // Its handles are around a text there, and neither the design nor its file has changed.
  await studio.box('box-1').focus()
  await expect.poll(() => studio.handlesOff('box-1')).toBeLessThan(1.5)
  expect(await studio.standing('box-1')).toEqual(standing)
  // Now two fingers hold the text, turn it to the nearest 15 degrees, and leave the canvas as it is.
  const held = await studio.place()
  const room = (await page.locator('[data-canvas]').boundingBox())!
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  const around = (side: number) =>
    [0, 1, 2, 3].map((step) => {
      const [spread, turn] = [(50 + 10 * step) * side, (step * 43 * Math.PI) / 540]
      return { x: middle.x + spread * Math.cos(turn), y: middle.y + spread * Math.sin(turn) }
    })
  await studio.touch(around(-1), around(1))
  await expect.poll(async () => (await studio.standing('box-1')).rotation).toBe(45)
  expect((await studio.standing('box-1')).width).toBeGreaterThan(standing.width * 1.2)
  expect(await studio.place()).toEqual(held)
  // Two fingers that tap take back that alone.
  await expect(async () => {
    await studio.touch(around(-1).slice(0, 1), around(1).slice(0, 1))
    await expect.poll(() => studio.standing('box-1'), { timeout: 1000 }).toEqual(standing)
  }).toPass()
  expect(await studio.place()).toEqual(held)
  expect((await exported(studio)).file.equals(file)).toBe(true)
  await whole.tap()
  await expect(whole).toHaveCount(0)
  expect(await studio.place()).toEqual(before)
  // The same by keys, with the focus on the canvas.
  await expect(studio.stage).toBeFocused()
  await page.keyboard.press('Equal')
  await expect(whole).toHaveAccessibleName('عرض اللوحة كاملة 125%')
  await page.keyboard.press('0')
  await expect(whole).toHaveCount(0)
  // And by a double tap beside the texts.
  await page.keyboard.press('Equal')
  await expect(whole).toBeVisible()
  const beside = { x: room.x + room.width / 2, y: room.y + 24 }
  // On a busy machine two taps may be too far apart.
  await expect(async () => {
    await page.touchscreen.tap(beside.x, beside.y)
    await page.touchscreen.tap(beside.x, beside.y)
    await expect(whole).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})
