import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { compare, exported, stagePicture } from '../pages/stage-picture'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test } from '../test'

const FILL = { from: 'ffffff', to: 'f0dcb4' }
const MIXED = 'عيد سعيد Eid 2026\nكل عام وأنتم ١٤٤٨ بخير'
const SPACED = [
  { letterGap: 8, wordGap: 20 },
  { letterGap: 12, direction: 'ltr', align: 'start' },
  { wordGap: 32, direction: 'auto', look: 'gold', text: 'Eid عيد' },
  { letterGap: 3, look: 'shadow', kashida: 2, fontFamily: 'Amiri' },
].map((more, index) => ({
  id: `box-${index + 1}`,
  ...{ text: MIXED, fontFamily: 'Tajawal', fontSize: 30, fontColor: '0b5d6b', bold: index % 2 === 0 },
  ...{ x: 20 + (index % 2) * 340, y: 40 + Math.floor(index / 2) * 300, width: 320 },
  ...more,
}))

test('spaced letters and words, of either direction, are in the file to the pixel', async ({ arrive }) => {
  test.setTimeout(90_000)
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, {
    version: 5,
    background: null,
    fill: FILL,
    boxes: SPACED,
  } as StudioDesign)
  await expect(studio.box('box-2')).toHaveCSS('direction', 'ltr')
  await expect(studio.box('box-3')).toHaveCSS('direction', 'ltr')
  for (const [zoom, size, ratio] of [
    [100, /1400 × 1400/, 2],
    [50, /700 × 700/, 1],
  ] as const) {
    await studio.zoom(zoom)
    const { file } = await exported(studio, 'PNG', size)
    const { over } = await compare(bench, file, await stagePicture(page, (ratio * 100) / zoom))
    expect(over).toBe(0)
  }
})

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
