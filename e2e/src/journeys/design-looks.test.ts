import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { compare, exported, stagePicture } from '../pages/stage-picture'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test, type Arrive } from '../test'

const FILL = { from: '0b5d6b', to: 'f0dcb4' }
const text = (look: string, index: number, more: object = {}) => ({
  id: `box-${index + 1}`,
  ...{ text: 'صباحُ الخير\nيا بلادي', look, fontFamily: index % 2 ? 'Amiri' : 'Tajawal', fontSize: 34, bold: true },
  ...{ x: 20 + (index % 2) * 340, y: 20 + Math.floor(index / 2) * 165, width: 300, lineGap: 14 },
  ...more,
})
/** Looks whose edges are upright, or those of letters. */
const UPRIGHT = ['gold', 'shadow', 'outline', 'neon'].map((look, index) => text(look, index, { fontColor: 'f5a524' }))
/** Looks with slopes, and letters that fit their box. */
const SLOPED = [
  text('ribbon', 0, { fontColor: 'b3261e' }),
  text('paper', 1, { fontColor: '1b2430' }),
  text('ribbon', 2, { fontColor: 'f5a524', rotation: 12 }),
  text('gold', 3, { rotation: -9, opacity: 0.7 }),
  text('plain', 4, { autoFit: true, height: 150, fontColor: 'ffffff' }),
]

async function differences(arrive: Arrive, design: object, sizes: readonly RegExp[]) {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, design as StudioDesign)
  const found = []
  for (const zoom of [100, 50] as const) {
    await studio.zoom(zoom)
    for (const [index, size] of sizes.entries()) {
      const { file } = await exported(studio, 'PNG', size)
      const ratio = sizes.length - index
      found.push({ zoom, ratio, ...(await compare(bench, file, await stagePicture(page, (ratio * 100) / zoom))) })
    }
  }
  return found
}

test('looks of gold, shadow, edge and neon are in the file to the pixel, on a coloured ground', async ({ arrive }) => {
  test.setTimeout(90_000)
  const design = { version: 3, background: null, fill: FILL, boxes: UPRIGHT }
  const found = await differences(arrive, design, [/1400 × 1400/, /700 × 700/])
  expect(found.map(({ over }) => over)).toEqual([0, 0, 0, 0])
})

test('ribbons and torn paper are in the file at any angle, but for how their edges are smoothed', async ({
  arrive,
}) => {
  test.setTimeout(90_000)
  const design = { version: 3, background: null, fill: FILL, boxes: SLOPED }
  for (const difference of await differences(arrive, design, [/1400 × 1400/, /700 × 700/])) {
    expect(difference).toMatchObject({ apart: 0 })
    expect(difference.over).toBeLessThan(0.002 * (700 * difference.ratio) ** 2)
  }
})

for (const [page, large, small] of [
  ['story', /788 × 1400/, /394 × 700/],
  ['a5', /988 × 1400/, /494 × 700/],
] as const)
  test(`a page of its own is in the file as on the screen: ${page}`, async ({ arrive }) => {
    test.setTimeout(90_000)
    const boxes = [text('gold', 0), text('plain', 2, { autoFit: true, height: 300, width: 350, fontColor: 'ffffff' })]
    const found = await differences(arrive, { version: 3, background: null, page, fill: FILL, boxes }, [large, small])
    expect(found.map(({ over }) => over)).toEqual([0, 0, 0, 0])
  })

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
