import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { exported } from '../pages/stage-picture'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test } from '../test'

const FILL = { from: 'ffffff', to: 'ffffff' }
/** Words of few strokes: none of the letters has a dot. */
const JOINED = 'سلسلى ملهم'
const CURVED = [
  { arc: 120 },
  { arc: -140, fontFamily: 'Amiri', fontSize: 44 },
  { arc: 60, look: 'ribbon', fontColor: 'b3261e', rotation: 12 },
  { arc: 150, look: 'neon', opacity: 0.8 },
  { arc: 0 },
  { arc: 0, fontFamily: 'Amiri', fontSize: 44 },
].map((more, index) => ({
  id: `box-${index + 1}`,
  ...{ text: JOINED, fontFamily: 'Tajawal', fontSize: 40, fontColor: '0b5d6b' },
  ...{ x: 30 + (index % 2) * 340, y: 60 + Math.floor(index / 2) * 270, width: 300 },
  ...more,
}))

test('words of bent texts stay joined in the file', async ({ arrive }) => {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await signInByApi(page)
  const design = { version: 6, background: null, fill: FILL, boxes: CURVED } as StudioDesign
  const studio = await Studio.goOnWith(page, design)
  for (const { id } of CURVED.filter(({ arc }) => arc !== 0)) await expect(studio.box(id).locator('img')).toBeVisible()
  const { file } = await exported(studio)
  // The first row is bent, the last has the same words straight.
  const picture = file.toString('base64')
  const [bent, straight] = [
    await bench.evaluate(piecesOf, [picture, 0, 500] as const),
    await bench.evaluate(piecesOf, [picture, 1160, 1400] as const),
  ]
  expect(straight).toBeGreaterThanOrEqual(4)
  expect(bent).toBe(straight)
})

test('a text whose font does not come is bent in other letters, in the file as well, and in its own once they are there', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  await page.route(/amiri-arabic-400[^/]*\.woff2/, (route) => route.abort())
  const boxes = [{ ...CURVED[1]!, id: 'box-1' }]
  const studio = await Studio.goOnWith(page, { version: 6, background: null, fill: FILL, boxes } as StudioDesign)
  const bent = studio.box('box-1').locator('img')
  await expect(bent).toBeVisible()
  const shown = (await bent.getAttribute('src'))!
  const { file: other } = await exported(studio)
  await page.unroute(/amiri-arabic-400[^/]*\.woff2/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bent).not.toHaveAttribute('src', shown)
  await expect.poll(async () => (await exported(studio)).file.equals(other)).toBe(false)
})

/** How many connected pieces of ink some rows of a picture have. */
async function piecesOf([base64, from, to]: readonly [string, number, number]): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const { width } = bitmap
  const rows = to - from
  const context = new OffscreenCanvas(width, rows).getContext('2d')!
  context.drawImage(bitmap, 0, -from)
  const { data } = context.getImageData(0, 0, width, rows)
  const isInk = Array.from({ length: width * rows }, (_, index) => data[index * 4]! < 190)
  let pieces = 0
  for (let first = 0; first < isInk.length; first += 1) {
    if (!isInk[first]) continue
    pieces += 1
    const open = [first]
    isInk[first] = false
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const next of [
        at - 1,
        at + 1,
        at - width,
        at + width,
        at - width - 1,
        at - width + 1,
        at + width - 1,
        at + width + 1,
      ])
        if (isInk[next]) {
          isInk[next] = false
          open.push(next)
        }
  }
  return pieces
}

test('on a phone the lines are bent by keys, the box fits them, what is below them can be pressed, and all is undone', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const boxes = [{ id: 'box-1', text: 'كل عام وأنتم بخير', fontSize: 40, x: 150, y: 320, width: 400 }]
  const studio = await Studio.goOnWith(page, { background: null, boxes }, '/phone-design-page')
  const before = await studio.looks()
  const box = studio.box('box-1')
  await box.tap()
  await page.getByRole('button', { name: 'شكل النص' }).tap()
  const arc = page.getByRole('slider', { name: 'انحناء السطر' })
  await arc.focus()
  await arc.press('PageUp')
  await arc.press('PageUp')
  await arc.press('PageUp')
  await expect(box.locator('img')).toBeVisible()
  // As high as the arc: more than one line.
  await expect.poll(async () => (await studio.standing('box-1')).height).toBeGreaterThan(120)
  await expect(box.getByText('كل عام')).toHaveCount(0)
  await expect(box).toHaveAccessibleName(/كل عام وأنتم بخير/)
  expect(await axeFindings(page)).toEqual([])
  // In the hollow below the arch there is nothing of it.
  const isHit = (share: number) =>
    box.evaluate((element, down) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height * down))
    }, share)
  expect([await isHit(0.12), await isHit(0.96)]).toEqual([true, false])
  while (await studio.button('تراجع').isEnabled()) await studio.press('تراجع')
  await expect.poll(() => studio.looks()).toEqual(before)
})
