import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { Studio, type StudioDesign } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

const shape = (id: string, x: number, y: number) => ({
  ...{ id, text: '', type: 'shape', shape: 'star', fill: '0b5d6b', stroke: '0b5d6b', strokeWidth: 0 },
  ...{ x, y, width: 120, height: 120 },
})
const design = {
  ...{ version: 3, background: null },
  boxes: [shape('box-1', 60, 80), shape('box-2', 300, 100), shape('box-3', 480, 420)],
} as unknown as StudioDesign

test('on a phone a long press and taps select several elements, which are grouped, moved and turned together', async ({
  arrive,
}) => {
  test.setTimeout(60_000)
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, design, '/phone-design-page')
  const pressed = page.locator('[data-box][aria-pressed=true]')
  await studio.box('box-1').tap()
  const session = await page.context().newCDPSession(page)
  const second = await studio.middle('box-2')
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...second, id: 0 }] })
  await expect(pressed).toHaveCount(2)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await studio.box('box-3').tap()
  await expect(pressed).toHaveCount(3)
  await studio.box('box-3').tap()
  await expect(pressed).toHaveCount(2)
  await expect(page.locator('[data-together]')).toHaveCount(2)
  const edges = await page
    .locator('[data-together]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
  const boxes = await pressed.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
  edges.forEach((x, index) => expect(x).toBeCloseTo(boxes[index]!, 0))

  await studio.press('شكل العنصر')
  await studio.press('ضم في مجموعة')
  await page.waitForTimeout(500)
  expect(await axeFindings(page)).toEqual([])
  await studio.press('العناصر')
  await studio.touch([{ x: 195, y: 390 }])
  await expect(pressed).toHaveCount(0)
  await studio.box('box-2').tap()
  await expect(pressed).toHaveCount(2)

  const from = await studio.middle('box-1')
  const before = [await studio.standing('box-1'), await studio.standing('box-2')]
  await studio.touch([from, { x: from.x + 10, y: from.y + 30 }, { x: from.x + 21, y: from.y + 71 }])
  const after = [await studio.standing('box-1'), await studio.standing('box-2')]
  expect(after[0]!.y - before[0]!.y).toBeGreaterThan(100)
  expect(after[1]!.y - before[1]!.y).toBeCloseTo(after[0]!.y - before[0]!.y)
  expect(after[1]!.x - before[1]!.x).toBeCloseTo(after[0]!.x - before[0]!.x)
  await studio.press('تراجع')
  await expect.poll(() => studio.standing('box-2')).toMatchObject({ x: before[1]!.x, y: before[1]!.y })
})

test('on a desktop Shift, a rectangle and keys select several elements, which are aligned and spaced', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, design)
  const pressed = page.locator('[data-box][aria-pressed=true]')
  await studio.box('box-1').click()
  await studio.box('box-2').click({ modifiers: ['Shift'] })
  await expect(pressed).toHaveCount(2)
  await studio.box('box-2').click({ modifiers: ['Shift'] })
  await expect(pressed).toHaveCount(1)

  const { left, top, scale } = await studio.place()
  const at = (x: number, y: number) => ({ x: left + x * scale, y: top + y * scale })
  const span = async () => {
    const [from, to] = [at(20, 30), at(400, 300)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x - 5, to.y)
    await expect(page.locator('[data-marquee]')).toBeVisible({ timeout: 1000 })
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
  }
  // What spans the rectangle is loaded with the first one.
  await expect(span).toPass()
  await expect(pressed).toHaveCount(2)
  await expect(page.locator('[data-marquee]')).toHaveCount(0)

  await studio.box('box-1').focus()
  await page.keyboard.press('Control+a')
  await expect(pressed).toHaveCount(3)
  await studio.press('العناصر')
  expect(await axeFindings(page)).toEqual([])
  await studio.press('محاذاة الحواف العليا')
  await studio.press('توزيع متساوٍ أفقيًا')
  const places = await Promise.all(['box-1', 'box-2', 'box-3'].map((id) => studio.standing(id)))
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [60, 80],
    [270, 80],
    [480, 80],
  ])
  await studio.box('box-1').focus()
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(async () => (await studio.standing('box-3')).y).toBe(90)
  expect((await studio.standing('box-1')).y).toBe(90)
})
