import type { Page } from '@playwright/test'
import { watchShiftsHere } from '../browser/shifts'
import { partHydrated } from '../browser/steady'
import { holdShell } from '../pages/hold-shell'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** Opens an address until the server has its screen rendered: who comes first may have the skeleton. */
async function openRendered(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const screen = page.waitForResponse((response) => response.url().includes('/first-screen?'))
    await page.goto(address, { waitUntil: 'commit' })
    expect((await screen).status()).toBe(200)
  }).toPass()
}

interface Watched {
  heading: Element | null
  shift: number
}

/** Adds up what shifts, and marks an element that hydration keeps and rendering anew replaces. */
async function watchScreen(page: Page): Promise<void> {
  await watchShiftsHere(page)
  await page.evaluate(() => {
    ;(globalThis as unknown as Watched).heading = document.querySelector('main h1')
  })
}
/** Whether the marked element stands, and what has shifted since this was called last. */
const watched = (page: Page) =>
  page.evaluate(() => {
    const { heading, shift } = globalThis as unknown as Watched
    Object.assign(globalThis, { shift: 0 })
    return { isKept: heading !== null && heading.isConnected, shift }
  })

/** Parts within the window that wait for data. */
const waitingInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [aria-busy=true]')].filter(
        (part) => part.getBoundingClientRect().top < innerHeight,
      ).length,
  )

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

test.describe('the first screen of a signed-in visitor', () => {
  for (const [name, viewport] of Object.entries(WINDOWS))
    for (const address of [
      '/home',
      '/quotes-list',
      '/images-list',
      '/videos-list',
      '/messages-categories',
      '/stickers-categories',
      '/design-categories',
    ])
      test(`shows its text before any code is there, and is hydrated: ${address}, ${name}`, async ({ arrive }) => {
        const page = await (await arrive({ viewport })).tab()
        await signInByApi(page)
        // As phones have it, and servers have not: what depends on it may not differ before the page is hydrated.
        await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }))
        const lines: string[] = []
        page.on('console', (message) => lines.push(message.text()))
        page.on('pageerror', (error) => lines.push(error.message))
        const letShellIn = await holdShell(page)
        await openRendered(page, address)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        expect(await waitingInView(page)).toBe(0)
        await watchScreen(page)
        // The shell is on its way, so the network is not idle: fonts are what could move a screen that stands.
        await page.evaluate(() => document.fonts.ready)
        const first = await page.evaluate(() => {
          const { yawmiFirstScreen } = globalThis as unknown as { yawmiFirstScreen: { facts: { replies: [string][] } } }
          return yawmiFirstScreen.facts.replies.map(([called]) => called)
        })
        expect((await watched(page)).shift, 'before hydration').toBeLessThanOrEqual(0.001)
        const requested: string[] = []
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url())
          if (pathname.startsWith('/api/') && request.method() === 'GET') requested.push(pathname + search)
        })
        letShellIn()
        await partHydrated(page.getByRole('main').getByRole('heading', { level: 1 }))
        await page.waitForLoadState('networkidle')
        const { isKept, shift } = await watched(page)
        expect(isKept).toBe(true)
        expect(shift, 'by hydration').toBeLessThanOrEqual(0.001)
        expect(first.length).toBeGreaterThan(0)
        expect(requested.filter((called) => first.includes(called))).toEqual([])
        expect(lines.filter((line) => !line.startsWith('Service Worker'))).toEqual([])
      })

  test('is that of a free visitor, with locks', async ({ arrive }) => {
    const page = await (await arrive({ viewport: WINDOWS.phone })).tab()
    await enterFreely(page)
    const letShellIn = await holdShell(page)
    await openRendered(page, '/home')
    await expect(page.getByRole('region', { name: 'الأقسام' }).getByText('للمشتركين').first()).toBeAttached()
    letShellIn()
    await partHydrated(page.getByRole('main').getByRole('heading', { level: 1 }))
  })

  test('does what was pressed before its code was there, in the row that was pressed and once', async ({ arrive }) => {
    const page = await (await arrive({ viewport: WINDOWS.phone })).tab()
    await signInByApi(page)
    const letShellIn = await holdShell(page)
    await openRendered(page, '/quotes-list')
    const hearts = page.getByRole('main').getByRole('listitem').getByRole('button', { name: 'إضافة إلى المفضلة' })
    await hearts.nth(1).click()
    letShellIn()
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await page.waitForLoadState('networkidle')
    expect(await hearts.evaluateAll((all) => all.map((each) => each.ariaPressed).slice(0, 3))).toEqual([
      'false',
      'true',
      'false',
    ])
  })

  for (const [moment, isNoted] of [
    ['begins', false],
    ['has come to the button', true],
  ] as const)
    test(`does what is pressed while it is hydrated, when that ${moment}`, async ({ arrive }) => {
      const page = await (await arrive({ viewport: WINDOWS.phone })).tab()
      await signInByApi(page)
      // Between React's beginning and its end no test comes from outside.
      await page.addInitScript((isNoted) => {
        const view = globalThis as { yawmiEarly?: { hydrating?: boolean }; isPressed?: boolean }
        const hasNotes = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const picture = document.querySelector<HTMLElement>('main button:has(img)')
          if (picture && view.yawmiEarly?.hydrating && (!isNoted || hasNotes(picture))) {
            view.isPressed = true
            picture.click()
          } else port2.postMessage(0)
        }
        port2.postMessage(0)
      }, isNoted)
      // Where the page's scripts are quicker than the server, they render the screen themselves.
      await expect(async () => {
        await openRendered(page, '/images-list')
        const isPressed = () => page.evaluate(() => (globalThis as { isPressed?: boolean }).isPressed)
        await expect.poll(isPressed, { timeout: 3_000 }).toBe(true)
      }).toPass()
      await expect(page.getByRole('dialog')).toBeVisible()
    })

  test('has those of its pictures fetched that are seen, and the rest when they are, or when the code is there', async ({
    arrive,
  }) => {
    const page = await (await arrive({ viewport: WINDOWS.phone })).tab()
    await signInByApi(page)
    const letShellIn = await holdShell(page)
    await openRendered(page, '/images-list')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    /** How many pictures wait, of those in the window, and of those that are half a window and more away from it. */
    const waiting = () =>
      page.evaluate(() => {
        const isWithin = (image: Element, part: number) => {
          const { top, bottom, left, right } = image.getBoundingClientRect()
          const [across, up] = [innerWidth * part, innerHeight * part]
          return bottom > -up && top < innerHeight + up && right > -across && left < innerWidth + across
        }
        const held = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(({ src }) =>
          /^data:/.test(src),
        )
        const seen = held.filter((image) => isWithin(image, 0)).length
        return { seen, far: held.filter((image) => !isWithin(image, 0.5)).length }
      })
    await expect.poll(async () => (await waiting()).seen).toBe(0)
    const { far } = await waiting()
    expect(far).toBeGreaterThan(3)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(async () => (await waiting()).seen).toBe(0)
    letShellIn()
    await partHydrated(page.getByRole('main').getByRole('heading', { level: 1 }))
    await expect.poll(waiting).toEqual({ seen: 0, far: 0 })
  })
})
