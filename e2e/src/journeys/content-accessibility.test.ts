import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { lastingFindings, nextFrames, settled } from '../browser/steady'
import { DESKTOP, PHONE, type VisitorOptions } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { expect, test, type Arrive } from '../test'

async function subscriber(arrive: Arrive, options: VisitorOptions): Promise<Page> {
  const page = await (await arrive(options)).tab()
  await signInByApi(page)
  return page
}
const main = (page: Page) => page.getByRole('main')
const pictures = (page: Page) => page.getByRole('list', { name: 'كل الخلفيات' }).getByRole('button')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/** What takes a step or two to see; the sweep over all addresses does not come by it. */
const STATES: [string, (page: Page) => Promise<void>][] = [
  [
    'kept favourites',
    async (page) => {
      await page.goto('/images-list')
      await pictures(page).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'إضافة إلى المفضلة' }).click()
      await page.goto('/quotes-list')
      await main(page).getByRole('listitem').first().getByRole('button', { name: 'إضافة إلى المفضلة' }).click()
      await page.goto('/favorites')
      await page.getByRole('list', { name: 'نصوص' }).getByRole('listitem').first().waitFor()
    },
  ],
  [
    'texts that were searched for',
    async (page) => {
      await page.goto('/messages-categories?q=خير')
      await page.locator('mark').first().waitFor()
    },
  ],
  [
    'a picture over the screen',
    async (page) => {
      await page.goto('/images-list')
      await pictures(page).nth(1).click()
      await page.getByRole('dialog').getByRole('img').waitFor()
    },
  ],
  [
    'a chosen sticker, and where the app is',
    async (page) => {
      await page.goto('/stickers-categories')
      await main(page).getByRole('link').first().click()
      await page.getByRole('radio').first().check({ force: true })
      await page.getByRole('button', { name: 'إضافة إلى واتساب' }).click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  ],
  [
    'a film',
    async (page) => {
      await page.goto('/videos-list')
      await main(page).getByRole('listitem').first().getByRole('link').click()
      await page.waitForURL('**/video-details/*')
      await page.locator('video').waitFor()
    },
  ],
]

