import type { Page } from '@playwright/test'
import { DESKTOP } from '../browser/visitor'
import { question } from '../pages/dialogs'
import { newNumber } from '../pages/inbox'
import { SignUp } from '../pages/sign-up'
import { expect, test } from '../test'

/** The answers to what a page writes, as they come. */
function writesOf(page: Page): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('/api/')) statuses.push(response.status())
  })
  return statuses
}

test('the CSRF token changes with the session in both tabs, and no write is refused', async ({ arrive }) => {
  const visitor = await arrive({ viewport: DESKTOP })
  const [first, second] = [await visitor.tab(), await visitor.tab('/')]
  const writes = [writesOf(first), writesOf(second)]

  await new SignUp(first).complete(newNumber())
  // The other tab was there before: it writes as the new session without having asked for anything.
  await second.goto('/quotes-list')
  const viewed = second.waitForResponse((response) => response.url().endsWith('/view'))
  await second.getByRole('button').filter({ hasText: '«' }).first().click()
  expect((await viewed).status()).toBe(200)

  await first.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await question(first, 'هل تريد تسجيل الخروج؟').getByRole('button', { name: 'نعم' }).click()
  await Promise.all([first, second].map((tab) => tab.waitForURL((url) => url.pathname === '/')))
  await new SignUp(first).complete(newNumber())

  expect(writes.flat().length).toBeGreaterThan(6)
  expect(writes.flat().filter((status) => status !== 200)).toEqual([])
})
