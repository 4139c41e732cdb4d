import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../browser'
import { settled } from '../browser/steady'
import { enterFreely } from '../pages/subscriber'
import { DATA_DIR, ROOT, SITE } from '../product/product'
import { expect, test } from '../test'

const BRAND = 'sahla'
const FOLDER = path.join(DATA_DIR, 'brands', BRAND)
const FONTS = path.join(ROOT, 'shared/ui/node_modules/@fontsource/cairo/files')
const dailyCard = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${color}"/></svg>`
const terms = (intro: string) => ({
  since: '2026-03-01',
  intro,
  sections: [{ title: 'السعر والتجربة', parts: ['السعر {prices}.', ['يُخصم من الرصيد', 'يتجدد حتى تلغيه']] }],
})
const put = (name: string, content: object | string | Buffer) =>
  fs.writeFileSync(
    path.join(FOLDER, name),
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  )

test.use({ reads: ['shared'] })
// The last of them takes the carrier's files away again.
test.describe.configure({ mode: 'default' })
/** A carrier that gives everything of its own. */
test.beforeAll(async () => {
  fs.mkdirSync(FOLDER, { recursive: true })
  put('day.svg', dailyCard('#7a1f5c'))
  put('night.svg', dailyCard('#ffffff'))
  put('regular.woff2', fs.readFileSync(path.join(FONTS, 'cairo-arabic-400-normal.woff2')))
  put('bold.woff2', fs.readFileSync(path.join(FONTS, 'cairo-arabic-700-normal.woff2')))
  put('terms.json', terms('هذه شروط {brand}.'))
  const faq = { questions: [{ question: 'ما هي {brand}؟', answer: ['خدمة كل يوم.', ['نكت', 'صور']] }] }
  const brand = {
    id: BRAND,
    name: 'سهلة',
    logo: { image: `/brands/${BRAND}/day.svg`, imageDark: `/brands/${BRAND}/night.svg` },
    fontFiles: { regular: 'regular.woff2', bold: 'bold.woff2' },
    texts: { terms: 'terms.json', faq },
    home: { sections: ['videos', 'quotes', 'today', 'categories'] },
    landing: { sections: ['plan', 'faq', 'discover'] },
  }
  fs.writeFileSync(`${FOLDER}.json`, JSON.stringify(brand))
  await expect.poll(async () => (await fetch(`${SITE}/brands/${BRAND}.json`)).status).toBe(200)
})
test.afterAll(() => {
  fs.rmSync(FOLDER, { recursive: true })
  fs.rmSync(`${FOLDER}.json`)
})

/** The logos that are seen, by file name, and the family in which the heading is shown, once it has come. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.querySelectorAll<HTMLImageElement>('img[src^="/brands/"]')]
    const [family = ''] = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.split(',')
    return {
      logos: [...new Set(images.filter((image) => image.checkVisibility()).map(({ src }) => src.split('/').at(-1)))],
      font: /Yawmi-brands-sahla-\w+-regular-woff2/.test(family),
      loaded: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .every(({ family }) => family.includes('sahla')),
    }
  })

for (const seen of [
  { theme: 'light', dark: false, viewport: PHONE, logo: 'day.svg' },
  { theme: 'dark', dark: true, viewport: DESKTOP, logo: 'night.svg' },
])
  test(`a carrier’s own logo, font, questions, terms and order are what its people see: ${seen.theme}`, async ({
    arrive,
  }) => {
    const visitor = await arrive(seen)
    const page = await visitor.tab()
    const logos = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.svg') && request.url().includes(`/${BRAND}/`))
        logos.add(path.basename(request.url()))
    })
    await page.goto(`/?brand=${BRAND}`)
    await settled(page)
    expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'hero',
      'plan',
      'commonQs',
      'discover',
    ])
    await page.getByText('ما هي سهلة؟').click()
    await page.getByRole('listitem').filter({ hasText: 'نكت' }).first().waitFor()
    await expect.poll(() => looks(page)).toEqual({ logos: [seen.logo], font: true, loaded: true })

    await page.getByRole('contentinfo').getByRole('link', { name: 'الشروط والأحكام' }).click()
    await page.getByText('هذه شروط سهلة.').waitFor()
    await page.getByRole('heading', { level: 2, name: 'السعر والتجربة' }).waitFor()

    await enterFreely(page)
    await page.goto(`/home?brand=${BRAND}`)
    await settled(page)
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect
      .poll(async () => (await titles.allInnerTexts()).filter((title) => /فيديوهات|الاقتباسات|الأقسام/.test(title)))
      .toEqual(['فيديوهات', 'أفضل الاقتباسات', 'الأقسام'])
    await expect.poll(() => looks(page)).toEqual({ logos: [seen.logo], font: true, loaded: true })
    expect([...logos]).toEqual([seen.logo])
  })

test('a word that a carrier changes in its terms is shown a second later, in the web view as well', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE })).tab(`/webview/terms-conditions?brand=${BRAND}`)
  await page.getByText('هذه شروط سهلة.').waitFor()
  put('terms.json', terms('هذه شروط {brand} الجديدة.'))
  await expect(async () => {
    await page.reload()
    await page.getByText('هذه شروط سهلة الجديدة.').waitFor({ timeout: 1_500 })
  }).toPass()
})
