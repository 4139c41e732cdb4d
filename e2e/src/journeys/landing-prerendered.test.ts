import type { Page } from '@playwright/test'
import { DESKTOP, movesOf, PHONE, shiftOf, watchShifts, type Visitor } from '../browser'
import { hydrated, settled } from '../browser/steady'
import { newNumber } from '../pages/inbox'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

const PAGES = ['/', '/about-us', '/Contact-Us', '/terms-and-conditions', '/privacy']
const CTA = '#cta_button'
/** A few pixels beside each other, in lines of the device's font that ours takes the place of. */
const MAX_SHIFT = 0.001

/** Everything that React or the shell complains of, hydration first of all. */
function complaints(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

/** A page that was prerendered by another version than the one whose code comes, as where a canary begins in between. */
async function ofAnotherVersion(page: Page, address: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/("prerendered":\{"remote":"landing","version":")/, '$1another-')
      await route.fulfill({ response, body })
    },
  )
}

/** A page whose shell comes only when told: time enough to do something before it. */
async function heldBack(visitor: Visitor, address: string, isAnew = false): Promise<{ page: Page; letGo: () => void }> {
  const page = await visitor.tab()
  if (isAnew) await ofAnotherVersion(page, address)
  await watchShifts(page)
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/shell.*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForSelector('#root footer')
  return { page, letGo }
}

/** The colour of the browser's own bars. */
const barColor = (page: Page) =>
  page.evaluate(() => {
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const probe = document.createElement('i')
    probe.style.color = colors.find(({ media }) => matchMedia(media).matches)!.content
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test.describe('a public page, before its scripts', () => {
  test('stands whole where scripts are switched off', async ({ arrive }) => {
    const visitor = await arrive({ viewport: PHONE, scripts: false })
    const other = await arrive({ viewport: PHONE })
    /** What is said in headings, paragraphs, lists and labels, a line each. */
    const textsOf = (page: Page) =>
      page.locator('main :is(h1, h2, h3, p, li, dt, dd, summary, label)').allTextContents()
    for (const address of PAGES) {
      const [still, living] = await Promise.all([visitor.tab(address), other.tab(address)])
      await settled(living)
      const text = await textsOf(still)
      expect(text.length).toBeGreaterThan(3)
      await expect(async () => {
        expect({ address, text }).toEqual({ address, text: await textsOf(living) })
      }).toPass()
      await Promise.all([still.close(), living.close()])
    }
    const page = await visitor.tab('/')
    // What opens and closes does so by itself.
    await page.click('#commonQs summary')
    expect(await page.isVisible('#commonQs details[open] p, #commonQs details[open] div')).toBe(true)
  })

  test('is taken over without a flash, a shift or a complaint, in both themes', async ({ arrive }) => {
    for (const dark of [false, true]) {
      const visitor = await arrive({ viewport: PHONE, dark })
      for (const address of PAGES) {
        const page = await visitor.tab()
        const messages = complaints(page)
        await watchShifts(page)
        await page.goto(address)
        const heading = await page.evaluateHandle(() => document.querySelector('h1'))
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        expect(await heading.evaluate((element) => element?.isConnected)).toBe(true)
        expect({ address, messages }).toEqual({ address, messages: [] })
        expect(await shiftOf(page), `${address}\n${await movesOf(page)}`).toBeLessThanOrEqual(MAX_SHIFT)
        await page.close()
      }
    }
  })

  test('stays where somebody has scrolled to meanwhile', async ({ arrive }) => {
    const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), '/')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    letGo()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(700)
  })

  for (const viewport of [PHONE, DESKTOP])
    test(`holds its sections’ places until it is at rest, and asks for one token, first thing: ${viewport.width} px`, async ({
      arrive,
    }) => {
      const { page, letGo } = await heldBack(await arrive({ viewport }), '/')
      const heights = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('main section'), ({ id, clientHeight }) => ({ id, clientHeight })),
        )
      await page.locator('#cta_button:enabled').waitFor()
      const held = await heights()
      letGo()
      await page.locator('[data-whole]').waitFor()
      const moved = (await heights()).map(({ id, clientHeight }, index) => ({
        id,
        by: Math.abs(clientHeight - held[index]!.clientHeight),
      }))
      expect(moved).toHaveLength(8)
      // A quote may be a line longer than another.
      expect(moved.filter(({ by }) => by >= 40)).toEqual([])
      const requests = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/xsrf-token')),
      )
      expect(requests).toHaveLength(1)
      // It is asked for after the first look, before anything that lies below that, and what asks leaves nothing to React.
      const [seen, below] = (await (await page.request.get('/')).text()).split('data-below')
      expect(seen!.indexOf('/api/xsrf-token')).toBeGreaterThan(seen!.indexOf('</form>'))
      expect(below).toContain('data-ready')
      expect(await page.locator('#root :is(script, style)').count()).toBe(0)
    })

  test('leads a subscriber on to the content first thing, offers them no price, and moves nothing', async ({
    arrive,
  }) => {
    for (const viewport of [{ width: 320, height: 568 }, DESKTOP]) {
      const visitor = await arrive({ viewport })
      const held = await visitor.tab()
      await signInByApi(held)
      const { page, letGo } = await heldBack(visitor, '/')
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      const way = page.getByRole('main').getByRole('link', { name: 'انتقل إلى المحتوى' })
      const stands = async () => {
        const box = await way.boundingBox()
        expect(box && box.y + box.height < viewport.height).toBe(true)
        expect(await page.locator(CTA).isVisible()).toBe(false)
        expect(await page.getByText(/دينار/).and(page.locator('main :is(strong, p):visible')).count()).toBe(0)
        expect(await page.getByRole('button', { name: 'محتوى مجاني' }).count()).toBe(0)
      }
      await stands()
      letGo()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await stands()
      expect(await shiftOf(page), await movesOf(page)).toBeLessThanOrEqual(MAX_SHIFT)
      expect(requests).not.toContain('/api/players/protected-script')
      await way.click()
      await page.waitForURL('**/home')
    }
  })

  for (const isAnew of [false, true]) {
    const how = isAnew ? ', and is then rendered anew' : ''

    test(`sends the number that was typed and sent before the page listened${how}`, async ({ arrive }) => {
      const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), '/', isAnew)
      const number = newNumber()
      // In Arabic digits, which the field takes as they are meant.
      await page.fill(
        'input[name=msisdn]',
        number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
      )
      await expect.poll(() => page.inputValue('input[name=msisdn]')).toBe(number)
      await page.waitForSelector(`${CTA}:enabled`)
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/players/login'))
      await page.click(CTA)
      expect((await sent).postDataJSON()).toMatchObject({ msisdn: number, device_type: 'web' })
      let logins = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/api/players/login')) logins += 1
      })
      letGo()
      await page.getByRole('dialog').waitFor()
      expect(await page.inputValue('input[name=msisdn]')).toBe(number)
      // The answer to the early one was taken; it was not sent again.
      expect(logins).toBe(0)
    })

    test(`keeps a letter that was begun before the page listened${how}`, async ({ arrive }) => {
      const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), '/Contact-Us', isAnew)
      await page.fill('input[name=name]', 'سالم')
      await page.fill('textarea[name=message]', 'لا يصلني الرمز')
      letGo()
      await hydrated(page)
      await page.fill('input[name=subject]', 'سؤال')
      expect(await page.inputValue('input[name=name]')).toBe('سالم')
      expect(await page.inputValue('textarea[name=message]')).toBe('لا يصلني الرمز')
    })

    test(`enters the free visitor who pressed before the page listened${how}`, async ({ arrive }) => {
      const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), '/', isAnew)
      await page.getByRole('button', { name: 'محتوى مجاني' }).click()
      letGo()
      await page.waitForURL('**/home')
    })
  }

  for (const { choice, ground } of [
    { choice: 'dark', ground: 'rgb(16, 24, 29)' },
    { choice: 'light', ground: 'rgb(251, 248, 243)' },
  ])
    test(`is ${choice} from the first paint for who chose so on a device of the other theme`, async ({ arrive }) => {
      const visitor = await arrive({ viewport: PHONE, dark: choice === 'light' })
      const first = await visitor.tab('/')
      await hydrated(first)
      await first.evaluate((theme) => localStorage.setItem('yawmi-theme', theme), choice)
      await first.close()
      const { page, letGo } = await heldBack(visitor, '/')
      const shown = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('.yawmi') ?? document.body).backgroundColor)
      expect(await shown()).toBe(ground)
      expect(await barColor(page)).toBe(ground)
      letGo()
      await hydrated(page)
      expect(await shown()).toBe(ground)
      expect(await barColor(page)).toBe(ground)
    })

  test('the browser’s bars take the colour of each theme with the press that chooses it', async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab('/')
    await hydrated(page)
    for (const [choice, ground] of [
      ['الوضع الداكن', 'rgb(16, 24, 29)'],
      ['الوضع الفاتح', 'rgb(251, 248, 243)'],
      ['الوضع الداكن', 'rgb(16, 24, 29)'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: choice }).click()
      expect(await barColor(page)).toBe(ground)
    }
  })

  test('shows today’s leaf in the page itself', async ({ arrive }) => {
    const visitor = await arrive({ viewport: PHONE, scripts: false })
    const page = await visitor.tab('/')
    const dailyCard = (await (await page.request.get('/api/v2/players/contents/leaf-of-the-day')).json()) as {
      data: { name: { name: string }; joke: { name: string } }
    }
    expect(await page.textContent('#hero article')).toContain(dailyCard.data.name.name)
    expect(await page.textContent('#jokes')).toContain(dailyCard.data.joke.name.split('\n').at(-1))
  })
})

