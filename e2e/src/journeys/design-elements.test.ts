import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { compare, exported, stagePicture, type Difference } from '../pages/stage-picture'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test, type Arrive } from '../test'

/** A picture as the studio offers it. */
async function libraryPicture(page: Page): Promise<{ path: string; width: number; height: number }> {
  const contents = page.waitForResponse(/\/v2\/players\/contents/)
  await page.goto('/design-images-list')
  const { data } = (await (await contents).json()) as {
    data: { path: string; picture: { width: number; height: number } }[]
  }
  const [{ path, picture }] = data as [(typeof data)[number]]
  return { path, width: picture.width, height: picture.height }
}

const SHAPES = 'rectangle rounded ellipse triangle star heart arch crescent line dashes arrow corner'.split(' ')

const shapes = SHAPES.map((shape, index) => ({
  id: `box-${index + 1}`,
  type: 'shape',
  text: '',
  shape,
  x: 20 + (index % 4) * 170,
  y: 20 + Math.floor(index / 4) * 170,
  width: 130,
  height: index < 8 || index === 11 ? 130 : 48,
  rotation: index * 9,
  fill: index < 8 && index % 3 ? 'f5a524' : '',
  stroke: '0b5d6b',
  strokeWidth: 2 + index,
  opacity: index % 2 ? 0.7 : 1,
  flipX: index % 2 === 1,
}))

/** Frames and corner ornaments: one is mirrored, one turned, and two are drawn otherwise than they begin. */
const ornaments = [
  ['frame-girih', 20, 510, 140, 170, {}],
  ['frame-double', 170, 515, 60, 75, { opacity: 0.7 }],
  ['frame-plaque', 170, 600, 60, 80, { strokeWidth: 4 }],
  ['frame-mihrab', 250, 600, 60, 80, { rotation: -12 }],
  ['corner-star', 440, 620, 60, 60, {}],
  ['corner-net', 240, 515, 70, 70, { flipX: true }],
].map(([shape, x, y, width, height, more], index) => ({
  ...{ id: `box-${30 + index}`, type: 'shape', text: '', shape, x, y, width, height, fill: '', stroke: '7a2e1a' },
  ...{ strokeWidth: 2, ...(more as object) },
}))

/** Shapes without slopes and pictures that stand upright, with texts between them. */
const upright = (picture: object, height: number) => [
  { id: 'box-1', type: 'shape', text: '', shape: 'rectangle', x: 20, y: 20, width: 160, height: 90, strokeWidth: 10 },
  { id: 'box-2', type: 'picture', text: '', picture, x: 40, y: 60, width: 200, height, flipX: true },
  { id: 'box-3', text: 'فوق الصورة', fontFamily: 'Amiri', fontSize: 30, x: 30, y: 180, width: 220 },
  { id: 'box-4', type: 'picture', text: '', picture, x: 330.4, y: 200.7, width: 120, height: 300, opacity: 0.6 },
  { id: 'box-5', type: 'shape', text: '', shape: 'line', x: 300, y: 330, width: 380, strokeWidth: 8, opacity: 0.5 },
  {
    id: 'box-6',
    type: 'picture',
    text: '',
    picture,
    x: 480,
    y: 40,
    width: 180,
    height: 111,
    flipY: true,
    rotation: 180,
  },
  { id: 'box-7', text: 'كلمة أخيرة', fontFamily: 'cairo', fontSize: 24, x: 420, y: 560, width: 220, plate: true },
]

/** Every shape, turned, with pictures and texts between them. */
const turned = (picture: object, height: number) => [
  ...shapes,
  ...ornaments,
  { id: 'box-20', type: 'picture', text: '', picture, x: 330, y: 400, width: 200, height, rotation: 20 },
  { id: 'box-21', text: 'فوق الصورة', fontFamily: 'Amiri', fontSize: 30, x: 320, y: 480, width: 220, rotation: 9 },
  { id: 'box-22', type: 'shape', text: '', shape: 'star', x: 560, y: 560, width: 120, height: 120, opacity: 0.5 },
]

for (const [name, boxesOf, expected] of [
  ['upright shapes and pictures among texts are in the file to the pixel', upright, { over: 0 }],
  // Chromium cuts slopes at the edges of its tiles, and smooths them there a little differently.
  ['shapes and pictures at any angle are in the file, but for how their edges are smoothed', turned, { apart: 0 }],
] as const)
  test(`${name}, at every zoom`, async ({ arrive }) => {
    test.setTimeout(120_000)
    const visitor = await arrive({ viewport: DESKTOP })
    const page = await visitor.tab()
    const bench = await visitor.tab('about:blank')
    await signInByApi(page)
    const picture = await libraryPicture(page)
    const boxes = boxesOf(picture, Math.round((200 * picture.height) / picture.width))
    const design: StudioDesign = { version: 7, background: null, boxes }
    const studio = await Studio.goOnWith(page, design)
    await expect(page.locator('[data-box]')).toHaveCount(boxes.length)
    for (const zoom of [100, 75, 50] as const) {
      await studio.zoom(zoom)
      for (const ratio of [2, 1] as const) {
        const { file } = await exported(studio, 'PNG', ratio === 2 ? /1400 × 1400/ : /700 × 700/)
        const difference = await compare(bench, file, await stagePicture(page, (ratio * 100) / zoom))
        expect({ zoom, ratio, ...difference }).toMatchObject({ zoom, ratio, ...expected })
        expect(difference.over).toBeLessThan(0.002 * (700 * ratio) ** 2)
      }
    }
  })

const COLORS = { exposure: 15, contrastLevel: 30, warmth: 60, gray: 40, veil: 25 }

/** A tone spreads what it gets wrong thinly over all of the picture: of 255, how far any pixel may be off. */
const TONE_OFF = 6

/** Exports a picture with a tone and compares it with the screen; `filters` tells whether the browser's canvas has any. */
async function tonedPicture(arrive: Arrive, tone: object, filters: boolean): Promise<Difference[]> {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  // As in Safari.
  if (!filters) await page.addInitScript(() => Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'filter'))
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

for (const [name, tone] of [
  ['colours and a veil', COLORS],
  ['a cool tint and a blur', { warmth: -80, blurRadius: 6, veil: 10 }],
  ['all of a tone', { ...COLORS, blurRadius: 15 }],
] as const)
  test(`${name} of the background are in the file as on the screen`, async ({ arrive }) => {
    test.setTimeout(60_000)
    for (const { max } of await tonedPicture(arrive, tone, true)) expect(max).toBeLessThanOrEqual(TONE_OFF)
  })

test('the tone of a background is in the file also where a canvas has no filters', async ({ arrive }) => {
  test.setTimeout(90_000)
  for (const difference of await tonedPicture(arrive, COLORS, false)) expect(difference).toMatchObject({ over: 0 })
  // A blur by boxes is another one than a Gaussian, but no eye tells them apart.
  for (const { apart, mean } of await tonedPicture(arrive, { ...COLORS, blurRadius: 8 }, false)) {
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
