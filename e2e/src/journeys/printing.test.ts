import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { settled } from '../browser/steady'
import { PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** Runs of glyphs on sheets of paper: of all that the page is printed on, or of those that are named. */
async function runsOnPaper(page: Page, pageRanges?: string): Promise<number> {
  const margin = '10mm'
  const margins = { top: margin, bottom: margin, left: margin, right: margin }
  const file = await page.pdf({ format: 'A4', margin: margins, pageRanges })
  let runs = 0
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at)) {
    const end = file.indexOf('endstream', (at += 'stream\n'.length))
    try {
      runs += inflateSync(file.subarray(at, end)).toString('latin1').match(/ Tj\b/g)?.length ?? 0
    } catch {
      // A font or a picture.
    }
    at = end + 'endstream'.length
  }
  return runs
}

test('a list is on paper as far as it has been loaded, and goes on as a list afterwards', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  await page.goto('/quotes-list')
  await settled(page)
  const quotes = page.getByRole('list', { name: 'اقتباسات' }).getByRole('listitem')
  await expect(quotes.first()).toBeVisible()
  // All of its twenty have half as many again, those near the window less than that.
  expect(await runsOnPaper(page)).toBeGreaterThan(1_000)
  await expect(quotes.first()).toBeVisible()
  await expect.poll(() => quotes.count()).toBeLessThan(20)
})

test('an account begins on the first sheet of paper', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  await page.goto('/my-account')
  await settled(page)
  // More than what stands above each page.
  expect(await runsOnPaper(page, '1')).toBeGreaterThan(80)
})

test('what stays on the screen while a page scrolls is not on paper', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await page.goto('/privacy')
  await settled(page)
  await page.mouse.wheel(0, 2_000)
  const toTop = page.getByRole('button', { name: 'العودة إلى الأعلى' })
  await expect(toTop).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toTop).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await signInByApi(page)
  await page.goto('/quotes-list')
  const bar = page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('list')
  await expect(bar).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
})
