import { PHONE } from '../browser/visitor'
import { codeSentTo } from '../pages/inbox'
import { choose, photograph } from '../pages/photograph'
import { SignUp } from '../pages/sign-up'
import { Studio, type StudioDesign } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** Of nobody in the fleet's sample, which begins anew each time. */
const NUMBER = '0917000011'

const DESIGN: StudioDesign = {
  background: null,
  boxes: [{ id: 'box-1', text: 'صباح الخير', fontFamily: 'Tajawal', fontSize: 24, x: 60, y: 90, width: 210 }],
}

test('a person signs up, saves a design with a picture of their own, and finds and opens it on another phone', async ({
  arrive,
}) => {
  const first = await (await arrive({ viewport: PHONE, touch: true })).tab()
  const signUp = new SignUp(first)
  await signUp.begin(NUMBER)
  await signUp.enterCode(await codeSentTo(NUMBER))
  await first.waitForURL('**/home')

  const studio = await Studio.goOnWith(first, DESIGN, '/phone-design-page')
  await studio.press('العناصر')
  await studio.press('الصور')
  await choose(first, 'صورة من جهازك', 'photo.jpg', await photograph(first))
  await first.getByRole('button', { name: 'صورة، 2 من 2' }).waitFor()
  await studio.press('العناصر')
  await Promise.all([first.waitForEvent('download'), studio.press('تنزيل')])
  await first.getByText('تم تنزيل الصورة وحفظ التصميم').waitFor()

  const second = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(second, NUMBER)
  await second.goto('/saved-items')
  await expect(second.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await second.getByRole('button', { name: 'صباح الخير' }).tap()
  const viewer = second.getByRole('dialog', { name: 'صباح الخير' })
  await viewer.getByRole('img').waitFor()
  await viewer.getByRole('button', { name: 'فتح للتعديل' }).tap()
  await second.waitForURL('**/phone-design-page')
  const photo = second.locator('[data-box] img')
  await expect(photo).toHaveAttribute('src', /^blob:/)
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight))).toBe(1200)
})
