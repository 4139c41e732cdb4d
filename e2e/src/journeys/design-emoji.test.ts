import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { compare, exported, stagePicture } from '../pages/stage-picture'
import { Studio, type StudioDesign } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test('on a phone an emoji and a sticker are put on a patterned ground, and all of it is undone', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.open(page, '/phone-design-page')
  await studio.press('المقاس')
  await studio.press('مشبّكات')
  await expect(page.locator('[data-fill] path')).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
  await studio.press('العناصر')
  await studio.press('رموز تعبيرية')
  await page.getByRole('button', { name: 'قلب أحمر' }).click()
  await expect(page.locator('[data-box="box-2"] img')).toHaveAttribute('src', /^blob:/)
  await expect(page.getByRole('button', { name: 'رمز تعبيري، 2 من 2' })).toHaveAttribute('aria-pressed', 'true')
  await studio.press('ملصقات')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('region', { name: 'العناصر' }).locator('button:has(img)').first().click()
  await expect(page.getByRole('button', { name: 'صورة، 3 من 3' })).toBeVisible()
  for (let step = 0; step < 3; step += 1) await studio.press('تراجع')
  await expect(page.locator('[data-box]')).toHaveCount(1)
  await expect(page.locator('[data-fill]')).toHaveCount(0)
})

const FONTS = ['Reem Kufi', 'Aref Ruqaa', 'El Messiri', 'Marhey', 'Rakkas', 'Katibeh']
const emoji = (id: string, codePoints: string, x: number) => ({
  ...{ id, text: '', type: 'picture', picture: { path: `emoji:${codePoints}`, width: 512, height: 512 } },
  ...{ x, y: 480, width: 150, height: 150 },
})

for (const pattern of ['dots', 'girih'])
  test(`emoji, display faces and a ground of ${pattern} are in the file as on the screen`, async ({ arrive }) => {
    test.setTimeout(60_000)
    const visitor = await arrive({ viewport: DESKTOP })
    const page = await visitor.tab()
    const bench = await visitor.tab('about:blank')
    await signInByApi(page)
    const texts = FONTS.map((fontFamily, index) => ({
      ...{ id: `box-${index + 1}`, text: 'يا بلادي', fontFamily, fontSize: 30, bold: index % 2 === 1, width: 300 },
      ...{ x: 30 + (index % 2) * 340, y: 30 + Math.floor(index / 2) * 140 },
    }))
    const boxes = [...texts, emoji('box-7', '1f600', 60), emoji('box-8', '1f54c', 400)]
    const fill = { from: 'e3f1f3', to: 'bcd9de', pattern }
    const design = { version: 4, background: null, fill, boxes } as unknown as StudioDesign
    const studio = await Studio.goOnWith(page, design)
    await page.waitForFunction(
      (families) =>
        families.every((family) =>
          [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
        ),
      FONTS,
    )
    await expect(page.locator('[data-box="box-8"] img')).toHaveAttribute('src', /^blob:/)
    await page.waitForTimeout(300)
    const { file } = await exported(studio)
    const { apart, over } = await compare(bench, file, await stagePicture(page, 2))
    expect(apart).toBe(0)
    // Curves and slopes of a pattern are smoothed otherwise where a tile of the page cuts them.
    expect(over).toBeLessThan(0.002 * 1400 ** 2)
  })