/** What a screen that is zoomed loses: words that do not fit their boxes, and anything beside the screen. */
function lost(): string[] {
  const sideways = document.documentElement.scrollWidth - innerWidth
  const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const clipped = overflowX === 'hidden' || overflowX === 'clip' || element.matches('button, a')
    const meant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || !element.textContent?.trim()
    return clipped && !meant && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1
  })
  return [
    ...(sideways > 0 ? [`wider than the screen by ${sideways} px`] : []),
    ...cut.map((element) => `cut off: ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
  ]
}

/** Where words of editors stand. */
const ITEMS = ':is([role=listitem], li, article)'

/** Puts a word in the place of each text of editors that no phone is wide enough for; counts have no such. */
function lengthen(items: string): number {
  let count = 0
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement?.closest(items) || !text.textContent?.trim() || /\d/.test(text.textContent)) continue
    text.textContent = 'هـ'.repeat(60)
    count += 1
  }
  return count
}

/** Words that go on beside the screen. */
function beyond(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const place = document.createRange()
    place.selectNodeContents(texts.currentNode)
    const { left, right, width } = place.getBoundingClientRect()
    if (width > 1 && (left < -1 || right > innerWidth + 1))
      found.push(texts.currentNode.textContent?.slice(0, 40) ?? '')
  }
  return found
}

/** Infinite and long ones; what is shorter than a frame is none. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 20)
    .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className}`)

/** A desktop and a small phone at 200 %: half as many pixels of the page. */
const ZOOMED = [
  { width: DESKTOP.width / 2, height: DESKTOP.height / 2 },
  { width: 320, height: 568 },
]

async function zoomFindings(page: Page): Promise<string[]> {
  const findings: string[] = []
  for (const viewport of ZOOMED) {
    await page.setViewportSize(viewport)
    await nextFrames(page)
    const found = [...(await page.evaluate(lost)), ...(await page.evaluate(moving))]
    findings.push(...found.map((finding) => `at ${viewport.width} px ${finding}`))
  }
  await page.setViewportSize(PHONE)
  return findings
}

test.describe('screens of the content', () => {
  for (const [what, open] of STATES)
    test(`are clean for axe, light and dark, and whole at 200 %: ${what}`, async ({ arrive }) => {
      const page = await subscriber(arrive, { viewport: PHONE })
      await open(page)
      const ink = () => page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).color)
      const light = await ink()
      const findings = await lastingFindings(() => axeFindings(page))
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(ink).not.toBe(light)
      const inTheDark = async () => [...(await axeFindings(page)), ...(await zoomFindings(page))]
      expect([...findings, ...(await lastingFindings(inTheDark))]).toEqual([])
    })

  test('are whole and at rest at 200 %, wherever one is', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: PHONE })
    const findings: string[] = []
    const places = ['home', 'daily-content', 'videos-list', 'images-list', 'messages-categories', 'quotes-list']
    for (const place of [...places, 'jokes-list', 'names-translate?name=سالم', 'stickers-categories']) {
      await page.goto(`/${place}`)
      await settled(page)
      const found = await lastingFindings(() => zoomFindings(page))
      findings.push(...found.map((finding) => `${place}: ${finding}`))
    }
    expect(findings).toEqual([])
  })

  test('show that something is to come where the device sets its own colours', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: PHONE })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.route(/\/(api|first-screen)\b/, () => {})
    await page.goto('/stickers-categories', { waitUntil: 'domcontentloaded' })
    // A ground is the page's own there: only edges are seen.
    const edges = () =>
      page
        .locator('[aria-busy=true] [aria-hidden]:not(:has(*))')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).outlineStyle))
    await expect.poll(async () => (await edges()).length).toBeGreaterThan(2)
    expect(new Set(await edges())).toEqual(new Set(['solid']))
  })

  test('tell the chosen sticker from others where the device sets its own colours', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: PHONE })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/stickers-categories')
    await main(page).getByRole('link').first().click()
    await page.getByRole('radio').first().check({ force: true })
    const outlineOf = (index: number) =>
      page
        .getByRole('radio')
        .nth(index)
        .evaluate((radio) => getComputedStyle(radio.parentElement!).outlineStyle)
    // Not by the ring of the focus, which is elsewhere.
    await page.getByRole('button', { name: 'رجوع' }).focus()
    await expect.poll(() => outlineOf(0)).toBe('solid')
    expect(await outlineOf(1)).toBe('none')
  })

  test('tell the arrow that leads nowhere, and the chosen tab, where the device sets its own colours', async ({
    arrive,
  }) => {
    const page = await subscriber(arrive, { viewport: PHONE })
    await page.emulateMedia({ forcedColors: 'active' })
    const styleOf = (place: Locator, property: 'color' | 'borderBottomColor') =>
      place.evaluate((element, name) => getComputedStyle(element)[name], property)

    await page.goto('/jokes-list')
    const [previous, next] = ['السابق', 'التالي'].map((name) => page.getByRole('button', { name }))
    await expect(previous!).toHaveAttribute('aria-disabled', 'true')
    expect(await styleOf(previous!, 'color')).not.toBe(await styleOf(next!, 'color'))

    await page.goto('/saved-items')
    const tab = (selected: boolean) => page.getByRole('tab', { selected })
    await tab(true).waitFor()
    expect(await styleOf(tab(false), 'borderBottomColor')).not.toBe(await styleOf(tab(true), 'borderBottomColor'))
  })

  test('have nothing under the bottom bar where letters are twice as large', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: PHONE })
    const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const bar = page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('list')
    const below = async (place: Locator) => {
      const [{ y, height }, { y: top }] = [(await place.boundingBox())!, (await bar.boundingBox())!]
      return y + height - top
    }

    await page.goto('/messages-categories')
    const last = main(page).getByRole('button').last()
    await last.waitFor()
    await enlarge()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => below(last)).toBeLessThan(0)

    await page.goto('/stickers-categories')
    await main(page).getByRole('link').first().click()
    await page.getByRole('radio').first().check({ force: true })
    await enlarge()
    const actions = main(page).getByText('تنزيل', { exact: true })
    await expect.poll(() => below(actions)).toBeLessThan(0)
  })

  test('keep a word on the screen however long it is', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: PHONE })
    for (const place of ['daily-content', 'quotes-list', 'stickers-categories', 'names-translate?name=سالم']) {
      await page.goto(`/${place}`)
      await main(page).locator(ITEMS).first().waitFor()
      await settled(page)
      expect(await page.evaluate(lengthen, ITEMS)).toBeGreaterThan(0)
      expect(await lastingFindings(() => page.evaluate(beyond))).toEqual([])
    }
  })

  test('keep what was searched for on the narrowest screen, however long it is', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: { width: 320, height: 640 } })
    await page.goto(`/quotes-list?q=${'ل'.repeat(60)}`)
    await main(page).getByText('لم نجد شيئًا').waitFor()
    await settled(page)
    expect(await lastingFindings(() => page.evaluate(beyond))).toEqual([])
  })
})

