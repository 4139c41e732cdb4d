import type { Locator } from '@playwright/test'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { Studio, writing, type Standing, type StudioDesign } from '../pages/studio'
import { expect, test, type Arrive } from '../test'

const ZOOMS = [100, 75, 50] as const
/** How far a handle may be from its corner, in px: what browsers round by. */
const ROUNDING = 0.51

/** Two texts that lie where nothing is near to snap to. */
const DESIGN: StudioDesign = {
  background: null,
  boxes: [
    { id: 'box-1', text: 'صباح الخير', fontFamily: 'Tajawal', fontSize: 24, x: 61, y: 87, width: 211 },
    { id: 'box-2', text: 'من جدّ وجد', fontFamily: 'Tajawal', fontSize: 24, x: 417, y: 529, width: 173 },
  ],
}

/** Where the first text stands once the page has done what was asked of it. */
const stands = (studio: Studio, expected: Partial<Standing> & { zoom?: number }) =>
  expect(async () => {
    const { zoom } = expected
    expect({ zoom, ...(await studio.standing('box-1')) }).toMatchObject(expected)
  }).toPass()

/** Handles follow their text with the next frame. */
const handlesStand = (studio: Studio) => expect.poll(() => studio.handlesOff('box-1')).toBeLessThan(ROUNDING)

async function open(arrive: Arrive, options: { touch?: boolean; phone?: boolean; design?: StudioDesign } = {}) {
  const visitor = await arrive({ viewport: options.phone ? PHONE : DESKTOP, touch: options.touch ?? false })
  const page = await visitor.tab()
  await signInByApi(page)
  return Studio.goOnWith(page, options.design ?? DESIGN, options.phone ? '/phone-design-page' : '/design-page/images')
}

/** A way over the screen that comes to whole stage units at any of the zooms. */
const WAY = { x: 24, y: 69 }
const moved = (scale: number) => ({ x: 61 + WAY.x / scale, y: 87 + WAY.y / scale })
const steps = (from: { x: number; y: number }, by: { x: number; y: number }) =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: from.x + by.x * share, y: from.y + by.y * share }))

/** What the screen shows in the middle of an element, as red, green and blue. */
async function colourInTheMiddle(element: Locator): Promise<number[]> {
  const edge = await element.boundingBox()
  if (!edge) return []
  const clip = { x: edge.x + Math.floor(edge.width / 2), y: edge.y + Math.floor(edge.height / 2), width: 1, height: 1 }
  const picture = await element.page().screenshot({ clip })
  return element.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const context = new OffscreenCanvas(1, 1).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    },
    [...picture],
  )
}

