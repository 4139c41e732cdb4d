import { PHONE, useVisitors } from '../browser/visitor'
import { BRAND, INTEGRATOR, useIntegrator } from '../integrators/integrator'
import { codeSentTo, newNumber } from '../pages/inbox'
import { LISTS } from '../pages/next-release'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'

const arrive = useVisitors()
const integrator = useIntegrator()
const tag = (name: string) => `<yawmi-remote name="${name}" brand="${BRAND}"></yawmi-remote>`
const put = (path: string, ...names: string[]) =>
  integrator.pages.set(
    path,
    `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
      <body>${names.map(tag).join('')}<script src="${SITE}/embed.js"></script></body></html>`,
  )
for (const name of ['landing', 'content', 'designer', 'account']) put(`/${name}`, name)
put('/together', 'auth', 'content')
put('/landing-and-content', 'landing', 'content')

/** A page of the integrator's on a phone, and what of ours it asked for, with what we answered. */
async function open(path: string) {
  const page = await (await arrive({ viewport: PHONE })).tab()
  const answers: { url: string; status: number }[] = []
  page.on('response', (response) => answers.push({ url: response.url(), status: response.status() }))
  await page.goto(`${INTEGRATOR}${path}`)
  const check = () => {
    expect(answers.filter(({ url }) => url.startsWith(`${SITE}/assets/`))).toEqual([])
    expect(answers.filter(({ status }) => status >= 400)).toEqual([])
  }
  return { page, check }
}

describe('every remote by the tag, in a plain page of another site with no shell', () => {
  it('landing shows the public page, with prices and a form that works', async () => {
    const { page, check } = await open('/landing')
    await page.getByLabel('رقم الهاتف').fill(newNumber())
    await page.getByRole('heading', { name: 'ماذا ستجد كل يوم؟' }).waitFor()
    await page.getByRole('button', { name: 'اشترك', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'رمز التحقق' }).getByRole('textbox').waitFor()
    check()
  })

  it.each(['/landing', '/landing-and-content'])(
    'landing on %s opens one dialog for its code, and again after a reload, until the code is entered',
    async (path) => {
      const { page, check } = await open(path)
      const number = newNumber()
      const landing = page.locator('yawmi-remote[name=landing]')
      await landing.getByLabel('رقم الهاتف').fill(number)
      await landing.getByRole('button', { name: 'اشترك', exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name: 'رمز التحقق' })
      await dialog.getByRole('textbox').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await dialog.count()).toBe(1)
      await page.reload()
      await dialog.getByRole('textbox').waitFor()
      await page.waitForLoadState('networkidle')
      expect(await dialog.count()).toBe(1)
      await dialog.getByRole('textbox').click()
      await page.keyboard.insertText(await codeSentTo(number))
      await dialog.getByRole('button', { name: 'إرسال', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.reload()
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await dialog.count()).toBe(0)
      check()
    },
  )

  it('content shows an anonymous person the two ways in, and what is free after the free one', async () => {
    const { page, check } = await open('/content')
    await page.getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
    expect(await page.getByRole('button', { name: 'اشترك', exact: true }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'جرّب المحتوى المجاني' }).click()
    await page.getByText('حقائق مذهلة ومعلومات مفيدة ومحتوى جميل').waitFor()
    await page.getByRole('heading', { name: 'أفضل الاقتباسات' }).waitFor()
    check()
  })

  it('content shows the release before where the current one does not come', async () => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    await page.route(LISTS, async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as { remotes: { content: { manifest: string }[] } }
      list.remotes.content.unshift({ manifest: '/remotes/content/99.0.0-gone/mf-manifest.json' })
      return route.fulfill({ response, json: list })
    })
    await Promise.all([page.waitForRequest(/99\.0\.0-gone\/alone\.mjs$/), page.goto(`${INTEGRATOR}/content`)])
    await page.getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
  })

  it.each(['designer', 'account'])(
    '%s is for subscribers: it says so, asks the server for nothing, and tells the page who wants to subscribe',
    async (name) => {
      const { page, check } = await open(`/${name}`)
      await page.getByText('هذا المحتوى للمشتركين فقط').waitFor()
      await page.evaluate(() =>
        document.addEventListener('yawmi:navigate', (event) => {
          document.title = (event as CustomEvent<{ name: string }>).detail.name
        }),
      )
      await page.getByRole('button', { name: 'اشترك', exact: true }).click()
      await page.waitForFunction(() => document.title === 'LandingPage')
      check()
    },
  )

  it('content opens by itself when the person signs in beside it, and closes when the server ends the session', async () => {
    const { page, check } = await open('/together')
    const content = page.locator('yawmi-remote[name=content]')
    await content.getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
    await new SignInFlow(page.locator('yawmi-remote[name=auth]'), page).complete(newNumber())
    await content.getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
    check()

    await page.evaluate(() => localStorage.setItem('yawmi:token', 'ended-elsewhere'))
    await page.reload()
    await content.getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
  })
})
