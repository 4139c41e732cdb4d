import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { newNumber } from '../pages/inbox'
import { photograph } from '../pages/photograph'
import { Studio, writing } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { shareable, sharedFiles, thumb } from '../pages/thumb'
import { expect, test, type Arrive } from '../test'

async function atHub(arrive: Arrive, number = newNumber()): Promise<Page> {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page, number)
  await shareable(page)
  await page.goto('/design-categories')
  return page
}

/** Taps on what opens the system's choice of a picture, and on the picture in it. */
async function choosePicture({ tap, count }: ReturnType<typeof thumb>, page: Page, button: Locator): Promise<void> {
  const buffer = await photograph(page)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(button)])
  count()
  await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}

/** Writes on the picture and gives the text a look, without closing the keyboard between them. */
async function writeInGold({ tap }: ReturnType<typeof thumb>, studio: Studio): Promise<void> {
  const { page } = studio
  await tap(page.locator('[data-box="box-1"]'))
  await writing(page)
  await page.keyboard.type('ما أجمل اليوم')
  await tap(studio.button('شكل النص'))
  const gold = page.getByRole('group', { name: 'أنماط جاهزة' }).getByRole('button', { name: 'ذهبي' })
  await tap(gold)
  await expect(gold).toHaveAttribute('aria-pressed', 'true')
}

test('one’s own picture is written on, styled and shared in seven taps from the hub, the system’s two among them', async ({
  arrive,
}) => {
  const page = await atHub(arrive)
  const hand = thumb()
  await choosePicture(hand, page, page.getByRole('button', { name: 'صورة من جهازك' }))
  await page.waitForURL('**/phone-design-page')
  const studio = new Studio(page)
  const ground = page.locator('[data-ground] img')
  await expect(ground).toHaveAttribute('src', /^blob:/)
  expect(await ground.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight))).toBe(1200)
  await writeInGold(hand, studio)
  expect(await axeFindings(page)).toEqual([])
  await hand.tap(studio.button('مشاركة'))
  // On WhatsApp, in the system's sheet.
  hand.count()
  await page.getByText('تمت المشاركة وحُفظ التصميم').waitFor()
  expect(await sharedFiles(page)).toEqual(['workspace-image.png image/png true'])
  expect(hand.taps()).toBeLessThanOrEqual(7)

  await page.reload()
  await expect(page.getByRole('button', { name: 'النص 1 من 1: ما أجمل اليوم' })).toBeVisible()
  await expect(ground).toHaveAttribute('src', /^blob:/)
})

test('the lists of pictures begin with one’s own, offline from the media host as well, and refuse what is no picture', async ({
  arrive,
}) => {
  const page = await atHub(arrive)
  await page.route('**/api/v2/players/tags**', (route) => route.abort())
  const hand = thumb()
  await hand.tap(page.getByRole('link', { name: 'البطاقات' }))
  await page.waitForURL('**/design-cards-list')
  const own = page.getByRole('button', { name: 'صورة من جهازك' })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), own.tap()])
  await chooser.setFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('سلام') })
  await page.getByText('هذا الملف ليس صورة. اختر صورة بصيغة JPEG أو PNG.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await choosePicture(hand, page, own)
  await page.waitForURL('**/phone-design-page')
  await expect(page.getByRole('heading', { level: 1, name: 'تصميم بطاقة' })).toBeAttached()
  await expect(page.locator('[data-ground] img')).toHaveAttribute('src', /^blob:/)
})

test('yesterday’s saved design is opened and a word of it changed and saved in six taps from the hub', async ({
  arrive,
}) => {
  const number = newNumber()
  const yesterday = await atHub(arrive, number)
  const before = await Studio.goOnWith(
    yesterday,
    {
      background: null,
      boxes: [{ id: 'box-1', text: 'صباح الخير', fontFamily: 'Tajawal', fontSize: 24, x: 60, y: 90, width: 210 }],
    },
    '/phone-design-page',
  )
  await Promise.all([yesterday.waitForEvent('download'), before.press('تنزيل')])
  await yesterday.getByText('تم تنزيل الصورة وحفظ التصميم').waitFor()

  // Another browser of the same person: nothing of the design is on the device.
  const page = await atHub(arrive, number)
  const { tap, taps } = thumb()
  await tap(page.getByRole('link', { name: 'العناصر المحفوظة' }))
  await tap(page.getByRole('button', { name: 'صباح الخير' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'فتح للتعديل' }))
  await page.waitForURL('**/phone-design-page')
  const studio = new Studio(page)
  await tap(studio.box('box-1'))
  await tap(studio.box('box-1'))
  await writing(page)
  await page.keyboard.type(' يا أمي')
  await tap(studio.button('مشاركة'))
  await page.getByText('تمت المشاركة وحُفظ التصميم').waitFor()
  expect(taps()).toBeLessThanOrEqual(6)
  await page.goto('/saved-items')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  // It keeps its name, and the stored design has the word.
  await page.getByRole('button', { name: 'صباح الخير' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'فتح للتعديل' }).tap()
  await page.getByRole('button', { name: 'النص 1 من 1: صباح الخير يا أمي' }).waitFor()
})
