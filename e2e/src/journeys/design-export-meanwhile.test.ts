import type { Page } from '@playwright/test'
import { DESKTOP } from '../browser/visitor'
import { compare } from '../pages/stage-picture'
import { signInByApi } from '../pages/subscriber'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test } from '../test'

const DESIGN: StudioDesign = {
  background: null,
  boxes: [
    { id: 'box-1', fontFamily: 'Amiri', text: 'عيدكم مبارك', fontSize: 50, x: 30, y: 30, width: 600, plate: true },
    {
      id: 'box-2',
      fontFamily: 'cairo',
      text: 'وكل عام\nوأنتم بخير',
      fontSize: 40,
      x: 30,
      y: 300,
      width: 600,
      rotation: 9,
    },
  ],
}

/** What the page sends as the picture of a design, from now on. */
function picturesOf(page: Page): Buffer[] {
  const pictures: Buffer[] = []
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? request.postDataBuffer() : null
    const [from, to] = [body?.indexOf('\x89PNG', 0, 'latin1') ?? -1, body?.indexOf('IEND', 0, 'latin1') ?? -1]
    if (body && from >= 0) pictures.push(body.subarray(from, to + 8))
  })
  return pictures
}

test('what is saved is the design as the button was pressed, whatever becomes of the editor meanwhile', async ({
  arrive,
}) => {
  const visitor = await arrive({ viewport: DESKTOP })
  const bench = await visitor.tab('about:blank')
  const pictures: Buffer[] = []
  for (const meanwhile of ['nothing', 'تصميم جديد', 'رجوع']) {
    const page = await visitor.tab()
    if (meanwhile === 'nothing') await signInByApi(page)
    const studio = await Studio.goOnWith(page, DESIGN)
    const sent = picturesOf(page)
    // The network takes its time for what a picture has its letters from.
    await page.route(/\.woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await studio.press('حفظ')
    if (meanwhile === 'رجوع') await page.getByRole('link', { name: 'رجوع' }).click()
    else if (meanwhile !== 'nothing') await studio.press(meanwhile)
    await expect.poll(() => sent.length).toBe(1)
    pictures.push(sent[0]!)
    await page.close()
  }
  for (const picture of pictures)
    expect(await compare(bench, picture, pictures[0]!)).toMatchObject({ sizes: ['1400×1400', '1400×1400'], over: 0 })
  // And that is no empty sheet.
  expect(pictures[0]!.length).toBeGreaterThan(20_000)
})
