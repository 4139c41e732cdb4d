import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, type VisitorOptions } from '../browser/visitor'
import { notice } from '../pages/dialogs'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test, type Arrive } from '../test'

type Who = 'free' | 'subscriber'

async function comeAs(arrive: Arrive, who: Who, path: string, options: VisitorOptions = {}): Promise<Page> {
  const page = await (await arrive({ viewport: PHONE, ...options })).tab()
  await (who === 'free' ? enterFreely(page) : signInByApi(page))
  await page.goto(path)
  return page
}
/** Views that the page tells the server of from now on, by the path of each call. */
function countViews(page: Page): string[] {
  const views: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.endsWith('/view')) views.push(pathname)
  })
  return views
}
/** The event of a request arrives a moment after its cause. */
const expectViews = (views: readonly string[], count: number) => expect.poll(() => views).toHaveLength(count)
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
/** A film over the screen moves. */
const filmPlays = (page: Page) =>
  page.waitForFunction(() => (document.querySelector<HTMLVideoElement>('dialog video')?.currentTime ?? 0) > 0)
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const lock = (page: Page) => notice(page, 'هذا المحتوى للمشتركين فقط')

for (const [who, films] of [
  ['free', 6],
  ['subscriber', 7],
] as const)
  test.describe(`the home page, ${who}`, () => {
    test('has seven categories, its videos, four backgrounds and a way to more, and three quotes that are copied', async ({
      arrive,
    }) => {
      const page = await comeAs(arrive, who, '/home')
      const views = countViews(page)
      await page.getByRole('heading', { level: 1, name: 'حقائق مذهلة ومعلومات مفيدة ومحتوى جميل' }).waitFor()
      const tiles = page.getByRole('region', { name: 'الأقسام' }).getByRole('listitem')
      await tiles.nth(6).waitFor()
      expect(await tiles.count()).toBe(7)
      // Each shelf is asked for when it comes near the screen.
      const carousel = async (name: string, count: number) => {
        await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded()
        const cards = list(page, name).getByRole('listitem')
        await cards.nth(count - 1).waitFor()
        expect(await cards.count()).toBe(count)
      }
      await carousel('فيديوهات', films)
      await carousel('خلفيات قد تعجبك', 5)
      await carousel('أفضل الاقتباسات', 3)
      const quote = list(page, 'أفضل الاقتباسات').getByRole('button', { name: /^«/ }).first()
      const text = await quote.textContent()
      await quote.click()
      await page.getByText('تم النسخ').first().waitFor()
      await quote.click()
      expect(`«${await copied(page)}»`).toBe(text)
      await expectViews(views, 1)
      await page.getByRole(who === 'free' ? 'button' : 'link', { name: 'المزيد' }).click()
      if (who === 'free') await lock(page).waitFor()
      else await page.waitForURL('**/images-list')
    })
  })

test('the word over a quote of the home page is cut off nowhere', async ({ arrive }) => {
  const page = await comeAs(arrive, 'subscriber', '/home', { viewport: DESKTOP })
  await page.getByRole('heading', { name: 'أفضل الاقتباسات', exact: true }).scrollIntoViewIfNeeded()
  await list(page, 'أفضل الاقتباسات').getByRole('button', { name: /^«/ }).first().hover()
  const tip = page.getByRole('tooltip', { name: 'نسخ الاقتباس' })
  await tip.waitFor()
  const cut = await tip.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect()
      if (getComputedStyle(around).overflowY !== 'visible' && (box.top > top || box.bottom < bottom))
        return around.tagName
    }
    return 'nowhere'
  })
  expect(cut).toBe('nowhere')
})

