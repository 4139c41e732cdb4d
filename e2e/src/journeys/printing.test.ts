import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { settled } from '../browser/steady'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

const MARGIN = '10mm'
const PAPER = { format: 'A4', margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } }

/** Runs of glyphs on sheets of paper: of all that the page is printed on, or of those that are named. */
async function runsOnPaper(page: Page, pageRanges?: string): Promise<number> {
  const file = await page.pdf({ ...PAPER, pageRanges })
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

test('no sheet is empty where a list or home is printed from a wide window', async ({ arrive }) => {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  for (const path of ['/quotes-list', '/home']) {
    await page.goto(path)
    await settled(page)
    const file = await page.pdf(PAPER)
    const sheets = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
    expect(sheets, path).toBeGreaterThan(1)
    expect(await runsOnPaper(page, String(sheets)), `the last sheet of ${path}`).toBeGreaterThan(0)
  }
})

test('a part of home that nobody has scrolled to is not on paper as a title over nothing', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  await page.goto('/home')
  await settled(page)
  const quotes = page.getByRole('heading', { name: 'أفضل الاقتباسات' })
  await page.emulateMedia({ media: 'print' })
  await expect(quotes).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await quotes.scrollIntoViewIfNeeded()
  await expect(page.getByRole('list', { name: 'أفضل الاقتباسات' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(quotes).toBeVisible()
})

test('paper is white in the dark theme as well: letters are dark on it', async ({ arrive }) => {
  const device = await (await arrive({ viewport: PHONE, dark: true })).tab('/privacy')
  const chosen = await (await arrive({ viewport: DESKTOP })).tab('/privacy')
  await settled(chosen)
  await chosen.getByRole('button', { name: 'الوضع الداكن' }).click()
  for (const page of [device, chosen]) {
    await settled(page)
    const brightness = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => Math.max(...getComputedStyle(title).color.match(/\d+/g)!.slice(0, 3).map(Number)))
    await expect.poll(brightness).toBeGreaterThan(200)
    await page.emulateMedia({ media: 'print' })
    expect(await brightness()).toBeLessThan(80)
  }
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
