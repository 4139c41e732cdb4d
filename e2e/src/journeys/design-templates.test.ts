import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test('on a phone a template of an occasion gets its words in one step and begins a design', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  await page.goto('/design-categories')
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.getByRole('button', { name: 'قوالب جاهزة' }).tap()
  const gallery = page.getByRole('dialog', { name: 'قوالب جاهزة' })
  await expect(gallery.getByRole('listitem')).toHaveCount(20)
  expect(scripts.length).toBeGreaterThan(0)
  expect(await axeFindings(page)).toEqual([])
  await gallery.getByRole('button', { name: 'العيد', exact: true }).tap()
  await expect(gallery.getByRole('listitem')).toHaveCount(2)
  await gallery.getByRole('button', { name: 'العيد، قالب 1' }).tap()
  await gallery.getByRole('textbox', { name: 'الاسم، إن شئت' }).fill('عائلة سالم')
  expect(await axeFindings(page)).toEqual([])
  await gallery.getByRole('button', { name: 'ابدأ التصميم' }).tap()
  await page.waitForURL('**/phone-design-page')
  await expect(page.getByRole('button', { name: /عائلة سالم$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /عيد مبارك$/ })).toBeVisible()
  await page.goBack()
  await page.waitForURL('**/design-categories')
})

test('a template is chosen, filled and opened by keys alone', async ({ arrive }) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  await page.goto('/design-categories')
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('قوالب جاهزة')
  await press('الصباح، قالب 2')
  await page.getByRole('textbox', { name: 'العنوان' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('صباح الورد')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/design-page/cards')
  await expect(page.getByRole('button', { name: /صباح الورد$/ })).toBeVisible()
})