test.describe('by the keyboard alone', () => {
  test('a picture is opened, moved on, and left where it was opened', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: DESKTOP })
    await page.goto('/images-list')
    await pictures(page).first().focus()
    const opener = await focused(page)
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog')
    await viewer.getByRole('button', { name: 'التالي' }).waitFor()
    const names: string[] = []
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab')
      names.push(await focused(page))
    }
    expect(names).toEqual(
      expect.arrayContaining(['تكبير', 'إضافة إلى المفضلة', 'مشاركة عبر واتساب', 'تنزيل', 'إغلاق', 'التالي']),
    )
    await page.keyboard.press('ArrowLeft')
    await viewer.getByRole('button', { name: 'السابق', disabled: false }).waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe(opener)
  })

  test('what has the focus lies under no bar of the page', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: { width: PHONE.width, height: 600 } })
    /** Names of what got the focus by so many presses and cannot be seen. */
    const covered = async (key: string, presses: number) => {
      const names: string[] = []
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key)
        const name = await page.evaluate(() => {
          const element = document.activeElement
          if (!element?.closest('main, footer') || element.id === 'main') return
          const { left, top, width, height } = element.getBoundingClientRect()
          const parts = [0.2, 0.5, 0.8].map((share) =>
            document.elementFromPoint(left + width / 2, top + height * share),
          )
          if (!parts.some((part) => part?.closest('main, footer'))) return element.ariaLabel ?? element.textContent
        })
        if (name) names.push(name)
      }
      return names
    }

    await page.goto('/quotes-list')
    await main(page).getByRole('listitem').first().waitFor()
    await settled(page)
    expect(await covered('Tab', 40)).toEqual([])
    expect(await covered('Shift+Tab', 30)).toEqual([])
    await page.goto('/Contact-Us')
    await main(page).getByRole('button').first().waitFor()
    await settled(page)
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    expect(await covered('Shift+Tab', 8)).toEqual([])
    // As a window of 1280 px is with everything four times as large.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    expect(await covered('Shift+Tab', 16)).toEqual([])
  })

  test('a sticker is chosen and the dialog answered', async ({ arrive }) => {
    const page = await subscriber(arrive, { viewport: DESKTOP })
    await page.goto('/stickers-categories')
    await main(page).getByRole('link').first().press('Enter')
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page
      .getByRole('radio', { name: /^ملصق 2 / })
      .and(page.locator(':checked'))
      .waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('إضافة إلى واتساب')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'يرجى تنزيل التطبيق' })
    await dialog.getByRole('link').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('إضافة إلى واتساب'))
  })
})
