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
  await expect(gallery.getByRole('listitem')).toHaveCount(66)
  expect(scripts.length).toBeGreaterThan(0)
  expect(await axeFindings(page)).toEqual([])
  await gallery.getByRole('button', { name: 'العيد', exact: true }).tap()
  await expect(gallery.getByRole('listitem')).toHaveCount(7)
  await gallery.getByRole('searchbox', { name: 'بحث في القوالب' }).fill('صالح الاعمال')
  await expect(gallery.getByRole('status')).toHaveText('قالب واحد')
  await gallery.getByRole('button', { name: 'العيد: عيد مبارك' }).tap()
  await gallery.getByRole('button', { name: 'حالة 9:16' }).tap()
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
  await press('الصباح: صباح القهوة')
  await page.getByRole('textbox', { name: 'العنوان' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('صباح الورد')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/design-page/cards')
  await expect(page.getByRole('button', { name: /صباح الورد$/ })).toBeVisible()
})

test('templates of a brand come first, under its name, and are filled in their order', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  const box = { id: 'box-1', type: 'text', x: 90, y: 250, width: 520, rotation: 0, opacity: 1, locked: false }
  const style = { fontSize: 60, fontFamily: 'Amiri', fontColor: 'ffffff', align: 'center', lineGap: 12, bold: true }
  const text = { ...box, ...style, text: 'عرض اليوم', outline: false, shadow: false, plate: false }
  const document = {
    version: 3,
    background: null,
    page: 'square',
    fill: { from: '7a2347', to: '3d0d22' },
    boxes: [text],
  }
  const address = '/brands/yawmi/0123456789ab/templates.json'
  await page.route(`**${address}`, (route) => route.fulfill({ json: { designs: [{ name: 'بطاقة العرض', document }] } }))
  await signInByApi(page)
  await page.route('**/design-categories', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('"templates":""', `"templates":"${address}"`) })
  })
  await page.goto('/design-categories')
  await page.getByRole('button', { name: 'قوالب جاهزة' }).tap()
  const gallery = page.getByRole('dialog', { name: 'قوالب جاهزة' })
  await gallery.getByRole('button', { name: 'يومي', exact: true }).tap()
  await expect(gallery.getByRole('listitem')).toHaveCount(1)
  await gallery.getByRole('button', { name: 'بطاقة العرض' }).tap()
  await gallery.getByRole('textbox', { name: 'النص 1' }).fill('عرض الغد')
  await gallery.getByRole('button', { name: 'ابدأ التصميم' }).tap()
  await page.waitForURL('**/phone-design-page')
  await expect(page.getByRole('button', { name: /عرض الغد$/ })).toBeVisible()
})
