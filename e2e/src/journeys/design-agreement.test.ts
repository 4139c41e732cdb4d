import { CHROMIUM_FLAGS } from '@yawmi/chromium'
import { DESKTOP } from '../browser/visitor'
import { comparedDesigns, openInPlace, openWithPictures } from '../pages/agreement/agreement'
import { photograph } from '../pages/photograph'
import { compare, exported, stagePicture } from '../pages/stage-picture'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/**
 * Without a GPU, Chromium draws a page in tiles of 256 px, and smooths a slope that an edge of a tile cuts otherwise than
 * a whole one (docs/adr/0115). Here the page is one tile, as it is one drawing for a phone's GPU.
 */
const UNTILED = ['width', 'height'].map((side) => `--max-untiled-layer-${side}=4096`)

/** The buttons of the smallest file, and of that for a printer. */
const SIZES = { 1: /× [4-7]..$/, 4: /2800/ }

test.use({ launchOptions: { executablePath: process.env.CHROMIUM, args: [...CHROMIUM_FLAGS, ...UNTILED] } })

test('forty designs of all kinds are in their files as on the screen, to the pixel', async ({ arrive }) => {
  test.setTimeout(300_000)
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await signInByApi(page)
  // What the server makes of a saved picture is no matter here.
  await page.route('**/players/designs', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const { studio, library } = await openWithPictures(page, await photograph(bench))
  const designs = comparedDesigns(library)
  expect(designs).toHaveLength(40)
  const differing: object[] = []
  for (const { name, design, zoom, ratio, within = 255 } of designs) {
    await openInPlace(studio, name, design)
    await studio.zoom(zoom)
    const { file } = ratio === 2 ? await exported(studio) : await exported(studio, 'PNG', SIZES[ratio])
    const { sizes, over, max } = await compare(bench, file, await stagePicture(page, (ratio * 100) / zoom))
    if (over > 0 || max > within || sizes[0] !== sizes[1]) differing.push({ name, zoom, ratio, sizes, over, max })
  }
  expect(differing).toEqual([])
})
