import { DESKTOP } from '../browser/visitor'
import { libraryPicture } from '../pages/library-picture'
import { signInByApi } from '../pages/subscriber'
import { Studio, type StudioDesign } from '../pages/studio'
import { expect, test, type Arrive } from '../test'

const TEXT = { fontFamily: 'Tajawal', fontSize: 40, x: 160, width: 380 }
const BOXES: StudioDesign['boxes'] = [
  { ...TEXT, id: 'box-1', text: 'صباح الخير', y: 200 },
  { ...TEXT, id: 'box-2', text: 'مساء النور', y: 400 },
]

/** Opens a design of which nothing is selected yet, so that nothing has come that watches over the focus. */
async function openDesign(arrive: Arrive): Promise<Studio> {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, { background: await libraryPicture(page), boxes: BOXES })
  await page.reload()
  await studio.box('box-2').waitFor()
  return studio
}

/** Each goes with what it does, or can do it once only. */
const PRESSES: [name: string, press: (studio: Studio) => Promise<void>][] = [
  ['مسح الكل', (studio) => studio.button('مسح الكل').press('Enter')],
  ['إلغاء الخلفية', (studio) => studio.button('إلغاء الخلفية').press('Enter')],
  ['تصميم جديد', (studio) => studio.button('تصميم جديد').press('Enter')],
  [
    'a layer’s way down',
    async (studio) => {
      await studio.button('العناصر').press('Enter')
      await studio.button('الطبقات').press('Enter')
      await studio.page
        .getByRole('button', { name: /^إلى الخلف/ })
        .first()
        .press('Enter')
    },
  ],
]

for (const [name, press] of PRESSES)
  test(`the keyboard goes on at the canvas where the first change of a design takes its button away: ${name}`, async ({
    arrive,
  }) => {
    const studio = await openDesign(arrive)
    await press(studio)
    const isOnCanvas = () => studio.page.evaluate(() => document.activeElement?.closest('[data-canvas]') !== null)
    await expect.poll(isOnCanvas).toBe(true)
  })
