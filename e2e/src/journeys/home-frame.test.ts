import type { Page } from 'playwright-core'
import { DESKTOP, PHONE, useVisitors, type Visitor } from '../browser'
import { hydrated, settled, soon } from '../browser/steady'
import { enterFreely, signInByApi } from '../pages/subscriber'

const arrive = useVisitors()

/** Asks for a page until it has its frame: a server that is busy sends its first ones off without. */
const openFramed = (page: Page, address: string) =>
  soon(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#root > style').waitFor({ state: 'attached', timeout: 2_000 })
  })

/** A page of somebody in the content area, whose shell comes only when told. */
async function heldBack(visitor: Visitor, enter: (page: Page) => Promise<void>, address = '/home') {
  const page = await visitor.tab()
  await enter(page)
  let letGo = () => {}
  const told = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/shell.*.js', async (route) => {
    await told
    await route.continue()
  })
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

describe('the home page, before its scripts', () => {
  it('stands in shapes, in the places of what comes then', async () => {
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
        await soon(async () => expect(await places(page)).toEqual(before))
      }
  })

  it('shows nothing of that to whom it will lead elsewhere, nor where scripts are switched off', async () => {
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

  it('has its bars at every other address of the content area', async () => {
    const { page, letGo } = await heldBack(await arrive({ viewport: PHONE }), enterFreely, '/videos-list')
    await soon(async () => expect((await places(page)).mark.width).toBeGreaterThan(0))
    letGo()
    await hydrated(page)
    await page.getByRole('main').waitFor()
    expect(await page.locator('#root > style').count()).toBe(0)
  })
})
