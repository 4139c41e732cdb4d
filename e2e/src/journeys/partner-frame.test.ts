import type { Page } from '@playwright/test'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'
import { expect, test, type Arrive } from '../test'

const flowOf = `brand=${BRAND}&host=${encodeURIComponent(INTEGRATOR)}&code_challenge=${'c'.repeat(43)}`
const frames = (...addresses: string[]) => `<!doctype html><title>x</title><script>
    messages = []
    addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))
  </script>${addresses.map((address) => `<iframe src="${address}"></iframe>`).join('')}`
test.use({
  pages: {
    '/steal': frames(`${SITE}/webview/callback?${flowOf}`, `${SITE}/embed/auth?${flowOf}&path=/webview/callback`),
    '/account': frames(
      `${SITE}/my-account?brand=${BRAND}`,
      `${SITE}/webview/profile?brand=${BRAND}`,
      `${SITE}/?brand=${BRAND}`,
    ),
    '/flow': frames(`${SITE}/webview/welcome?${flowOf}`),
  },
})

/** A person with a session on the site itself, in a browser that does not partition storage. */
async function signedIn(arrive: Arrive) {
  const { context } = await arrive()
  const page = await context.newPage()
  await page.goto('/webview/welcome')
  await new SignInFlow(page, page).complete(newNumber())
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(token).toBeTruthy()
  return { page, token: token! }
}
const messagesTo = (page: Page) => page.evaluate(() => (globalThis as unknown as { messages: string[] }).messages)

test.describe('a page of a partner’s', () => {
  test('that frames the end of the sign-in hears nothing of who is signed in on the site', async ({ arrive }) => {
    const { page, token } = await signedIn(arrive)
    await page.goto(`${INTEGRATOR}/steal`)
    for (const index of [0, 1])
      await page.frameLocator(`iframe >> nth=${index}`).getByRole('link', { name: 'ابدأ من جديد' }).waitFor()
    const messages = await messagesTo(page)
    expect(messages.filter((message) => message.includes('callback') || message.includes('signed-in'))).toEqual([])
    expect(messages.join()).not.toContain(token)
    for (const frame of page.frames()) expect(await frame.content()).not.toContain(token)
  })

  test('cannot frame an account, or any other page of the site', async ({ arrive }) => {
    const { page } = await signedIn(arrive)
    await page.goto(`${INTEGRATOR}/account`)
    await page.waitForLoadState('networkidle')
    for (const frame of page.frames().slice(1))
      expect([frame.url(), frame.url().startsWith(SITE)]).toEqual([frame.url(), false])
  })

  test('that frames the flow by its pages hears a code and nothing of the person', async ({ arrive }) => {
    const page = await (await arrive()).context.newPage()
    await page.goto(`${INTEGRATOR}/flow`)
    await new SignInFlow(page.frameLocator('iframe'), page).complete(newNumber())
    await page.waitForFunction(() =>
      (globalThis as unknown as { messages: string[] }).messages.join().includes('signed-in'),
    )
    const events = (await messagesTo(page)).map((message) => JSON.parse(message) as object)
    expect(events.at(-1)).toEqual({
      type: 'yawmi:signed-in',
      otp_status: '200',
      redirect: 'home',
      code: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await page.frameLocator('iframe').locator('input[type=hidden]').count()).toBe(0)
  })
})
