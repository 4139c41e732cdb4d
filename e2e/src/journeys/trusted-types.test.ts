import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, type Visitor } from '../browser/visitor'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SignUp } from '../pages/sign-up'
import { signInByApi } from '../pages/subscriber'
import { Studio } from '../pages/studio'
import { SITE } from '../product/product'
import { expect, test } from '../test'

/** Every test also fails when a page violated its policy: see `../test`. */

/** An integrator's page that requires Trusted Types and allows only the policy that the guide names. */
const demanding = (name: string) => `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title>
  <meta http-equiv="Content-Security-Policy"
    content="require-trusted-types-for 'script'; trusted-types yawmi-protection 'allow-duplicates'" />
  <script src="${SITE}/embed.js" defer></script></head>
  <body><yawmi-remote name="${name}" brand="${BRAND}"></yawmi-remote></body></html>`
test.use({ pages: { '/demanding-auth': demanding('auth'), '/demanding-designer': demanding('designer') } })

/** What a hole in the page would try; each with what the browser makes of it. */
const tryStrings = (page: Page) =>
  page.evaluate(() => {
    const tried = (act: () => unknown): string => {
      try {
        act()
        return 'let pass'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return {
      markup: tried(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      parsed: tried(() => new DOMParser().parseFromString('<p>', 'text/html')),
      code: tried(() => (script.textContent = 'alert(1)')),
      handler: tried(() => document.createElement('p').setAttribute('onclick', 'alert(1)')),
      foreign: tried(() => (script.src = 'https://evil.example/remotes/x/1/entry.js')),
      api: tried(() => (script.src = '/api/players/protected-script')),
      release: tried(() => (script.src = '/remotes/x/1/entry.js')),
    }
  })
const refused = 'TypeError'
/** What the page noticed of it was ours to provoke. */
async function forgive({ faults }: Visitor, page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(faults.filter((fault) => fault.includes('require-trusted-types-for'))).not.toEqual([])
  faults.length = 0
}

/** The script of the carrier runs: its element is in the page, and was not refused. */
const protectedPage = (page: Page) => page.waitForSelector('script[data-purpose=protection]', { state: 'attached' })

test.describe('pages in which no string becomes code or markup', () => {
  test('let a person sign up, with the carrier’s script and the service worker', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE, worker: true })).tab()
    const signUp = new SignUp(page)
    await signUp.open()
    await protectedPage(page)
    await signUp.complete(newNumber())
    await page.getByRole('heading', { name: 'أفضل الاقتباسات' }).waitFor()
    expect(
      await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).active!.scriptURL).pathname),
    ).toBe('/service-worker.js')
  })

  test('let a person sign in from a web view, and from a frame', async ({ arrive }) => {
    const visitor = await arrive({ viewport: PHONE })
    const page = await visitor.tab('/webview/register')
    await protectedPage(page)
    await new SignInFlow(page, page).register(newNumber())
    const frame = await (await arrive({ viewport: PHONE })).tab(`/embed/auth?brand=${BRAND}&path=/webview/register`)
    await protectedPage(frame)
    await new SignInFlow(frame, frame).register(newNumber())
  })

  test('let a design be made and exported, with handles around its text', async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    await signInByApi(page)
    const text = {
      id: 'box-1',
      fontFamily: 'Amiri',
      text: 'نص',
      fontSize: 30,
      x: 30,
      y: 30,
      width: 290,
      fontColor: '0b5d6b',
    }
    const studio = await Studio.goOnWith(page, { background: null, boxes: [text] })
    await studio.box('box-1').click()
    await studio.handle('se').waitFor()
    // The sheet of its handles is in the page, with something in it.
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.moveable-control')!).position)).toBe(
      'absolute',
    )
    await Promise.all([page.waitForEvent('download'), studio.press('تنزيل')])
  })

  for (const address of ['/', '/home', '/webview/register', '/alone/auth', `/embed/auth?brand=${BRAND}`])
    test(`refuse on ${address} what a hole would try, and notice it`, async ({ arrive }) => {
      const visitor = await arrive({ viewport: PHONE })
      const page = await visitor.tab(address)
      await page.locator(':is(h1, h2, form)').first().waitFor()
      expect(visitor.faults).toEqual([])
      expect(await tryStrings(page)).toEqual({
        markup: refused,
        parsed: refused,
        code: refused,
        handler: refused,
        foreign: refused,
        api: refused,
        release: 'let pass',
      })
      await forgive(visitor, page)
    })

  test('may be an integrator’s, who allows the policy of the carrier’s script alone', async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab(`${INTEGRATOR}/demanding-auth`)
    await page.getByText('متابعة', { exact: true }).click()
    await protectedPage(page)
    await new SignInFlow(page, page).register(newNumber())
    const visitor = await arrive({ viewport: DESKTOP })
    const studio = await visitor.tab()
    await signInByApi(studio, undefined, 'yawmi:')
    await studio.goto(`${INTEGRATOR}/demanding-designer`)
    await studio.getByRole('heading').first().waitFor()
    expect(visitor.faults).toEqual([])
    expect(await tryStrings(studio)).toMatchObject({ markup: refused, release: refused })
    await forgive(visitor, studio)
  })
})
