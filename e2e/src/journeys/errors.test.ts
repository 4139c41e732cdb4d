import type { Page, Route } from '@playwright/test'
import type { ErrorId } from '@yawmi/contract'
import { DESKTOP, PHONE } from '../browser/visitor'
import { savedOf } from '../pages/saved-of'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { notice, question } from '../pages/dialogs'
import { freeVisitor, homeStands } from '../pages/free-home'
import { Studio } from '../pages/studio'
import { libraryPicture } from '../pages/library-picture'
import { MEDIA_PORT } from '../product/product'
import { expect, test, type Arrive } from '../test'

/** By these a refusal is known as the server's own. */
const REFUSALS: Record<number, ErrorId> = { 401: 'unauthenticated', 403: 'forbidden' }

type Who = 'anonymous' | 'free' | 'subscriber'

async function comeAs(arrive: Arrive, who: Who, viewport = PHONE): Promise<Page> {
  const page = await (await arrive({ viewport })).tab()
  if (who === 'free') await enterFreely(page)
  if (who === 'subscriber') await signInByApi(page)
  return page
}

/** Answers a call of the API as a server in trouble would. */
const fail = (page: Page, call: string, status: number, body: object = {}) =>
  page.route(`**/api/${call}`, (route: Route) =>
    route.fulfill({ status, json: { message: 'رسالة من الخادم', error: REFUSALS[status], ...body } }),
  )

const saved = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('what the server refuses (specification, section 8)', () => {
  test('401 leads a subscriber to the landing page, signed out, with the reason and a way back in', async ({
    arrive,
  }) => {
    const page = await comeAs(arrive, 'subscriber')
    await fail(page, 'players/categories*', 401)
    await page.goto('/home')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText(/انتهت جلستك على هذا الجهاز/).waitFor()
    await page.getByRole('button', { name: 'اشترك', exact: true }).waitFor()
    expect(await saved(page, 'token')).toBeNull()
  })

  for (const status of [401, 403])
    test(`${status} leaves free visitors where they are`, async ({ arrive }) => {
      const page = await comeAs(arrive, 'free')
      await fail(page, 'v2/players/contents/latest-quotes*', status)
      const refused = page.waitForResponse((response) => response.status() === status)
      await page.goto('/quotes-list')
      await refused
      await page.locator('[data-remote=content]').first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/quotes-list')
      expect(await saved(page, 'freeToken')).toBe('free-visitor')
    })

  test('403 leads a subscriber home, still signed in', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber')
    await fail(page, 'v2/players/stickers*', 403)
    await page.goto('/stickers-categories')
    await page.waitForURL('**/home')
    expect(await saved(page, 'token')).not.toBeNull()
  })

  test('402 on the categories says that there is no credit, and «حاول مرة أخرى» asks again', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber')
    await fail(page, 'players/categories', 402)
    await page.goto('/home')
    const alert = question(page, 'عزيزي المشترك، ليس لديك رصيد')
    await alert.getByText('يرجى شحن الرصيد لاستخدام خدماتنا').waitFor()
    await page.unroute('**/api/players/categories')
    const again = page.waitForResponse((response) => response.url().endsWith('/players/categories') && response.ok())
    await alert.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    await again
    await alert.waitFor({ state: 'detached' })
  })

  test('406 on the categories offers «تجديد», which leads into the code dialog', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber')
    await fail(page, 'players/categories', 406)
    await page.route('**/api/players/subscription-activation', (route) =>
      route.fulfill({ json: { message: 'أرسلنا', data: { msisdn: '+218912345678', retryAfter: 30 } } }),
    )
    await page.goto('/home')
    const alert = question(page, 'انتهى اشتراكك في الباقة الحالية')
    await alert.getByText('يرجى التجديد').waitFor()
    await alert.getByRole('button', { name: 'تجديد' }).click()
    await notice(page, 'رمز التحقق').waitFor()
    await alert.waitFor({ state: 'detached' })
  })

  test("500 at the subscriber update opens an alert with the server's words, and clears the field's error", async ({
    arrive,
  }) => {
    const page = await comeAs(arrive, 'subscriber', DESKTOP)
    await page.goto('/my-account')
    const edit = page.getByRole('button', { name: 'تعديل البيانات' })
    const call = 'players/subscriber-details'
    await edit.waitFor()
    await fail(page, call, 422, { error: 'validation', errors: { name: ['الاسم طويل جدًا'] } })
    await edit.click()
    await page.getByText('الاسم طويل جدًا').waitFor()
    await page.unroute(`**/api/${call}`)
    await fail(page, call, 500, { error: 'internal' })
    await edit.click()
    const alert = question(page, 'حدث خطأ في الخدمة')
    await alert.getByText('رسالة من الخادم').waitFor()
    await page.waitForFunction(() => localStorage.getItem('alert_message') === 'رسالة من الخادم')
    await alert.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    await alert.waitFor({ state: 'detached' })
    expect(await page.getByText('الاسم طويل جدًا').count()).toBe(0)
  })

  // 401: the session had ended already, as by signing out on another device.
  for (const status of [500, 401])
    test(`a logout that fails is only logged: the device forgets all the same (${status})`, async ({ arrive }) => {
      const page = await comeAs(arrive, 'subscriber', DESKTOP)
      await fail(page, 'players/logout', status)
      await page.goto('/home')
      await page.evaluate(() => localStorage.setItem('yawmi:draft:image:1', '1;somebody;{}'))
      await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
      await question(page, 'هل تريد تسجيل الخروج؟').getByRole('button', { name: 'نعم' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await expect.poll(() => savedOf(page)).toEqual([])
    })
})

