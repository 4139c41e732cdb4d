import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { newNumber } from '../pages/inbox'
import { DESIGN, lookAtSaved, makeWithPhotograph, openLookedAt, save, saved } from '../pages/own-design'
import { Studio, writing } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test('a design with one’s own photograph opens on another phone, where a word is changed, and stays one item', async ({
  arrive,
}) => {
  const number = newNumber()
  const first = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(first, number)
  const studio = await makeWithPhotograph(first)
  await save(first, studio)
  await save(first, studio)

  const second = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(second, number)
  const viewer = await lookAtSaved(second)
  expect(await axeFindings(second)).toEqual([])
  const photo = await openLookedAt(second, viewer)
  await second.reload()
  await expect(photo).toHaveAttribute('src', /^blob:/)

  const again = new Studio(second)
  await again.box('box-1').focus()
  await second.keyboard.press('Enter')
  await writing(second)
  await second.keyboard.type(' يا أمي')
  await second.keyboard.press('Escape')
  await save(second, again)
  await second.goto('/saved-items')
  await expect(saved(second)).toHaveCount(1)

  await first.goto('/saved-items')
  // It is named by its words of today.
  await first.getByRole('button', { name: 'صباح الخير يا أمي', exact: true }).tap()
  await first.getByRole('button', { name: 'فتح للتعديل' }).tap()
  await first.getByRole('button', { name: 'النص 1 من 2: صباح الخير يا أمي' }).waitFor()
})

test('a saved design is renamed and duplicated by keys alone, and its copy is changed apart from it, and deleted', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, DESIGN)
  await studio.press('حفظ')
  await page.getByText('تم حفظ التصميم').waitFor()
  await page.goto('/saved-items')
  const press = async (name: string, role: 'button' | 'textbox' = 'button') => {
    await page.getByRole(role, { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('صباح الخير')
  await press('تغيير الاسم')
  await page.getByRole('textbox', { name: 'اسم التصميم' }).fill('تحية الصباح')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'تحية الصباح' }).waitFor()
  await press('تكرار')
  await page.getByText('تم تكرار التصميم').waitFor()
  await expect(saved(page)).toHaveCount(2)
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'تحية الصباح' }).first().focus()
  await page.keyboard.press('Enter')
  await press('فتح للتعديل')
  await page.waitForURL('**/design-page/images')
  await page.getByRole('button', { name: 'النص 1 من 1: صباح الخير' }).focus()
  await page.keyboard.press('Enter')
  await writing(page)
  await page.keyboard.type(' لكم')
  await page.keyboard.press('Escape')
  await new Studio(page).press('حفظ')
  await page.getByText('تم حفظ التصميم').waitFor()
  await page.goto('/saved-items')
  await expect(saved(page)).toHaveCount(2)
  const both = page.getByRole('button', { name: 'تحية الصباح', exact: true })
  await expect(both).toHaveCount(2)

  // One of them is deleted, and the other has the focus then.
  await both.first().focus()
  await page.keyboard.press('Enter')
  await press('حذف')
  await press('نعم')
  await expect(both).toHaveCount(1)
  await expect(both).toBeFocused()
})

test('what one device has saved stays when another goes on with what it had before', async ({ arrive }) => {
  const number = newNumber()
  const first = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(first, number)
  const studio = await Studio.goOnWith(first, DESIGN)
  await studio.press('حفظ')
  await first.getByText('تم حفظ التصميم').waitFor()

  const add = async (page: Page, words: string) => {
    await page.getByRole('button', { name: /^النص 1 من 1/ }).focus()
    await page.keyboard.press('Enter')
    await writing(page)
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
    await new Studio(page).press('حفظ')
  }
  const second = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(second, number)
  await second.goto('/saved-items')
  await second.getByRole('button', { name: 'صباح الخير', exact: true }).click()
  await second.getByRole('button', { name: 'فتح للتعديل' }).click()
  await second.waitForURL('**/design-page/images')
  await add(second, ' يا أمي')
  await second.getByText('تم حفظ التصميم').waitFor()

  await first.getByText('تم حفظ التصميم').waitFor({ state: 'hidden' })
  await add(first, ' يا أبي')
  await first.getByText('حُفظ هذا التصميم من مكان آخر').waitFor()
  expect(await axeFindings(first)).toEqual([])
  await first.getByRole('button', { name: 'حاول مرة أخرى' }).click()
  await first.getByText('تم حفظ التصميم').waitFor()
  await first.goto('/saved-items')
  await expect(saved(first)).toHaveCount(2)
  for (const words of ['صباح الخير يا أمي', 'صباح الخير يا أبي'])
    await first.getByRole('button', { name: words, exact: true }).waitFor()
})

test('a design whose answer was lost is saved by another try, and is there once', async ({ arrive }) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  const studio = await Studio.goOnWith(page, DESIGN)
  await page.route('**/api/v2/players/designs', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await studio.press('حفظ')
  const notice = page.getByRole('status').filter({ hasText: 'لم يُحفظ التصميم' })
  await notice.waitFor()
  await page.unroute('**/api/v2/players/designs')
  await notice.getByRole('button', { name: 'حاول مرة أخرى' }).click()
  await page.getByText('تم حفظ التصميم').waitFor()
  await page.goto('/saved-items')
  await expect(saved(page)).toHaveCount(1)
})
