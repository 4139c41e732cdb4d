import type { Page, Request } from '@playwright/test'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

const FIRST = ['/api/players/categories', '/api/v2/players/todays-content']
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

/** Keeps the shell's code back until it is let in. */
async function holdShell(page: Page): Promise<() => void> {
  let letIn = () => {}
  const allowed = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/assets/shell.*.js', async (route) => {
    await allowed
    await route.continue()
  })
  return letIn
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
    // The second of the two may be asked again after the first has been shown.
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
    expect(requests.filter(({ path }) => path === FIRST[0]).map(({ authorization }) => authorization)).toEqual([
      expect.not.stringContaining('free-visitor'),
      'Bearer free-visitor',
    ])
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
