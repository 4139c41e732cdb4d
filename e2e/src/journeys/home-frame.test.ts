import type { Page } from '@playwright/test'
import { DESKTOP, PHONE, type Visitor } from '../browser'
import { hydrated, settled } from '../browser/steady'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** Of nothing that there is. */
const NONE = '00000000-0000-4000-8000-000000000000'

/** Asks for a page until it has its frame: a server that is busy sends its first ones off without. */
const openFramed = (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#root > style').waitFor({ state: 'attached', timeout: 2_000 })
  }).toPass()

/** A page of somebody in the content area, whose shell comes only when told. */
async function heldBack(visitor: Visitor, enter: (page: Page) => Promise<void>, address = '/home') {
  const page = await visitor.tab()
  await enter(page)
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/shell.*.js', async (route) => {
    await released
    await route.continue()
  })
  // The server has no screen for this page, so that the shapes stand until the code is there.
  await page.route('**/first-screen?*', (route) => route.fulfill({ status: 204 }))
  await openFramed(page, address)
  return { page, letGo }
}

/** Where the brand's mark, the date of the leaf and the last of the seven tiles stand, and on what ground. */
const places = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('#root *')].filter((element) => element.checkVisibility())
    const boxOf = (element: Element | null | undefined) => {
      const { x, y, width } = element?.getBoundingClientRect() ?? {}
      return { x, y, width }
    }
    const tiles = seen.find(
      ({ childElementCount, lastElementChild }) => childElementCount > 6 && (lastElementChild?.clientHeight ?? 0) > 100,
    )
    const { x, width } = boxOf(tiles?.lastElementChild)
    return {
      mark: boxOf(seen.find(({ tagName }) => tagName === 'svg')),
      date: boxOf(seen.find(({ tagName }) => tagName === 'TIME')),
      // How far down it is depends on the day's words above it.
      tile: { x, width },
      ground: getComputedStyle(document.querySelector('#root .yawmi') ?? document.body).backgroundColor,
    }
  })

test.describe('the home page, before its scripts', () => {
  test('stands in shapes, in the places of what comes then', async ({ arrive }) => {
    for (const viewport of [PHONE, DESKTOP])
      for (const [enter, dark] of [
        [signInByApi, false],
        [enterFreely, true],
      ] as const) {
        const visitor = await arrive({ viewport, dark })
        const { page, letGo } = await heldBack(visitor, (tab) => enter(tab))
        await page.getByRole('status').filter({ hasText: 'جارٍ التحميل' }).first().waitFor()
        const before = await places(page)
        for (const { width } of [before.mark, before.date, before.tile]) expect(width).toBeGreaterThan(0)
        letGo()
        await settled(page)
        expect(await page.locator('#root > style').count()).toBe(0)
        await expect.poll(() => places(page)).toEqual(before)
      }
  })

  test('shows nothing of that to whom it will lead elsewhere, nor where scripts are switched off', async ({
    arrive,
  }) => {
    const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), async () => {})
    const shown = (tab: Page) =>
      tab.$$eval('#root .yawmi > *', (elements) =>
        elements.some((element) => element.getBoundingClientRect().height > 0),
      )
    expect(await shown(page)).toBe(false)
    letGo()
    await page.waitForURL(({ pathname }) => pathname === '/')
    const without = await (await arrive({ viewport: PHONE, scripts: false })).tab()
    await openFramed(without, '/home')
    expect(await shown(without)).toBe(false)
    expect(await without.locator('noscript').isVisible()).toBe(true)
  })

  test('has its bars where a remote brings no shapes', async ({ arrive }) => {
    const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), signInByApi, '/my-account')
    await expect.poll(async () => (await places(page)).mark.width).toBeGreaterThan(0)
    letGo()
    await hydrated(page)
    await page.getByRole('main').waitFor()
    expect(await page.locator('#root > style').count()).toBe(0)
  })
})

/** Where the shapes of what is on its way stand: in the frame, or then in the screen, whose answers do not come. */
const shapesIn = (page: Page, where: 'frame' | 'screen') =>
  page
    .waitForFunction((where) => {
      const framed = document.querySelector('#root > style') !== null
      if (where === 'frame' ? !framed : framed || !document.querySelector('main h1')) return undefined
      const boxes = [...document.querySelectorAll('#root [aria-busy=true]')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
      return boxes.length > 0 ? boxes : undefined
    }, where)
    .then((boxes) => boxes.jsonValue())

test.describe('other screens of the content area, before their scripts', () => {
  const visits = [
    {
      who: 'a subscriber on a phone',
      viewport: PHONE,
      enter: signInByApi,
      addresses: ['/videos-list', '/images-list', `/messages-list/${NONE}`, '/jokes-list', '/daily-content'],
    },
    {
      who: 'a free visitor on a wide screen',
      viewport: DESKTOP,
      enter: enterFreely,
      addresses: ['/videos-list', '/quotes-list', '/daily-content'],
    },
  ]

  for (const visit of visits)
    test(`have shapes in the places of those that they load with: ${visit.who}`, async ({ arrive }) => {
      const visitor = await arrive({ viewport: visit.viewport })
      for (const [first, address] of visit.addresses.map((one, index) => [index === 0, one] as const)) {
        const enter = async (tab: Page) => {
          if (first) await visit.enter(tab)
          // Before the page is there, which asks first thing.
          await tab.route('**/api/**', () => {})
        }
        const { page, letGo } = await heldBack(visitor, enter, address)
        const before = await shapesIn(page, 'frame')
        letGo()
        expect(await shapesIn(page, 'screen')).toEqual(before)
        await page.close()
      }
    })

  test('have none for a free visitor who will be led on from there', async ({ arrive }) => {
    const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), enterFreely, '/jokes-list')
    await expect.poll(async () => (await places(page)).mark.width).toBeGreaterThan(0)
    expect(await page.locator('#root [aria-busy=true]:visible').count()).toBe(0)
    letGo()
    await page.waitForURL(({ pathname }) => pathname === '/home')
  })
})

test.describe('the studio, before its scripts', () => {
  for (const { viewport, address } of [
    { viewport: PHONE, address: '/phone-design-page' },
    { viewport: DESKTOP, address: '/design-page/images' },
  ])
    test(`stands in shapes at ${viewport.width} px, until one can work in it`, async ({ arrive }) => {
      let letStudioGo = () => {}
      const released = new Promise<void>((resolve) => (letStudioGo = resolve))
      const enter = async (tab: Page) => {
        await signInByApi(tab)
        await tab.route('**/remotes/designer/**', async (route) => {
          await released
          await route.continue()
        })
      }
      const { page, letGo } = await heldBack(await arrive({ viewport }), enter, address)
      const picture = () =>
        page.evaluate(() => {
          const white = [...document.querySelectorAll('#root *')].find((element) => {
            const { width, height } = element.getBoundingClientRect()
            return width > 200 && Math.abs(width - height) < 1 && element.checkVisibility()
          })
          return Math.round(white?.getBoundingClientRect().width ?? 0)
        })
      const shapes = await picture()
      expect(shapes).toBeGreaterThan(300)
      letGo()
      // Longer than the first render would wait for the code of any other screen.
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      expect(await picture()).toBe(shapes)
      expect(await page.locator('[data-stage]').count()).toBe(0)
      letStudioGo()
      await page.locator('[data-stage]').waitFor()
      expect(await picture()).toBe(shapes)
      expect(await page.locator('[data-frame]').count()).toBe(0)
    })
})
