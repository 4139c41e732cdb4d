import { PHONE } from '../browser/visitor'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { codeSentTo, newNumber } from '../pages/inbox'
import { carry } from '../pages/next-release'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'
import { expect, test, type Arrive } from '../test'

const tag = (name: string) => `<yawmi-remote name="${name}" brand="${BRAND}"></yawmi-remote>`
const page = (...names: string[]) =>
  `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
    <body>${names.map(tag).join('')}<script src="${SITE}/embed.js"></script></body></html>`
test.use({
  pages: {
    '/script': page(),
    '/landing': page('landing'),
    '/content': page('content'),
    '/designer': page('designer'),
    '/account': page('account'),
    '/together': page('auth', 'content'),
    '/landing-and-content': page('landing', 'content'),
    '/auth-and-landing': page('auth', 'landing'),
  },
})

/** A page of the integrator's on a phone, and what of ours it asked for, with what we answered. */
async function open(arrive: Arrive, path: string) {
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

test.describe('every remote by the tag, in a plain page of another site with no shell', () => {
  test('landing shows the public page, with prices and a form that works', async ({ arrive }) => {
    const { page, check } = await open(arrive, '/landing')
    await page.getByLabel('رقم الهاتف').fill(newNumber())
    await page.getByRole('heading', { name: 'ماذا ستجد كل يوم؟' }).waitFor()
    await page.getByRole('button', { name: 'اشترك', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'رمز التحقق' }).getByRole('textbox').waitFor()
    check()
  })

  test('landing says that the dialog for its code does not come, and has it by another try', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab(`${INTEGRATOR}/landing`)
    const isDialogCode = (url: URL) => url.pathname.startsWith('/remotes/auth/')
    await page.getByLabel('رقم الهاتف').fill(newNumber())
    await page.route(isDialogCode, (route) => route.abort())
    await page.getByRole('button', { name: 'اشترك', exact: true }).first().click()
    const notice = page.getByRole('dialog', { name: 'تعذّر تحميل هذا الجزء من الموقع' })
    await notice.waitFor()
    await page.unroute(isDialogCode)
    await notice.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    const field = page.getByRole('dialog', { name: 'رمز التحقق' }).getByRole('textbox')
    await expect(field).toBeFocused()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  test('landing keeps the keyboard once somebody has signed in, and its form is gone', async ({ arrive }) => {
    const { page } = await open(arrive, '/landing')
    const number = newNumber()
    await page.getByLabel('رقم الهاتف').fill(number)
    await page.getByRole('button', { name: 'اشترك', exact: true }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'رمز التحقق' })
    await dialog.getByRole('textbox').waitFor()
    await page.keyboard.insertText(await codeSentTo(number))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect(page.locator('yawmi-remote[name=landing] > div')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'انتقل إلى المحتوى' })).toBeFocused()
  })

  for (const path of ['/landing', '/landing-and-content', '/auth-and-landing'])
    test(`landing on ${path} opens one dialog for its code, and again after a reload, until the code is entered`, async ({
      arrive,
    }) => {
      const { page, check } = await open(arrive, path)
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
    })

  test('content shows an anonymous person the two ways in, and what is free after the free one', async ({ arrive }) => {
    const { page, check } = await open(arrive, '/content')
    await page.getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
    expect(await page.getByRole('button', { name: 'اشترك', exact: true }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'جرّب المحتوى المجاني' }).click()
    await page.getByText('حقائق مذهلة ومعلومات مفيدة ومحتوى جميل').waitFor()
    await page.getByRole('heading', { name: 'أفضل الاقتباسات' }).waitFor()
    check()
  })

  test('content shows the release before where the current one does not come', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    await carry(page, '99.0.0-gone')
    await Promise.all([page.waitForRequest(/99\.0\.0-gone\/alone\.mjs$/), page.goto(`${INTEGRATOR}/content`)])
    await page.getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
  })

  test('content comes with the first try where there was no network when it was mounted', async ({ arrive }) => {
    const { page } = await open(arrive, '/script')
    await page.waitForFunction(() => 'Yawmi' in globalThis)
    await page.context().setOffline(true)
    await page.evaluate((element) => document.body.insertAdjacentHTML('afterbegin', element), tag('content'))
    const again = page.getByRole('button', { name: 'حاول مرة أخرى' })
    await again.waitFor()
    await page.context().setOffline(false)
    await again.click()
    await page.getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
  })

  for (const name of ['designer', 'account'])
    test(`${name} is for subscribers: it says so, asks the server for nothing, and tells the page who wants to subscribe`, async ({
      arrive,
    }) => {
      const { page, check } = await open(arrive, `/${name}`)
      await page.getByText('هذا المحتوى للمشتركين فقط').waitFor()
      await page.evaluate(() =>
        document.addEventListener('yawmi:navigate', (event) => {
          document.title = (event as CustomEvent<{ name: string }>).detail.name
        }),
      )
      await page.getByRole('button', { name: 'اشترك', exact: true }).click()
      await page.waitForFunction(() => document.title === 'LandingPage')
      check()
    })

  test('content opens by itself when the person signs in beside it, and closes when the server ends the session', async ({
    arrive,
  }) => {
    const { page, check } = await open(arrive, '/together')
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