test.describe('a pointer on the stage', () => {
  test('moves a text by its way over the zoom, by the mouse, in the very press that selects it', async ({ arrive }) => {
    const studio = await open(arrive)
    for (const zoom of ZOOMS) {
      await studio.zoom(zoom)
      await studio.drag(await studio.middle('box-1'), WAY)
      await stands(studio, { zoom, ...moved(zoom / 100) })
      await handlesStand(studio)
      await studio.press('تراجع')
      await stands(studio, { x: 61, y: 87 })
      await studio.page.keyboard.press('Escape')
    }
  })

  test('moves a text by its way over the zoom, by a finger', async ({ arrive }) => {
    const studio = await open(arrive, { touch: true })
    for (const zoom of ZOOMS) {
      await studio.zoom(zoom)
      await studio.touch(steps(await studio.middle('box-1'), WAY))
      await stands(studio, { zoom, ...moved(zoom / 100) })
      await studio.press('تراجع')
      await stands(studio, { x: 61, y: 87 })
    }
  })

  test('moves, grows and turns a text by two fingers, as one step', async ({ arrive }) => {
    const studio = await open(arrive, { touch: true })
    await studio.touch([await studio.middle('box-1')])
    for (const zoom of ZOOMS) {
      const scale = zoom / 100
      await studio.zoom(zoom)
      const { x, y } = await studio.middle('box-1')
      const before = await studio.standing('box-1')
      // From beside each other, 40 px apart, to 60 px apart and a quarter turned, 30 px further down.
      const [one, two] = [
        { x: x - 20, y },
        { x: x + 20, y },
      ]
      const [oneThen, twoThen] = [
        { x, y: y },
        { x, y: y + 60 },
      ]
      await studio.touch([one, one, oneThen], [two, two, twoThen])
      await expect.poll(async () => (await studio.standing('box-1')).rotation).toBeCloseTo(90, 6)
      const after = await studio.standing('box-1')
      expect(after.width).toBeCloseTo(before.width * 1.5, 6)
      const middle = { x: after.x + (before.width * 1.5) / 2, y: after.y + (before.height * 1.5) / 2 }
      expect(middle.x).toBeCloseTo(before.x + before.width / 2, 6)
      expect(middle.y).toBeCloseTo(before.y + before.height / 2 + 30 / scale, 6)
      await studio.press('تراجع')
      await stands(studio, { x: 61, y: 87, rotation: 0 })
    }
  })

  test('moves a text on the phone by its way over the scale that fits the screen, by the mouse and by a finger', async ({
    arrive,
  }) => {
    const studio = await open(arrive, { touch: true, phone: true })
    const { scale } = await studio.place()
    expect(scale).toBeLessThan(0.6)
    const from = await studio.middle('box-1')
    // Browsers write six digits of a length.
    const standsAt = (x: number, y: number) =>
      expect(async () => {
        const standing = await studio.standing('box-1')
        expect(standing.x).toBeCloseTo(x, 2)
        expect(standing.y).toBeCloseTo(y, 2)
      }).toPass()
    await studio.drag(from, WAY)
    await standsAt(moved(scale).x, moved(scale).y)
    await studio.press('تراجع')
    await standsAt(61, 87)
    await studio.touch(steps(from, WAY))
    await standsAt(moved(scale).x, moved(scale).y)
  })

  test('pulls a quote on the phone by a finger, no narrower than 100 px and no wider than nine tenths', async ({
    arrive,
  }) => {
    const quote = { ...DESIGN.boxes[0]!, type: 'quote', x: 35, width: 300 }
    const studio = await open(arrive, { touch: true, phone: true, design: { ...DESIGN, boxes: [quote] } })
    const { scale } = await studio.place()
    await studio.touch([await studio.middle('box-1')])
    const pull = async (by: number, width: number) => {
      await handlesStand(studio)
      const edge = await studio.handle('e').boundingBox()
      if (!edge) throw new Error('no handle to pull at')
      await studio.touch(steps({ x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 }, { x: by, y: 0 }))
      await expect.poll(async () => (await studio.standing('box-1')).width).toBeCloseTo(width, 1)
    }
    await pull(36, 300 + 36 / scale)
    await pull(-200, 100 / scale)
    await pull(260, 630)
  })

  test('pulls and turns by handles that stand on the corners, after zooming and scrolling too', async ({ arrive }) => {
    const studio = await open(arrive)
    await studio.box('box-1').click()
    const pull = async (direction: string, by: { x: number; y: number }) => {
      const edge = await studio.handle(direction).boundingBox()
      if (!edge) throw new Error(`no handle ${direction}`)
      await studio.drag({ x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 }, by)
    }
    await pull('se', { x: 45, y: 33 })
    await stands(studio, { x: 61, y: 87, width: 256 })
    await handlesStand(studio)
    await pull('w', { x: 60, y: 0 })
    await stands(studio, { x: 121, width: 196 })

    const turner = await studio.page.locator('.moveable-rotation-control').boundingBox()
    if (!turner) throw new Error('no handle to turn by')
    await studio.drag({ x: turner.x + turner.width / 2, y: turner.y + turner.height / 2 }, { x: 70, y: -13 })
    await expect.poll(async () => Math.abs((await studio.standing('box-1')).rotation)).toBeGreaterThan(10)
    await handlesStand(studio)

    for (const zoom of ZOOMS) {
      await studio.zoom(zoom)
      await handlesStand(studio)
    }
    await studio.zoom(100)
    await studio.page.setViewportSize({ width: 1000, height: 600 })
    await studio.page.locator('[data-canvas]').evaluate((place) => place.scrollTo(0, 90))
    await handlesStand(studio)
  })

  test("snaps to the stage's middle and to other texts, and shows by what", async ({ arrive }) => {
    const studio = await open(arrive)
    const { mouse } = studio.page
    const { guides } = studio
    const dragTo = async (by: { x: number; y: number }, snaps: boolean) => {
      const { x, y } = await studio.middle('box-1')
      await mouse.move(x, y)
      await mouse.down()
      for (const { x: nextX, y: nextY } of steps({ x, y }, by).slice(1)) await mouse.move(nextX, nextY)
      if (snaps) await expect.poll(() => colourInTheMiddle(guides.first())).toEqual([11, 93, 107])
      else expect(await guides.count()).toBe(0)
      await mouse.up()
    }
    // 4 px beside the middle from side to side, then 5 px beside the left edge of the other text.
    await dragTo({ x: 350 - 61 - 211 / 2 + 4, y: 20 }, true)
    await stands(studio, { x: 350 - 211 / 2 })
    await studio.press('تراجع')
    await dragTo({ x: 417 - 61 + 5, y: 20 }, true)
    await stands(studio, { x: 417 })
    await studio.press('تراجع')
    await dragTo({ x: 17, y: 23 }, false)
    await stands(studio, { x: 78, y: 110 })
  })

  test('drags a text before the code of its handles is there, and they come around it on its way', async ({
    arrive,
  }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    await signInByApi(page)
    const held: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    // The file that has the handles, whatever its name is.
    await page.route('**/remotes/designer/**/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('rotationPosition')) {
        held.push(route.request().url())
        await released
      }
      await route.fulfill({ response })
    })
    const studio = await Studio.goOnWith(page, DESIGN)
    const { x, y } = await studio.middle('box-1')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 17, y + 23)
    await stands(studio, { x: 78, y: 110 })
    expect(held).not.toEqual([])
    expect(await studio.handlesOff('box-1')).toBe(Infinity)
    release()
    await handlesStand(studio)
    await page.mouse.move(x + 27, y + 63)
    await stands(studio, { x: 88, y: 150 })
    await handlesStand(studio)
    await page.mouse.up()
    await handlesStand(studio)
    await studio.press('تراجع')
    await stands(studio, { x: 61, y: 87 })
    // Files that it loads ahead may still be on their way through here.
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('opens a text by a second press, and ends the writing by a press elsewhere', async ({ arrive }) => {
    const studio = await open(arrive)
    await studio.box('box-1').click()
    await studio.page.locator('.moveable-control-box').first().waitFor()
    const { x, y } = await studio.middle('box-1')
    await studio.page.mouse.click(x, y)
    await writing(studio.page)
    await studio.page.keyboard.type(' يا بلادي')
    await studio.page.mouse.click(x, y + 200)
    await studio.page.getByRole('button', { name: 'النص 1 من 2: صباح الخير يا بلادي' }).waitFor()
    await studio.press('تراجع')
    await studio.page.getByRole('button', { name: 'النص 1 من 2: صباح الخير', exact: true }).waitFor()
  })
})
