import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '../browser'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

const TABLET = { width: 700, height: 900 }
const MIDDLE = { width: 1000, height: 800 }

/** The picture of the day in the daily card. */
const pictureOfDay = (page: Page) => page.getByRole('region', { name: 'اليوم' }).locator('img').first()

/** Paths of the pictures and fonts that a page requests, as it does. */
function watch(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (['image', 'font'].includes(request.resourceType())) requests.push(new URL(request.url()).pathname)
  })
  return requests
}

for (const [who, enter, call] of [
  ['a subscriber', signInByApi, 'todays-content'],
  ['a free visitor', enterFreely, 'latest-videos'],
] as const)
  test(`${who} has the picture of the day and the fonts on their way before any script, each once`, async ({
    arrive,
  }) => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    await enter(page)
    const requests = watch(page)
    let letShellIn = () => {}
    const allowed = new Promise<void>((resolve) => (letShellIn = resolve))
    await page.route('**/assets/shell.*.js', async (route) => {
      await allowed
      await route.continue()
    })
    const picture = page.waitForResponse((response) => response.request().resourceType() === 'image')
    const answered = page.waitForResponse((response) => response.url().includes(call))
    await page.goto('/home', { waitUntil: 'commit' })
    await answered
    const early = new URL((await picture).url()).pathname
    await expect.poll(() => requests.filter((path) => /-(?:arabic|digits)-700-/.test(path))).toHaveLength(2)
    letShellIn()
    const shown = pictureOfDay(page)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(early)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => path === early)).toHaveLength(1)
    const fonts = requests.filter((path) => path.endsWith('.woff2'))
    expect(new Set(fonts).size).toBe(fonts.length)
  })

for (const [who, enter] of [
  ['a subscriber', signInByApi],
  ['a free visitor', enterFreely],
] as const)
  test(`the picture of the day has the size at which ${who} sees it, at every width`, async ({ arrive }) => {
    const page = await (await arrive()).tab()
    await enter(page)
    for (const viewport of [PHONE, TABLET, MIDDLE, DESKTOP, { width: 1700, height: 900 }]) {
      await page.setViewportSize(viewport)
      await page.goto('/home')
      await pictureOfDay(page).waitFor()
      const [shown, declared] = await pictureOfDay(page).evaluate((image: HTMLImageElement) => {
        const probe = document.createElement('img')
        const source = image.sizes.split(', ').find((size) => matchMedia(/^\([^)]*\)/.exec(size)?.[0] ?? 'all').matches)
        probe.style.width = source?.replace(/^\([^)]*\) /, '') ?? ''
        document.body.append(probe)
        const width = probe.getBoundingClientRect().width
        probe.remove()
        return [image.getBoundingClientRect().width, width]
      })
      expect(Math.abs((shown ?? 0) - (declared ?? NaN)), `at ${viewport.width} px`).toBeLessThanOrEqual(10)
    }
  })
