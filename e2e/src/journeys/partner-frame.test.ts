import { useVisitors } from '../browser/visitor'
import { BRAND, INTEGRATOR, useIntegrator } from '../integrators/integrator'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'

const arrive = useVisitors()
const integrator = useIntegrator()

const flowOf = `brand=${BRAND}&host=${encodeURIComponent(INTEGRATOR)}&code_challenge=${'c'.repeat(43)}`
const frames = (name: string, ...addresses: string[]) =>
  integrator.pages.set(
    name,
    `<!doctype html><title>x</title><script>
      messages = []
      addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))
    </script>${addresses.map((address) => `<iframe src="${address}"></iframe>`).join('')}`,
  )
frames('/steal', `${SITE}/webview/callback?${flowOf}`, `${SITE}/embed/auth?${flowOf}&path=/webview/callback`)
frames(
  '/account',
  `${SITE}/my-account?brand=${BRAND}`,
  `${SITE}/webview/profile?brand=${BRAND}`,
  `${SITE}/?brand=${BRAND}`,
)
frames('/flow', `${SITE}/webview/welcome?${flowOf}`)

/** A person with a session on the site itself, in a browser that does not partition storage. */
async function signedIn() {
  const { context } = await arrive()
  const page = await context.newPage()
  await page.goto('/webview/welcome')
  await new SignInFlow(page, page).complete(newNumber())
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(token).toBeTruthy()
  return { page, token: token! }
}
const messagesTo = (page: Awaited<ReturnType<typeof signedIn>>['page']) =>
  page.evaluate(() => (globalThis as unknown as { messages: string[] }).messages)

describe('a page of a partner’s', () => {
  it('that frames the end of the sign-in hears nothing of who is signed in on the site', async () => {
    const { page, token } = await signedIn()
    await page.goto(`${INTEGRATOR}/steal`)
    for (const index of [0, 1])
      await page.frameLocator(`iframe >> nth=${index}`).getByRole('link', { name: 'ابدأ من جديد' }).waitFor()
    const messages = await messagesTo(page)
    expect(messages.filter((message) => message.includes('callback') || message.includes('signed-in'))).toEqual([])
    expect(messages.join()).not.toContain(token)
    for (const frame of page.frames()) expect(await frame.content()).not.toContain(token)
  })

  it('cannot frame an account, or any other page of the site', async () => {
    const { page } = await signedIn()
    await page.goto(`${INTEGRATOR}/account`)
    await page.waitForLoadState('networkidle')
    for (const frame of page.frames().slice(1))
      expect([frame.url(), frame.url().startsWith(SITE)]).toEqual([frame.url(), false])
  })

  it('that frames the flow by its pages hears a code and nothing of the person', async () => {
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
