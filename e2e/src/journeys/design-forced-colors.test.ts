import type { Locator } from '@playwright/test'
import { DESKTOP } from '../browser/visitor'
import { compare, exported, stagePicture } from '../pages/stage-picture'
import { signInByApi } from '../pages/subscriber'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test } from '../test'

const box = { fontFamily: 'Tajawal', width: 290, fontSize: 32, fontColor: 'b3261e' }
const DESIGN: StudioDesign = {
  background: null,
  boxes: [
    { ...box, id: 'plain', text: 'نص أحمر', x: 30, y: 30 },
    { ...box, id: 'plate', text: 'على لوح', x: 380, y: 30, plate: true },
    { ...box, id: 'shadow', text: 'بظل', x: 30, y: 200, shadow: true },
    { ...box, id: 'neon', text: 'نيون', x: 380, y: 200, look: 'neon' },
    { ...box, id: 'ribbon', text: 'شريط', x: 30, y: 400, look: 'ribbon' },
    { ...box, id: 'bent', text: 'كلمات على قوس', x: 380, y: 400, arc: 60 },
  ],
}

/** Pixels of letters' edges, which the screen may smooth otherwise; a text in another colour has thousands. */
const EDGES = 50

const groundsOf = (places: Locator) =>
  places.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))

test('a design has its own colours on the screen and in its file where the device sets colours of its own', async ({
  arrive,
}) => {
  test.setTimeout(90_000)

  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, DESIGN)
  await studio.zoom(100)
  const own = { screen: await stagePicture(page, 2), file: (await exported(studio)).file }
  await studio.press('لون الخط')
  const swatches = page.getByRole('group', { name: 'لون الخط' }).getByRole('button')
  await expect(swatches.first()).toBeVisible()
  const colors = await groundsOf(swatches)

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect((await compare(bench, own.screen, await stagePicture(page, 2))).over).toBeLessThan(EDGES)
  expect(await groundsOf(swatches)).toEqual(colors)
  await studio.box('plain').focus()
  await studio.press('خيارات أخرى')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  // Of the latest design a picture is cached: after another one it is made anew.
  await studio.box('plain').focus()
  await page.keyboard.press('ArrowDown')
  await exported(studio)
  await studio.box('plain').focus()
  await page.keyboard.press('ArrowUp')
  expect((await compare(bench, own.file, (await exported(studio)).file)).over).toBeLessThan(EDGES)
})

test('the page of a design and the handles of a box are seen where the device sets colours of its own', async ({
  arrive,
}) => {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, DESIGN)
  // A white page on a ground that is white as well.
  await expect(studio.stage).toHaveCSS('outline-style', 'solid')
  await expect(studio.stage).toHaveCSS('outline-color', 'rgb(0, 0, 0)')
  await studio.box('plain').focus()
  const line = page.locator('.moveable-rotation-line')
  await expect(line).toBeAttached()
  expect(await groundsOf(line)).toEqual(['rgb(11, 93, 107)'])
})
