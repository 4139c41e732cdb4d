import type { Page, Request } from '@playwright/test'
import { CATEGORY_IDS } from '@yawmi/contract'
import { settled } from '../browser/steady'
import { holdShell } from '../pages/hold-shell'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

const CATEGORIES = '/api/players/categories'
const FIRST = [CATEGORIES, '/api/v2/players/todays-content']
const isFirst = (url: URL) => FIRST.includes(url.pathname)

/** What the page asks of the home page's first calls, as it comes. */
function watch(page: Page) {
  const requests: { path: string; authorization: string | undefined }[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (FIRST.includes(pathname)) requests.push({ path: pathname, authorization: request.headers().authorization })
  })
  return requests
}

const content = (page: Page) => page.getByRole('region', { name: 'الأقسام' }).getByRole('listitem').first().waitFor()

test.describe('what the home page asks first', () => {
  test('is asked before any code is there, and once', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    await signInByApi(page)
    const requests = watch(page)
    const letShellIn = await holdShell(page)
    const answered = FIRST.map((path) => page.waitForResponse((response) => response.url().endsWith(path)))
    await page.goto('/home', { waitUntil: 'commit' })
    await Promise.all(answered)
    letShellIn()
    await content(page)
    await page.getByRole('region', { name: 'اليوم' }).getByRole('link').first().waitFor()
    expect(requests.map(({ path }) => path).sort()).toEqual(FIRST)
  })

  test('is asked again where it came to nothing', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    await signInByApi(page)
    const requests = watch(page)
    const refused = new Set<string>()
    await page.route(isFirst, (route) => {
      const url = route.request().url()
      if (refused.has(url)) return route.continue()
      refused.add(url)
      return route.abort()
    })
    await page.goto('/home')
    await content(page)
    // The second of the two may be requested again after the first has been shown.
    await expect.poll(() => requests).toHaveLength(4)
  })

  test('is asked anew for another person who came before the code was there', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    await signInByApi(page)
    const requests = watch(page)
    const letShellIn = await holdShell(page)
    const answered = FIRST.map((path) => page.waitForResponse((response) => response.url().endsWith(path)))
    await page.goto('/home', { waitUntil: 'commit' })
    await Promise.all(answered)
    await page.evaluate(() => {
      for (const key of ['token', 'subscriber', 'subscriber_id']) localStorage.removeItem(key)
      localStorage.setItem('isFreeVisitor', 'true')
      localStorage.setItem('freeToken', 'free-visitor')
      localStorage.setItem('subscriptionStatus', 'free')
    })
    letShellIn()
    await content(page)
    // The first person's screen may stand until the code is there.
    await expect
      .poll(() => requests.filter(({ path }) => path === FIRST[0]).map(({ authorization }) => authorization))
      .toEqual([expect.not.stringContaining('free-visitor'), 'Bearer free-visitor'])
  })

  test('leaves out what a free visitor may not ask', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    await enterFreely(page)
    const requests = watch(page)
    await page.goto('/home')
    await content(page)
    expect(requests.map(({ path }) => path)).toEqual([FIRST[0]])
  })
})

/** Lists, by their address, with what each calls first, by the call's path and query. */
const LISTS: Record<string, string[]> = {
  '/quotes-list': [`${CATEGORIES}/${CATEGORY_IDS.quotes}/content?page=1`],
  '/quotes-list?q=صباح': [`${CATEGORIES}/${CATEGORY_IDS.quotes}/content?page=1&search=صباح`],
  '/videos-list': [`${CATEGORIES}/${CATEGORY_IDS.videos}/content?page=1&limit=10`],
  '/images-list': [
    `${CATEGORIES}/${CATEGORY_IDS.images}/sub-categories?device_type=web`,
    `${CATEGORIES}/${CATEGORY_IDS.images}/content?page=1&limit=8`,
  ],
  '/jokes-list': [`${CATEGORIES}/${CATEGORY_IDS.jokes}/sub-categories?device_type=web`],
  '/messages-categories': [`${CATEGORIES}/${CATEGORY_IDS.messages}/sub-categories?device_type=web`],
  '/stickers-categories': ['/api/v2/players/stickers?page=1'],
}

test.describe('what a list asks first', () => {
  for (const [address, calls] of Object.entries(LISTS))
    test(`is asked before any code is there, and once: ${address}`, async ({ arrive }) => {
      const page = await (await arrive()).tab()
      await signInByApi(page)
      const requested: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/api/') && request.method() === 'GET')
          requested.push(decodeURIComponent(pathname + search))
      })
      const letShellIn = await holdShell(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect.poll(() => requested.toSorted()).toEqual(calls.toSorted())
      letShellIn()
      await settled(page)
      await page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).last().waitFor()
      for (const call of calls) expect(requested.filter((one) => one === call)).toEqual([call])
    })

  for (const [list, opened] of [
    ['/images-list', 'images-details'],
    ['/messages-categories', 'messages-list'],
    ['/stickers-categories', 'stickers-list'],
  ] as const)
    test(`is asked by the address where that says of what: from ${list}`, async ({ arrive }) => {
      const page = await (await arrive()).tab()
      await signInByApi(page)
      await page.goto(list)
      await page.locator(`main a[href*="${opened}"], main li > button`).first().click()
      await page.waitForURL(`**/${opened}/*`)
      await settled(page)
      await page.waitForLoadState('networkidle')
      const { pathname: address } = new URL(page.url())
      const id = address.split('/').at(-1)!
      const requested: string[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        // Of a list, what follows its first page comes as it is scrolled.
        if (pathname.startsWith('/api/') && pathname.includes(id) && (searchParams.get('page') ?? '1') === '1')
          requested.push(pathname)
      })
      const letShellIn = await holdShell(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect.poll(() => requested).toHaveLength(1)
      letShellIn()
      await settled(page)
      expect(requested).toHaveLength(1)
    })

  test('is what free visitors see, where that is something else', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    await enterFreely(page)
    const letShellIn = await holdShell(page)
    const requested = page.waitForRequest((request) => request.url().endsWith('/contents/latest-quotes?page=1'))
    await page.goto('/quotes-list', { waitUntil: 'commit' })
    expect((await requested).headers().authorization).toBe('Bearer free-visitor')
    letShellIn()
    await settled(page)
  })
})