test.describe('the day', () => {
  test('of a subscriber is six tiles, each with what it does', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber', '/daily-content')
    const views = countViews(page)
    const tile = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await tile('فيديو اليوم').waitFor()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(6)
    await tile('فيديو اليوم').getByRole('button').click()
    await filmPlays(page)
    await page.getByRole('dialog').getByRole('button', { name: 'إغلاق' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tile('خلفية اليوم').getByRole('button').click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tile('نكتة اليوم')
      .getByRole('button', { name: /نكتة اليوم/ })
      .click()
    await page.getByText('تم النسخ').waitFor()
    expect(await tile('نكتة اليوم').textContent()).toContain(await copied(page))
    await expectViews(views, 3)
    expect(views).toEqual(Array.from({ length: 3 }, () => '/api/v2/players/todays-content/view'))
  })

  test('of a free visitor is the newest video, and a lock at the rest', async ({ arrive }) => {
    const page = await comeAs(arrive, 'free', '/daily-content')
    await page
      .getByRole('main')
      .getByRole('button', { name: /رسالة اليوم/ })
      .click()
    await lock(page).getByRole('button', { name: 'المتابعة دون اشتراك' }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /فيديو اليوم/ })
      .click()
    await filmPlays(page)
    expect(await page.evaluate(() => localStorage.getItem('dailyVideo'))).toMatch(/\.mp4/)
  })
})

