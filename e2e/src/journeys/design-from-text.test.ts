import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { Studio } from '../pages/studio'
import { shareable, sharedFiles, thumb } from '../pages/thumb'
import { expect, test } from '../test'

test('a quote becomes a card and is shared in two taps, and the way back leads to the quotes', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  await shareable(page)
  await page.goto('/quotes-list')
  const { tap, taps, count } = thumb()
  const make = page.getByRole('button', { name: 'صورة من هذا الاقتباس' }).first()
  await make.waitFor()
  // Menus have items too.
  const quote = page.getByRole('main').getByRole('listitem').filter({ has: make }).first()
  const words = (await quote.innerText()).split('\n')[0]!.replace(/[«»]/g, '').slice(0, 12)
  await tap(make)
  await page.waitForURL('**/phone-design-page')
  const studio = new Studio(page)
  await expect(page.getByRole('button', { name: /^اقتباس، 6 من/ })).toContainText(words)
  await expect(page.locator('[data-fill]')).toBeVisible()
  // Large, and whole on the card.
  const text = page.locator('[data-box="box-6"]')
  await expect.poll(() => text.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize))).toBeGreaterThan(24)
  expect(await text.evaluate((box: HTMLElement) => box.offsetHeight)).toBeLessThanOrEqual(460)
  await tap(studio.button('مشاركة'))
  await page.getByText('تمت المشاركة وحُفظ التصميم').waitFor()
  expect(await sharedFiles(page)).toEqual(['workspace-image.png image/png true'])
  // On the app, in the system's sheet.
  count()
  expect(taps()).toBeLessThanOrEqual(4)
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: /^اقتباس، 6 من/ })).toContainText(words)
  await page.goBack()
  await page.waitForURL('**/quotes-list')
})

for (const [kind, address, button] of [
  ['joke', '/jokes-list', 'صورة من هذه النكتة'],
  ['name', '/names-translate?name=محمد', 'صورة من هذا الاسم'],
  ['message of the day', '/daily-content', 'صورة من هذه الرسالة'],
] as const)
  test(`a ${kind} comes into the desktop’s studio with its text`, async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    await signInByApi(page)
    await page.goto(address)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: button }).first().click()
    await page.waitForURL('**/design-page/cards')
    await expect(page.locator('[data-box]')).toHaveCount(kind === 'name' ? 7 : 6)
    const text = page.locator('[data-box="box-6"]')
    expect((await text.innerText()).trim().length).toBeGreaterThan(2)
  })

test('a free visitor is told that the studio is for subscribers, and stays at the quotes', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await enterFreely(page)
  await page.goto('/quotes-list')
  await page.getByRole('button', { name: 'صورة من هذا الاقتباس' }).first().tap()
  await page.getByRole('dialog').filter({ hasText: 'هذا المحتوى للمشتركين فقط' }).waitFor()
})

test('an address without a text leads to the hub', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  await page.goto('/design-from-text?kind=quote&text=%20')
  await page.waitForURL('**/design-categories')
})
