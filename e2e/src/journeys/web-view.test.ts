import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { expect, test } from '../test'

test.describe('the web-view flow on the site', () => {
  test('goes by full pages from welcome to the callback, whose hidden fields a host app reads', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    await page.goto('/webview/welcome')
    await page.getByText('يوم مجاني').waitFor()
    await new SignInFlow(page, page).complete(newNumber())
    expect(loaded).toEqual(['/webview/welcome', '/webview/register', '/webview/confirm-otp', '/webview/callback'])
    const { token, id } = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      id: localStorage.getItem('subscriber_id'),
    }))
    const field = (name: string) => page.locator(`input[type=hidden][name=${name}]`).inputValue()
    expect(await field('access_token')).toBe(token)
    expect(await field('subscriber_id')).toBe(id)
    expect(await field('otp_status')).toBe('200')
    expect(await field('redirect')).toBe('home')
  })

  test('leads on to its end again where somebody steps back from it, and once more back to the start', async ({
    arrive,
  }) => {
    const page = await (await arrive()).tab('/webview/welcome')
    await page.getByText('يوم مجاني').waitFor()
    await new SignInFlow(page, page).complete(newNumber())
    const end = page.getByRole('status', { name: /نعيدك الآن/ })
    await end.waitFor()
    await page.goBack()
    await page.waitForURL('**/webview/callback')
    await end.waitFor()
    await page.goBack()
    await page.waitForURL('**/webview/register')
    await page.getByLabel('رقم الهاتف').waitFor()
  })

  for (const [name, path] of [
    ['الشروط والأحكام', '/webview/terms-conditions'],
    ['سياسة الخصوصية', '/webview/privacy-policy'],
  ] as const)
    test(`leads from register to ${name}, which has no way out of the flow, and back`, async ({ arrive }) => {
      const page = await (await arrive()).tab('/webview/register')
      await page.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('a[href="/"], a[href^="/home"]').count()).toBe(0)
      await page.goBack()
      await page.getByLabel('رقم الهاتف').waitFor()
    })
})