test.describe('no answer (which the catalogue forgets)', () => {
  test('offline, the account says so and comes back with «حاول مرة أخرى»', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber')
    await page.route('**/api/players/subscriber-details', (route) => route.abort('internetdisconnected'))
    await page.goto('/my-account')
    const retry = page.getByRole('main').getByRole('button', { name: 'حاول مرة أخرى' })
    await retry.waitFor()
    await page.unroute('**/api/players/subscriber-details')
    await retry.click()
    await page.getByRole('textbox', { name: 'اسم المستخدم' }).waitFor()
  })

  for (const [what, host, says] of [
    ['API', /\/api\//, /تعذّر الوصول إلى الخدمة/],
    ['media host', new RegExp(`:${MEDIA_PORT}/`), /حقائق مذهلة|العناصر المحفوظة/],
  ] as const)
    test(`of the ${what} blanks no page: each says what it can, and leads on`, async ({ arrive }) => {
      const page = await comeAs(arrive, 'subscriber')
      await page.route(host, (route) => route.abort())
      for (const place of ['/home', '/saved-items']) {
        await page.goto(place)
        const main = page.getByRole('main')
        await main.getByText(says).first().waitFor()
        await main.getByRole('heading', { level: 1 }).waitFor()
        await page.getByRole('navigation').getByRole('link').first().waitFor()
        expect(await page.locator('[data-failed-remote]').count()).toBe(0)
      }
      // The landing page has its words from the site itself.
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'انتقل إلى المحتوى' }).waitFor()
    })

  test.describe('of a media host that takes what is asked for, and says nothing', () => {
    const media = new RegExp(`:${MEDIA_PORT}/`)

    test('is told to who downloads a picture, which comes once the host is back', async ({ arrive }) => {
      const page = await comeAs(arrive, 'subscriber')
      await page.clock.install()
      await page.goto('/images-list')
      await page.getByRole('list', { name: 'كل الخلفيات' }).getByRole('button').first().click()
      const viewer = page.getByRole('dialog')
      const download = viewer.getByRole('button', { name: 'تنزيل' })
      await download.waitFor()
      await page.route(media, () => {})
      await download.click()
      await viewer.getByText('جارٍ التنزيل').first().waitFor()
      await page.clock.fastForward(21_000)
      await viewer.getByText('تعذّر التنزيل، تحقق من الاتصال ثم حاول مرة أخرى.').waitFor()
      await page.unroute(media)
      await Promise.all([page.waitForEvent('download'), download.click()])
    })

    test('is told to who exports a design with a picture of it', async ({ arrive }) => {
      const page = await comeAs(arrive, 'subscriber', DESKTOP)
      const background = await libraryPicture(page)
      await page.clock.install()
      await page.route(media, () => {})
      const studio = await Studio.goOnWith(page, { background, boxes: [] })
      await studio.press('تنزيل')
      const refused = page.getByText('تعذّر تحميل هذه الصورة، تحقق من الاتصال أو اختر صورة أخرى.')
      await expect(async () => {
        await page.clock.fastForward(31_000)
        await refused.waitFor({ timeout: 1_000 })
      }).toPass()
    })
  })

  test('a captive portal in the place of the API is told from a fault of ours', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber')
    await page.route('**/api/players/subscriber-details', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
    )
    await page.goto('/my-account')
    await page.getByText(/إن كنت على شبكة عامة/).waitFor()
  })
})

test('a script of the page whose connection ends is asked for again, and nobody sees it', async ({ arrive }) => {
  const { visitor, page } = await freeVisitor(arrive)
  let requests = 0
  await page.route('**/assets/shell.*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort('connectionreset') : route.continue()
  })
  await page.goto('/home')
  await homeStands(page, '/home')
  expect([requests, await page.getByRole('alert').count()]).toEqual([2, 0])
  // What the browser says of the connection was ours to provoke.
  visitor.faults.splice(0, Infinity, ...visitor.faults.filter((fault) => !fault.includes('ERR_CONNECTION_RESET')))
})
