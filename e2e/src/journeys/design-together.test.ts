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

/** Sides and turns of the selected ones, and how far apart their middles are, in stage units. */
async function shapeOf(studio: Studio) {
  const all = await Promise.all(['box-1', 'box-2'].map((id) => studio.standing(id)))
  const [one, two] = all.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
  return {
    widths: all.map(({ width }) => width),
    rotations: all.map(({ rotation }) => rotation),
    apart: Math.hypot(two!.x - one!.x, two!.y - one!.y),
    middle: { x: (one!.x + two!.x) / 2, y: (one!.y + two!.y) / 2 },
  }
}

const handleOf = async (studio: Studio, name: string) => {
  const { x, y, width, height } = (await studio.page.locator(`[data-together-handle="${name}"]`).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('several elements are pulled and turned by handles and by keys, as one and in one step each', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, design)
  await studio.box('box-1').click()
  await studio.box('box-2').click({ modifiers: ['Shift'] })
  const corner = page.locator('[data-together-handle="se"]')
  await corner.waitFor()
  expect(await axeFindings(page)).toEqual([])
  const before = await shapeOf(studio)
  const { scale } = await studio.place()

  // From the middle of both, whose corner is 180 stage units to the right and 70 below.
  const from = await handleOf(studio, 'se')
  await studio.drag(from, { x: 90 * scale, y: 35 * scale })
  const grown = await shapeOf(studio)
  expect(grown.widths).toEqual([180, 180])
  expect(grown.apart / before.apart).toBeCloseTo(1.5, 1)
  expect(grown.rotations).toEqual([0, 0])
  expect(grown.middle.x).toBeCloseTo(before.middle.x, 0)
  // The handles are around them again, and are seen.
  const at = await handleOf(studio, 'se')
  expect(at.x - from.x).toBeCloseTo(90 * scale, 0)
  await expect(corner).toBeVisible()
  await studio.press('تراجع')
  expect(await shapeOf(studio)).toEqual(before)

  // A turn of 28 degrees finds 30 by itself.
  const { left, top } = await studio.place()
  const turn = await handleOf(studio, 'turn')
  const middle = { x: left + before.middle.x * scale, y: top + before.middle.y * scale }
  const turned = { radius: turn.y - middle.y, angle: (28 * Math.PI) / 180 }
  await studio.drag(turn, {
    x: -turned.radius * Math.sin(turned.angle),
    y: turned.radius * (Math.cos(turned.angle) - 1),
  })
  const after = await shapeOf(studio)
  after.rotations.forEach((rotation) => expect(rotation).toBeCloseTo(30))
  expect(after.widths).toEqual(before.widths)
  expect(after.apart).toBeCloseTo(before.apart, 0)
  await studio.press('تراجع')
  expect(await shapeOf(studio)).toEqual(before)

  await studio.box('box-1').focus()
  await page.keyboard.press('.')
  await expect.poll(async () => (await shapeOf(studio)).rotations).toEqual([15, 15])
  await page.keyboard.press('Shift+,')
  await expect.poll(async () => (await shapeOf(studio)).rotations).toEqual([14, 14])
  await page.keyboard.press('=')
  await expect.poll(async () => (await shapeOf(studio)).widths).toEqual([132, 132])
})

test('on a phone a thumb spans a rectangle after a long press, and pulls several elements by a corner', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, design, '/phone-design-page')
  const { left, top, scale } = await studio.place()
  const session = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y]) => ({ x: left + x * scale, y: top + y * scale, id: 0 })),
    })
  await finger('touchStart', [20, 40])
  // It comes with the end of the press, without a size.
  await page.locator('[data-marquee]').waitFor({ state: 'attached' })
  await finger('touchMove', [200, 150])
  await finger('touchMove', [410, 300])
  await finger('touchEnd')
  await expect(page.locator('[data-box][aria-pressed=true]')).toHaveCount(2)
  await expect(page.locator('[data-marquee]')).toHaveCount(0)

  await studio.box('box-1').focus()
  await page.keyboard.press('Control+a')
  const corner = page.locator('[data-together-handle="nw"]')
  await corner.waitFor()
  const before = await shapeOf(studio)
  const from = await handleOf(studio, 'nw')
  // Beside the dot, within a thumb's reach.
  const at = { x: from.x - 15, y: from.y - 10 }
  await studio.touch([at, { x: at.x + 20, y: at.y + 20 }, { x: at.x + 40, y: at.y + 40 }])
  const after = await shapeOf(studio)
  expect(after.widths[0]!).toBeLessThan(before.widths[0]! * 0.9)
  expect(after.apart / before.apart).toBeCloseTo(after.widths[0]! / before.widths[0]!, 1)
  await studio.press('تراجع')
  await expect.poll(() => shapeOf(studio)).toEqual(before)
})