test.describe('texts', () => {
  test('are copied by a tap where the clipboard is refused too', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber', '/messages-categories')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
    await page.waitForURL('**/messages-list/*')
    const card = page.getByRole('main').getByRole('listitem').first()
    const message = card.getByRole('button').first()
    // A pointer that stands still enters nothing when the list comes to its place under it.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await message.hover()
      await expect(card.getByRole('tooltip', { name: 'نسخ الرسالة' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    // Beside the buttons at its foot: the whole card is what one taps.
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 }
    const corner = { x: width - 30, y: height - 36 }
    const [view] = await Promise.all([
      page.waitForRequest(/\/contents\/[^/]+\/view$/),
      card.click({ position: corner }),
    ])
    expect(view.method()).toBe('POST')
    await page.getByText('تم النسخ').waitFor()
    expect(await message.textContent()).toBe(await copied(page))
    const href = (await card.getByRole('link', { name: 'مشاركة عبر واتساب' }).getAttribute('href')) ?? ''
    expect(new URL(href).searchParams.get('text')).toBe(await copied(page))
  })

  test('jokes move by arrows and keys, count each view once, and begin anew with another category', async ({
    arrive,
  }) => {
    const page = await comeAs(arrive, 'subscriber', '/jokes-list')
    const views = countViews(page)
    const [next, previous] = [
      page.getByRole('button', { name: 'التالي' }),
      page.getByRole('button', { name: 'السابق' }),
    ]
    await page.getByText(/^1 من \d+$/).waitFor()
    expect(await previous.isDisabled()).toBe(true)
    await next.click()
    await page.getByText(/^2 من /).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText(/^3 من /).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^2 من /).waitFor()
    await expectViews(views, 2)
    await page.getByRole('combobox', { name: 'التصنيف' }).selectOption({ index: 1 })
    await page.getByText(/^1 من /).waitFor()
  })

  for (const viewport of [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }])
    test(`a joke can be read on a screen of ${viewport.width} × ${viewport.height}: the arrows lie over none of it, wherever it is scrolled to`, async ({
      arrive,
    }) => {
      const page = await comeAs(arrive, 'subscriber', '/jokes-list', { viewport })
      await page.getByRole('group').getByRole('button', { name: 'التالي' }).waitFor()
      const look = () =>
        page.evaluate(() => {
          const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
          const group = document.querySelector('main [role=group]')
          const text = boxOf(group?.querySelector('p'))
          const over = [...(group?.querySelectorAll('button') ?? [])].map(boxOf).filter((box) => {
            const apart =
              box.bottom <= text.top || box.top >= text.bottom || box.right <= text.left || box.left >= text.right
            return !apart
          })
          const bar = [...document.querySelectorAll('nav ul')].map(boxOf).find(({ bottom }) => bottom >= innerHeight)
          const end = bar?.top ?? innerHeight
          return { over: over.length, firstLine: text.top + 37 < end }
        })
      const first = await look()
      // One line at least is seen at once.
      expect(first.firstLine).toBe(true)
      for (let top = 0; top <= 600; top += 60) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        expect({ top, over: (await look()).over }).toEqual({ top, over: 0 })
      }
    })

  test('stickers can be seen and chosen on a phone that lies on its side', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber', '/stickers-categories', { viewport: { width: 740, height: 320 } })
    await page.getByRole('main').getByRole('link').first().click()
    const sticker = page.getByRole('radio').nth(2)
    await expect(async () => {
      await sticker.evaluate((radio) => radio.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const box = (await sticker.boundingBox())!
      // All of it: no bar lies over an edge.
      const covered = await sticker.evaluate(
        (radio, { x, y, width, height }) =>
          [y + 4, y + height - 4].filter((at) => document.elementFromPoint(x + width / 2, at) !== radio),
        box,
      )
      expect(covered).toEqual([])
    }).toPass()
    await sticker.click()
    await expect(sticker).toBeChecked()
  })

  test('what a sticker and its whole pack can be given to is of one width on a tablet', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber', '/stickers-categories', { viewport: { width: 768, height: 1024 } })
    await page.getByRole('main').getByRole('link').first().click()
    const edgesOf = (name: string, padding: number) =>
      page.getByRole('button', { name }).evaluate((button, around) => {
        const { left, right } = button.getBoundingClientRect()
        return [left - around, right + around]
      }, padding)
    // Within its bar: 12 px of padding, and the line.
    expect(await edgesOf('تنزيل الحزمة كاملة', 0)).toEqual(await edgesOf('إضافة إلى واتساب', 13))
  })

  test('occasions with descriptions of two lines stand where their shapes stood, and while one is opened', async ({
    arrive,
  }) => {
    for (const viewport of [PHONE, { width: 700, height: 900 }]) {
      const page = await (await arrive({ viewport })).tab()
      await signInByApi(page)
      let letGo = () => {}
      const released = new Promise<void>((resolve) => (letGo = resolve))
      await page.route('**/sub-categories*', async (route) => {
        const response = await route.fetch()
        const rows = (await response.json()) as { data: object[] }
        await released
        const description = 'رسائل قصيرة لكل صباح ومساء، ولمن تحب من الأهل والأصدقاء'
        await route.fulfill({ json: { ...rows, data: rows.data.map((row) => ({ ...row, description })) } })
      })
      await page.goto('/messages-categories')
      const places = (selector: string) =>
        page.locator(selector).evaluateAll((all) =>
          all.slice(0, 5).map((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return [Math.round(top), Math.round(bottom)]
          }),
        )
      const shapes = 'main [aria-busy=true] > div:has(> *)'
      await expect.poll(() => places(shapes)).toHaveLength(5)
      const stood = await places(shapes)
      letGo()
      const occasions = page.getByRole('button', { name: /رسائل قصيرة/ })
      await occasions.first().waitFor()
      expect(await places('main ul > li')).toEqual(stood)
      await page.route('**/sub-categories*', () => {})
      await occasions.first().click()
      await page.locator('main li [aria-busy=true]').waitFor()
      expect(await places('main ul > li')).toEqual(stood)
    }
  })

  test('a name has its meaning, or is not there, for a free visitor too', async ({ arrive }) => {
    const page = await comeAs(arrive, 'free', '/names-translate')
    const search = page.getByRole('button', { name: 'بحث' })
    expect(await search.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'الاسم' }).fill('سالم')
    const [view] = await Promise.all([page.waitForResponse(/\/contents\/[^/]+\/view$/), search.click()])
    expect(view.ok()).toBe(true)
    await page.getByRole('heading', { name: 'سالم' }).waitFor()
    await page.getByRole('textbox', { name: 'الاسم' }).fill('كاتيوشا')
    await search.click()
    await page.getByText('هذا الاسم غير موجود حاليًا').waitFor()
  })
})

