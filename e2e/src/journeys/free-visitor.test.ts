import { expect, test } from '../test'

test.describe('a free visitor', () => {
  test('enters without a number and sees the home page', async ({ arrive }) => {
    const page = await (await arrive()).tab('/')
    await page.getByRole('button', { name: 'محتوى مجاني' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
    const saved = await page.evaluate(() => ({ ...localStorage }))
    expect(saved).toMatchObject({ isFreeVisitor: 'true', freeToken: 'free-visitor', subscriptionStatus: 'free' })
  })

  test("meets the lock over the home page at a subscriber's address", async ({ arrive }) => {
    const page = await (await arrive()).tab('/')
    await page.getByRole('button', { name: 'محتوى مجاني' }).click()
    await page.waitForURL('**/home')
    await page.goto('/my-account')
    await page.getByRole('dialog', { name: 'هذا المحتوى للمشتركين فقط' }).waitFor()
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: 'المتابعة دون اشتراك' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('is sent to the landing page first, and on to the asked address after entering', async ({ arrive }) => {
    const page = await (await arrive()).tab('/quotes-list')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'محتوى مجاني' }).click()
    await page.waitForURL('**/quotes-list')
  })

  test('goes back to the landing page by «خروج»', async ({ arrive }) => {
    const page = await (await arrive()).tab('/')
    await page.getByRole('button', { name: 'محتوى مجاني' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: 'خروج' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.waitForFunction(() => localStorage.getItem('freeToken') === null)
  })
})
