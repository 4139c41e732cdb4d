import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { DESKTOP, PHONE, useVisitors } from '../browser'
import { settled, eventually } from '../browser/steady'
import { enterFreely } from '../pages/subscriber'
import { DATA_DIR, ROOT, SITE } from '../product/product'

const arrive = useVisitors()

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

/** A carrier that gives everything of its own. */
beforeAll(async () => {
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
  await eventually(async () => expect((await fetch(`${SITE}/brands/${BRAND}.json`)).status).toBe(200))
})
afterAll(() => {
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

it.each([
  { theme: 'light', dark: false, viewport: PHONE, logo: 'day.svg' },
  { theme: 'dark', dark: true, viewport: DESKTOP, logo: 'night.svg' },
])('a carrier’s own logo, font, questions, terms and order are what its people see: $theme', async (seen) => {
  const visitor = await arrive(seen)
  const page = await visitor.tab()
  const logos = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.svg') && request.url().includes(`/${BRAND}/`)) logos.add(path.basename(request.url()))
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
  await eventually(async () => expect(await looks(page)).toEqual({ logos: [seen.logo], font: true, loaded: true }))

  await page.getByRole('contentinfo').getByRole('link', { name: 'الشروط والأحكام' }).click()
  await page.getByText('هذه شروط سهلة.').waitFor()
  await page.getByRole('heading', { level: 2, name: 'السعر والتجربة' }).waitFor()

  await enterFreely(page)
  await page.goto(`/home?brand=${BRAND}`)
  await settled(page)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await eventually(async () =>
    expect((await titles.allInnerTexts()).filter((title) => /فيديوهات|الاقتباسات|الأقسام/.test(title))).toEqual([
      'فيديوهات',
      'أفضل الاقتباسات',
      'الأقسام',
    ]),
  )
  await eventually(async () => expect(await looks(page)).toEqual({ logos: [seen.logo], font: true, loaded: true }))
  expect([...logos]).toEqual([seen.logo])
})

it('a word that a carrier changes in its terms is shown a second later, in the web view as well', async () => {
  const page = await (await arrive({ viewport: PHONE })).tab(`/webview/terms-conditions?brand=${BRAND}`)
  await page.getByText('هذه شروط سهلة.').waitFor()
  put('terms.json', terms('هذه شروط {brand} الجديدة.'))
  await eventually(async () => {
    await page.reload()
    await page.getByText('هذه شروط سهلة الجديدة.').waitFor({ timeout: 1_500 })
  })
})
