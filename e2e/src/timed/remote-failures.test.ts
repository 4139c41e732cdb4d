import type { Page, Route } from '@playwright/test'
import type { Visitor } from '../browser/visitor'
import { newNumber } from '../pages/inbox'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** The ways in which a remote's host fails. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'has lost its files': (route) => route.fulfill({ status: 404, body: '' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'answers a page instead of code': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>مرحبا</h1>' }),
  'throws when evaluated': (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken release")' })
      : route.continue(),
}

/** Where each remote shows itself, to whom, and how one goes on from there to another one. */
const PLACES = [
  { remote: 'landing', address: '/', subscriber: false, way: 'محتوى مجاني', to: 'content' },
  { remote: 'content', address: '/home', subscriber: true, way: 'حسابي', to: 'account' },
  { remote: 'designer', address: '/design-categories', subscriber: true, way: 'الرئيسية', to: 'content' },
  { remote: 'account', address: '/my-account', subscriber: true, way: 'الرئيسية', to: 'content' },
]
const CASES = PLACES.flatMap((place) => Object.keys(FAILURES).map((failure) => ({ ...place, failure })))

const notice = (page: Page, remote: string) => page.locator(`[data-failed-remote=${remote}]`)

async function breakRemote(visitor: Visitor, remote: string, failure: string): Promise<string> {
  const address = `**/remotes/${remote}/**`
  const answer = FAILURES[failure]
  if (!answer) throw new Error(`no such failure: ${failure}`)
  await visitor.context.route(address, answer)
  return address
}

test.describe('a remote that fails', () => {
  for (const { remote, address, subscriber, way, to, failure } of CASES)
    test(`${remote} ${failure}: the rest of the page stands and leads elsewhere, and its button recovers`, async ({
      arrive,
    }) => {
      const visitor = await arrive()
      const page = await visitor.tab()
      if (subscriber) await signInByApi(page)
      const broken = await breakRemote(visitor, remote, failure)
      const requests: string[] = []
      let first = 0
      page.on('request', (request) => request.url().includes(`/remotes/${remote}/`) && requests.push(request.url()))
      page.on('response', (response) => {
        if (response.url().includes(`/remotes/${remote}/`)) first ||= Date.now()
      })
      await page.goto(address)

      await notice(page, remote).getByText('تعذّر تحميل هذا الجزء من الموقع').waitFor()
      expect(Date.now() - first).toBeLessThan(3_000)
      // A page that was reloaded would have lost this.
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
      // The frame around it still stands and leads to what is well.
      await page
        .getByRole('link', { name: way, exact: true })
        .or(page.getByRole('button', { name: way, exact: true }))
        .first()
        .click()
      await page.locator(`[data-remote=${to}] h1`).first().waitFor()
      await page.goBack()
      await notice(page, remote).waitFor()

      // No file was asked for more than four times, the page's own preloads among them, nor again by coming back.
      expect(requests.filter((file) => requests.filter((other) => other === file).length > 4)).toEqual([])

      await visitor.context.unroute(broken)
      await notice(page, remote).getByRole('button', { name: 'حاول مرة أخرى' }).click()
      await page.locator(`[data-remote=${remote}] h1`).first().waitFor()
      expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true)
      // What the broken release threw was ours to provoke.
      visitor.faults.splice(
        0,
        visitor.faults.length,
        ...visitor.faults.filter(
          (fault) => !fault.includes('broken release') && !fault.includes("Unexpected token '<'"),
        ),
      )
    })

  for (const failure of Object.keys(FAILURES))
    test(`auth ${failure}: the code dialog says so, and opens once it is back`, async ({ arrive }) => {
      const visitor = await arrive()
      const page = await visitor.tab()
      const broken = await breakRemote(visitor, 'auth', failure)
      await page.goto('/')
      await page.getByLabel('رقم الهاتف').first().fill(newNumber())
      await page.getByRole('button', { name: 'اشترك', exact: true }).click()
      await notice(page, 'auth').getByText('تعذّر تحميل هذا الجزء من الموقع').waitFor()
      await visitor.context.unroute(broken)
      await notice(page, 'auth').getByRole('button', { name: 'حاول مرة أخرى' }).click()
      await page.getByRole('dialog', { name: 'رمز التحقق' }).waitFor()
      visitor.faults.length = 0
    })
})
