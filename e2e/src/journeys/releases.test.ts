import type { Page } from '@playwright/test'
import { DESKTOP, type Visitor } from '../browser/visitor'
import { homeStands } from '../pages/free-home'
import { requestsOf, release, serveNext } from '../pages/next-release'
import { signInByApi } from '../pages/subscriber'
import { expect, test, type Arrive } from '../test'

async function subscriber(arrive: Arrive): Promise<{ visitor: Visitor; page: Page; requests: string[] }> {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  await signInByApi(page)
  return { visitor, page, requests: requestsOf(page) }
}
const failures = (page: Page) => page.locator('[data-failed-remote]')

/** What a person may wait for the version before once one has failed, in milliseconds, and how often a page may ask for one file. */
const RECOVERY_MS = 3_000
const MAX_REQUESTS = 4
/** A call of the design system's, as the bundler writes it, and of one that is to come. */
const [USES_STYLES, USES_NEW] = ['.useStyles)(', '.useNewStyles)(']
const PROVOKED = /broken release|useNewStyles/
/** How a script of a release is broken; what stays as it is, is undefined. */
const BROKEN_CODE: Record<string, (file: string, text: string) => string | undefined> = {
  throws: () => 'throw new Error("broken release")',
  'uses an export that the shell lacks': (file, text) =>
    !file.endsWith('/entry.js') && text.includes(USES_STYLES) ? text.replaceAll(USES_STYLES, USES_NEW) : undefined,
}

test.describe('a release that is broken', () => {
  test('gives way to the version before where its files are not there', async ({ arrive }) => {
    const { page, requests } = await subscriber(arrive)
    await release(page)
    await page.goto('/home')
    await homeStands(page, '/home')
    expect(requests.length).toBeGreaterThan(0)
    expect(await failures(page).count()).toBe(0)
  })

  for (const [what, change] of Object.entries(BROKEN_CODE))
    test(`gives way to the version before within three seconds of failing where its code ${what}`, async ({
      arrive,
    }) => {
      const { visitor, page, requests } = await subscriber(arrive)
      let failedAt = 0
      const note = (text: string) => void (PROVOKED.test(text) && (failedAt ||= Date.now()))
      page.on('console', (message) => note(message.text()))
      page.on('pageerror', ({ message }) => note(message))
      await serveNext(visitor.context, async (file, text) =>
        /\.js$/.test(file) ? change(file, await text()) : undefined,
      )
      await release(page)
      await page.goto('/home')
      await homeStands(page, '/home')
      expect(Date.now() - failedAt).toBeLessThan(RECOVERY_MS)
      expect(requests.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0)
      expect(requests.filter((file) => requests.filter((other) => other === file).length > MAX_REQUESTS)).toEqual([])
      expect(await failures(page).count()).toBe(0)
      // What the broken release threw was ours to provoke.
      visitor.faults.splice(0, Infinity, ...visitor.faults.filter((fault) => !PROVOKED.test(fault)))
    })

  test('is passed over, and nothing of it asked for, where it was made for another shell', async ({ arrive }) => {
    const { page, requests } = await subscriber(arrive)
    await release(page, { requires: { '@yawmi/ui': '^99.0.0' } })
    await page.goto('/home')
    await homeStands(page, '/home')
    expect(requests).toEqual([])
  })
})

test('pages of the version before and of the new one go on side by side, and sign out together', async ({ arrive }) => {
  const { visitor, page, requests } = await subscriber(arrive)
  await page.goto('/home')
  await homeStands(page, '/home')

  await serveNext(visitor.context, async () => undefined)
  const next = await visitor.tab()
  const requestsOfNext = requestsOf(next)
  await release(next)
  await next.goto('/home')
  await homeStands(next, '/home')
  expect(requestsOfNext.length).toBeGreaterThan(0)

  // A screen whose code the open page has not loaded yet comes from the version that it began with.
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
  await menu.getByRole('link', { name: 'المحتوى اليومي' }).click()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  expect(requests).toEqual([])

  await next.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await next.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await failures(page).count()).toBe(0)
})
