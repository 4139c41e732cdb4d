import type { Page } from '@playwright/test'
import { settled } from '../browser/steady'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { Studio } from '../pages/studio'
import { expect, test, type Arrive } from '../test'

/** A subscriber whose pages the service worker looks after. */
async function subscriberWithWorker(arrive: Arrive): Promise<Page> {
  const visitor = await arrive({ viewport: PHONE, worker: true })
  const page = await visitor.tab('/')
  await signInByApi(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  return page
}
/** Loads a page whole, as somebody who looks at it does, and waits until it and what it asked for is kept. */
async function see(page: Page, path: string, something: string): Promise<void> {
  await page.goto(path)
  await page.getByText(something).first().waitFor()
  await settled(page)
  const notCached = () =>
    page.evaluate(async () => {
      const cached = new Set<string>()
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) cached.add(new URL(url).pathname)
      const requests = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname)
        .filter((name) => /^\/(assets|remotes)\/|^\/api\/(v2\/)?players\/(categories|contents|todays)/.test(name))
        .filter((name) => !/(view|manifest\.json)$/.test(name))
      const seen = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0)
      const pictures = seen.map(({ currentSrc }) => new URL(currentSrc).pathname)
      return [location.pathname, ...requests, ...pictures].filter((name) => !cached.has(name))
    })
  await expect.poll(notCached).toEqual([])
}

const cachedLists = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('yawmi-1-lists')).keys()).length)
const banner = (page: Page) => page.getByText('أنت غير متصل بالإنترنت. ما فتحته من قبل ما زال متاحًا.')

test.describe('without the network', () => {
  test('what was seen stays readable after a reload, and a banner says so until the network is back', async ({
    arrive,
  }) => {
    const page = await subscriberWithWorker(arrive)
    await see(page, '/quotes-list', '«')
    const quote = (await page.getByRole('listitem').getByText('«').first().textContent())?.split('\n')[0]
    if (!quote) throw new Error('the first quote has no words')
    await see(page, '/home', 'أفضل الاقتباسات')
    await page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 0))

    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: /^خلفيات/ }).waitFor()
    await banner(page).waitFor()
    await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0))
    await page.goto('/quotes-list')
    await page.getByText(quote).first().waitFor()

    await page.context().setOffline(false)
    await banner(page).waitFor({ state: 'detached' })
  })

  test('what could not be loaded on a page that was opened without it comes by itself once it is back', async ({
    arrive,
  }) => {
    const page = await subscriberWithWorker(arrive)
    await see(page, '/quotes-list', '«')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('«').first().waitFor()
    await page.getByRole('searchbox').fill('خير')
    const offline = page.getByRole('main').getByText('أنت غير متصل بالإنترنت، تحقق من الاتصال ثم حاول مرة أخرى.')
    await offline.waitFor()
    await page.context().setOffline(false)
    await offline.waitFor({ state: 'detached' })
    await page.locator('mark').first().waitFor()
  })

  for (const viewport of [PHONE, DESKTOP])
    test(`the banner lies over no tool of the studio and moves none off the screen, at ${viewport.width} px`, async ({
      arrive,
    }) => {
      const page = await (await arrive({ viewport, worker: true })).tab()
      await signInByApi(page)
      const studio = await Studio.open(page)
      const tools = [studio.button('خيارات التنزيل والمشاركة'), studio.button('تراجع'), studio.button('المقاس')]
      await page.context().setOffline(true)
      await banner(page).waitFor()
      const covered = () =>
        Promise.all(
          tools.map((tool) =>
            tool.evaluate((button) => {
              const { left, top, width, height } = button.getBoundingClientRect()
              return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
            }),
          ),
        )
      await expect.poll(covered).toEqual([true, true, true])
      // Nor does a notice that appears meanwhile.
      const bar = await studio.button('تراجع').evaluate((button) => button.getBoundingClientRect().bottom)
      const toasts = page.locator('[data-toasts]')
      const top = () => toasts.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(top).toBeGreaterThan(bar)
      await page.context().setOffline(false)
      await banner(page).waitFor({ state: 'detached' })
      await expect.poll(top).toBeLessThan(bar)
    })

  test('the banner goes while somebody reads on, once the site answers again', async ({ arrive }) => {
    const page = await subscriberWithWorker(arrive)
    await see(page, '/quotes-list', '«')
    await see(page, '/home', 'أفضل الاقتباسات')
    const [worker] = page.context().serviceWorkers()
    // The site is away for the worker alone: the device has a network all the time.
    await worker!.evaluate(() => {
      const { fetch } = globalThis
      Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')), ownFetch: fetch })
    })
    await page.getByRole('link', { name: 'كل الاقتباسات' }).click()
    await banner(page).waitFor()
    await worker!.evaluate(() => {
      Object.assign(globalThis, { fetch: (globalThis as unknown as { ownFetch: typeof fetch }).ownFetch })
    })
    await banner(page).waitFor({ state: 'detached' })
  })

  test('a page that was never seen says so and tries again', async ({ arrive }) => {
    const page = await subscriberWithWorker(arrive)
    await see(page, '/home', 'أفضل الاقتباسات')
    await page.context().setOffline(true)
    await page.goto('/stickers-categories')
    const main = page.getByRole('main')
    await main.getByText('تعذّر تحميل هذا الجزء من الموقع').waitFor()
    await banner(page).waitFor()
    await page.context().setOffline(false)
    await main.getByRole('button', { name: 'حاول مرة أخرى' }).click()
    await page.getByRole('heading', { level: 1, name: 'ملصقات واتساب' }).waitFor()
  })
})

test.describe('what is kept on the device', () => {
  test('holds nothing of the person after signing out on a page that a hard reload loaded past it', async ({
    arrive,
  }) => {
    const page = await subscriberWithWorker(arrive)
    await see(page, '/home', 'أفضل الاقتباسات')
    const browser = await page.context().newCDPSession(page)
    await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })])
    await page.getByRole('button', { name: 'قائمة الاشتراك' }).click()
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await page.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => cachedLists(page)).toBe(0)
  })

  test('holds no token, and nothing of the person after signing out', async ({ arrive }) => {
    const page = await subscriberWithWorker(arrive)
    await see(page, '/home', 'أفضل الاقتباسات')
    const savedTexts = () =>
      page.evaluate(async () => {
        const token = localStorage.getItem('token') ?? '-'
        const entries: string[] = []
        let leaks = 0
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) {
            entries.push(`${name} ${new URL(request.url).pathname}`)
            const headers = [...request.headers].map(String).join()
            const text = /-(lists|pages)$/.test(name) ? await (await cache.match(request))?.text() : ''
            if (`${request.url} ${headers} ${text}`.includes(token)) leaks += 1
          }
        }
        return { entries, leaks }
      })
    const before = await savedTexts()
    expect(before.leaks).toBe(0)
    expect(before.entries).toContainEqual('yawmi-1-lists /api/players/categories')
    expect(before.entries.filter((entry) => entry.includes('subscriber-details'))).toEqual([])

    await page.getByRole('button', { name: 'قائمة الاشتراك' }).click()
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => cachedLists(page)).toBe(0)
  })
})