test.describe('what search engines and shared links are told', () => {
  test('has a title, a description, a card, a canonical address and the questions', async ({ arrive }) => {
    const visitor = await arrive({ viewport: PHONE, scripts: false })
    const page = await visitor.tab('/?utm_source=sms')
    const content = (selector: string) => page.getAttribute(selector, 'content')
    expect(await page.title()).toMatch(/ · يومي$/)
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(60)
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(new URL('/', page.url()).href)
    const card = await page.request.get((await content('meta[property="og:image"]')) ?? '')
    expect(card.headers()['content-type']).toBe('image/png')
    const faq = JSON.parse((await page.textContent('script[type="application/ld+json"]')) ?? '') as {
      mainEntity: object[]
    }
    expect(faq.mainEntity).toHaveLength(5)
  })

  test('speaks for the brand of the page', async ({ arrive }) => {
    const visitor = await arrive({ viewport: PHONE, scripts: false })
    const page = await visitor.tab('/about-us?brand=nasma')
    expect(await page.title()).toBe('من نحن · نسمة')
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(/\/about-us\?brand=nasma$/)
    const manifest = (await (
      await page.request.get((await page.getAttribute('link[rel=manifest]', 'href')) ?? '')
    ).json()) as { name: string; icons: { src: string }[] }
    expect(manifest.name).toBe('نسمة')
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  })
})
