import type { Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { DESKTOP, PHONE, newNumber, shiftOf, watchShifts } from '@yawmi/e2e/browser'
import { loadPage, table } from './page-load'
import { note } from './figures/figures'
import { print } from './print'
import { expect, test } from '@yawmi/e2e/test'

/** What a first load of the landing page may cost on the wire, with everything that it loads by itself. */
const BUDGET = { bytes: 180 * 1024, requests: 10, depth: 2 }
/** What may move, by the browser's own sum. */
const MAX_SHIFT = 0.001
/** Scripts, compressed, that must be there before the form answers and a number can be sent. */
const SCRIPTS_BEFORE_FORM = 15 * 1024
/** Milliseconds within which a page that somebody has asked for is compressed as well as can be, also by a busy machine. */
const COMPRESSED_MS = 10_000

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** The first answer is compressed quickly, those after it as well as can be: waits until answers have become smaller. */
async function untilCompressed(page: Page): Promise<void> {
  const bytes = async () =>
    Number((await page.request.get('/', { headers: { 'accept-encoding': 'br' } })).headers()['content-length'])
  const first = await bytes()
  const since = Date.now()
  while ((await bytes()) >= first && Date.now() - since < COMPRESSED_MS) await page.waitForTimeout(250)
}

/** Milliseconds in which a browser paints what it has of a document. */
const PAINTED_MS = 250

test('the landing page stays within its budget of bytes, requests and depth, and nothing in it moves', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await untilCompressed(page)
  await watchShifts(page)
  const load = await loadPage(page, '/')
  const shift = await shiftOf(page)
  print(
    `landing page, first load: ${kilobytes(load.bytes)} of ${kilobytes(BUDGET.bytes)} (scripts ${kilobytes(load.scriptBytes)}), ` +
      `${load.requests.length} of ${BUDGET.requests} requests, depth ${load.depth} of ${BUDGET.depth}, shift ${shift} of ${MAX_SHIFT}\n${table(load)}`,
  )
  note(
    { what: '/, first visit: all', reached: load.bytes / 1024, bound: BUDGET.bytes / 1024, unit: 'KB' },
    { what: '/, first visit: requests', reached: load.requests.length, bound: BUDGET.requests },
    { what: '/, first visit: sum of what moved', reached: shift, bound: MAX_SHIFT },
  )
  expect(load.bytes).toBeLessThanOrEqual(BUDGET.bytes)
  expect(load.requests.length).toBeLessThanOrEqual(BUDGET.requests)
  expect(load.depth).toBeLessThanOrEqual(BUDGET.depth)
  expect(shift).toBeLessThanOrEqual(MAX_SHIFT)
})

for (const viewport of [PHONE, DESKTOP])
  test(`nothing moves when the font takes the place of the device’s: ${viewport.width} px`, async ({ arrive }) => {
    const page = await (await arrive({ viewport })).tab()
    // The application would register the fonts a second time; a script that fails would bring a notice.
    await page.route(/\.js(\?|$)/, () => {})
    await watchShifts(page)
    // They come when the text has been painted without them.
    await page.addInitScript(() => {
      const { add } = FontFaceSet.prototype
      FontFaceSet.prototype.add = function (face) {
        addEventListener('fonts-come', () => add.call(this, face))
        return this
      }
    })
    await page.goto('/', { waitUntil: 'commit' })
    // It stands after the script that makes the fonts known.
    await page.locator('#yawmi-boot').waitFor({ state: 'attached' })
    const title = page.locator('h1')
    const width = () =>
      title.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().width
      })
    const before = await width()
    await page.waitForTimeout(PAINTED_MS)
    await page.evaluate(() => dispatchEvent(new Event('fonts-come')))
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => /Yawmi Tajawal\W*$/.test(family)))
    await page.waitForTimeout(1_000)
    const after = await width()
    const shift = await shiftOf(page)
    print(
      `font change at ${viewport.width} px: shift ${shift.toFixed(5)} of ${MAX_SHIFT}, heading ${before.toFixed(0)} px wide, then ${after.toFixed(0)}`,
    )
    // Otherwise nothing was exchanged.
    expect(after).not.toBe(before)
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT)
  })

test('the form answers and sends a number before the page’s own scripts are there', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  // None of them comes: what works now works without them. React only goes on from here.
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  await page.goto('/')
  const number = newNumber()
  await page.fill('input[name=msisdn]', `${number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')}أ`)
  expect(await page.inputValue('input[name=msisdn]')).toBe(number)
  await page.waitForSelector('#cta_button:enabled')
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/players/login'))
  await page.click('#cta_button')
  expect((await sent).status()).toBe(200)

  const inline = await page.$$eval('script:not([src]):not([type]):not([data-purpose])', (scripts) =>
    scripts.map(({ textContent }) => textContent).filter((text) => !text.includes('new FontFace')),
  )
  const bytes = brotliCompressSync(inline.join('\n')).length
  print(`scripts before the landing form works: ${kilobytes(bytes)} of ${kilobytes(SCRIPTS_BEFORE_FORM)}`)
  expect(bytes).toBeLessThanOrEqual(SCRIPTS_BEFORE_FORM)
})
