import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../browser'
import { partHydrated } from '../browser/steady'
import { expect, test } from '../test'

/** A letter of Persian that none of our texts has. */
const UNCOMMON = 'گ'

const facesOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ weight, unicodeRange, status }) => ({ weight, unicodeRange, status })))
const isArabicPart = ({ unicodeRange }: { unicodeRange: string }) =>
  /U\+621/i.test(unicodeRange) && !/U\+600-6FF/i.test(unicodeRange)

for (const viewport of [PHONE, DESKTOP])
  test(`the landing page has its fonts in itself, and the whole files when more is shown: ${viewport.width} px`, async ({
    arrive,
  }) => {
    const page = await (await arrive({ viewport })).tab()
    const files: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) files.push(request.url().replace(/^.*\/|-normal.*$/g, ''))
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'اشترك', exact: true }).and(page.locator(':enabled')).waitFor()
    await page.waitForLoadState('networkidle')
    expect(files).toEqual([])
    const parts = (await facesOf(page)).filter(isArabicPart)
    expect(parts.map(({ weight, status }) => [weight, status])).toEqual([
      ['400', 'loaded'],
      ['700', 'loaded'],
    ])

    // What a person types may be any letter.
    await page.getByRole('textbox', { name: 'الاسم' }).fill(`هدى ${UNCOMMON}`)
    await expect.poll(() => files).toEqual(['tajawal-arabic-400'])
    // From now on all letters of a word are of one file.
    await expect
      .poll(async () => (await facesOf(page)).filter(isArabicPart).map(({ weight }) => weight))
      .toEqual(['700'])
  })

test('a page that is hydrated before its fonts are read asks for none of their files', async ({ arrive }) => {
  const page = await (await arrive()).tab()
  // The page's script has each part read in a task of its own; nothing else sets a timer without saying when.
  await page.addInitScript(() => {
    const later = setTimeout
    const held: (() => void)[] = []
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === undefined ? held.push(work) : later(work, ms)),
      letFontsBeRead: () => {
        for (let next = held.shift(); next; next = held.shift()) next()
      },
    })
  })
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url())
  })
  await page.goto('/')
  await partHydrated(page.getByRole('main').getByRole('heading', { level: 1 }))
  expect((await facesOf(page)).filter(isArabicPart)).toEqual([])
  await page.evaluate(() => (window as unknown as { letFontsBeRead: () => void }).letFontsBeRead())
  await expect
    .poll(async () => (await facesOf(page)).filter(isArabicPart).map(({ status }) => status))
    .toEqual(['loaded', 'loaded'])
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])
})

test('the landing page of somebody without scripts has its fonts as files', async ({ arrive }) => {
  const page = await (await arrive({ scripts: false })).tab()
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url().replace(/^.*\/|-normal.*$/g, ''))
  })
  await page.goto('/')
  await expect
    .poll(() => files.toSorted())
    .toEqual(expect.arrayContaining(['tajawal-arabic-400', 'tajawal-arabic-700']))
})