test.describe('wallpapers', () => {
  test('show their kinds as a strip below 800 px and as a grid from there on', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber', '/images-list', { viewport: { width: 799, height: 800 } })
    const kinds = list(page, 'أقسام الخلفيات')
    await kinds.getByRole('link').first().waitFor()
    const rows = () =>
      kinds.evaluate((strip) => new Set([...strip.children].map((tile) => tile.getBoundingClientRect().top)).size)
    const inRows = (count: number) => expect.poll(rows).toBe(count)
    await inRows(1)
    await page.setViewportSize({ width: 800, height: 800 })
    await inRows(2)
  })

  test('are opened by a press on a list that has only just stopped', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber', '/images-list', { viewport: DESKTOP })
    await list(page, 'كل الخلفيات').getByRole('button').first().waitFor()
    await page.evaluate(() => {
      scrollTo({ top: 200, behavior: 'instant' })
      // Two frames later the list has heard of it.
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    await page.mouse.click(DESKTOP.width / 2 + 60, 400)
    await page.getByRole('dialog').waitFor()
  })

  test('are saved as downloaded_image.jpg, counted, and closed by a click beside them', async ({ arrive }) => {
    const page = await comeAs(arrive, 'subscriber', '/images-list')
    await list(page, 'كل الخلفيات').getByRole('button').first().click()
    const viewer = page.getByRole('dialog')
    const [file, view] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForResponse(/\/contents\/[^/]+\/view$/),
      viewer.getByRole('button', { name: 'تنزيل' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('downloaded_image.jpg')
    expect(view.ok()).toBe(true)
    await viewer.getByText('تم التنزيل').waitFor()
    // A phone's picture is as wide as the screen; on a wider one there is something beside it.
    await page.setViewportSize(DESKTOP)
    await page.waitForFunction(() => !document.elementFromPoint(200, 300)?.matches('img'))
    await page.mouse.click(200, 300)
    await viewer.waitFor({ state: 'detached' })
  })
})

test('vowel marks over and under clamped words are cut off nowhere', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  const words = 'مُحَمَّدٌ رَسُولُ ٱللَّهِ، وَٱلَّذِينَ مَعَهُۥٓ أَشِدَّآءُ'
  await page.route(/\/players\/(categories\/|v2|todays|contents)|todays-content/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const text = await (await route.fetch()).text()
    await route.fulfill({
      body: text.replace(/"(title|name|description)":"[^"]+"/g, `"$1":"${words}"`),
      contentType: 'application/json',
    })
  })
  for (const address of ['/home', '/videos-list']) {
    await page.goto(address)
    await page.getByText(words).first().waitFor()
    await expect(async () => {
      const room = await page.getByText(words).evaluateAll((all) =>
        all.flatMap((element) => {
          if (getComputedStyle(element).webkitLineClamp === 'none') return []
          const { fontSize } = getComputedStyle(element)
          const lines = document.createRange()
          lines.selectNodeContents(element)
          const [box, text] = [element.getBoundingClientRect(), lines.getClientRects()]
          const above = (text[0]?.top ?? 0) - box.top
          return [above >= 0.2 * parseFloat(fontSize)]
        }),
      )
      expect({ address, some: room.length > 0, enough: room.every(Boolean) }).toEqual({
        address,
        some: true,
        enough: true,
      })
    }).toPass()
  }
})

test.describe('films', () => {
  test('go on where they were left, and count a view once', async ({ arrive }) => {
    const page = await comeAs(arrive, 'free', '/videos-list')
    const views = countViews(page)
    const play = () =>
      page.evaluate(async () => {
        const video = document.querySelector('video')
        if (!video) throw new Error('no player')
        video.muted = true
        await video.play()
      })
    const at = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await page.locator('video').waitFor()
    await play()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link')
    const left = await at()
    await first.click()
    await page.waitForURL('**/video-details/*')
    await page.waitForFunction((place) => (document.querySelector('video')?.currentTime ?? 0) >= place - 0.5, left)
    await expectViews(views, 1)
    await page.getByRole('button', { name: 'رجوع' }).click()
    await page.waitForURL('**/videos-list')
    await expect(page.locator('video')).toHaveCount(1)
  })

  test('fetch nothing ahead where the person saves data', async ({ arrive }) => {
    const page = await comeAs(arrive, 'free', '/home')
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const films: string[] = []
    page.on('request', (request) => /\.mp4/.test(request.url()) && films.push(request.url()))
    await page.goto('/videos-list')
    await page.getByRole('main').getByRole('listitem').nth(2).waitFor()
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
    expect(await page.locator('video').getAttribute('poster')).toMatch(/\//)
  })
})
