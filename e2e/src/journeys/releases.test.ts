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

test.describe('a release that is broken', () => {
  test('gives way to the version before where its files are not there', async ({ arrive }) => {
    const { page, requests } = await subscriber(arrive)
    await release(page)
    await page.goto('/home')
    await homeStands(page, '/home')
    expect(requests.length).toBeGreaterThan(0)
    expect(await failures(page).count()).toBe(0)
  })

  test('gives way to the version before where its code throws', async ({ arrive }) => {
    const { visitor, page, requests } = await subscriber(arrive)
    await serveNext(visitor.context, async (file) =>
      file.endsWith('.js') ? 'throw new Error("broken release")' : undefined,
    )
    await release(page)
    await page.goto('/home')
    await homeStands(page, '/home')
    expect(requests.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0)
    expect(await failures(page).count()).toBe(0)
    // What the broken release threw was ours to provoke.
    visitor.faults.splice(0, Infinity, ...visitor.faults.filter((fault) => !fault.includes('broken release')))
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
