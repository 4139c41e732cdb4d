import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { lastingFindings, settled } from '../browser/steady'
import { DESKTOP, PHONE } from '../browser/visitor'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { releaseList } from '../reach/release-list'
import { expect, test } from '../test'

interface ReleasedRoute {
  path: string
  access: 'public' | 'visitor' | 'subscriber'
}

/** Who may see a screen, by the access of its route. */
const SEES: Record<string, ReleasedRoute['access'][]> = {
  anonymous: ['public'],
  free: ['visitor'],
  subscriber: ['visitor', 'subscriber'],
}

/**
 * Every address that the release list knows, by who may see it and whose it is; those with parameters are visited by the
 * tests of their screens.
 */
const SWEEPS = Object.entries(SEES).flatMap(([role, access]) =>
  Object.entries(releaseList().remotes).flatMap(([remote, [current]]) => {
    const routes = (current?.declaration.routes ?? []) as ReleasedRoute[]
    const seen = routes.filter((route) => access.includes(route.access) && !route.path.includes(':'))
    return seen.length > 0 ? [{ role, remote, paths: seen.map(({ path }) => path) }] : []
  }),
)

const LOOKS = [
  { name: 'on a phone, light', viewport: PHONE, colorScheme: 'light' },
  { name: 'on a wide window, dark', viewport: DESKTOP, colorScheme: 'dark' },
] as const

/** What is wrong with a page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const wider = overflow > 0 ? [`wider than the screen by ${overflow} px`] : []
  return [...(await axeFindings(page)), ...wider]
}

// A test for each remote, so that a change in one has its own looked at again.
for (const { role, remote, paths } of SWEEPS)
  test(`every screen is clean for axe and cuts nothing off, on a phone and a wide window: ${remote}, ${role}`, async ({
    arrive,
  }) => {
    test.setTimeout(180_000)

    const page = await (await arrive()).tab()
    if (role === 'free') await enterFreely(page)
    if (role === 'subscriber') await signInByApi(page)
    const findings: string[] = []
    for (const [index, path] of paths.entries()) {
      // A page that starts costs more than a look at it, so it is looked at twice. Every second one starts on a wide
      // window, so that both kinds of start are seen.
      for (const [turn, look] of (index % 2 === 0 ? LOOKS : LOOKS.toReversed()).entries()) {
        await page.setViewportSize(look.viewport)
        await page.emulateMedia({ colorScheme: look.colorScheme })
        if (turn === 0) await page.goto(path)
        // Some lead on to another address: what counts is what they come to.
        const found = await lastingFindings(async () => {
          await settled(page)
          return faultsOf(page)
        })
        findings.push(...found.map((finding) => `${path}, ${look.name}: ${finding}`))
      }
    }
    expect(findings).toEqual([])
  })

/** Texts that go on beside the screen; what scrolls sideways by itself is within reach. */
const beyondTheScreen = () => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const place = document.createRange()
    place.selectNodeContents(text)
    const isBeyond = [...place.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1)
    if (isBeyond && text.parentElement?.checkVisibility()) found.push(text.textContent?.slice(0, 40) ?? '')
  }
  return found
}

/** Has the leaf of today show the widest date of a year: which one it is today should not decide. */
const showWidestDate = () => {
  const month = [...document.querySelectorAll('main span')].find(({ textContent }) =>
    /^\S+ \d{4}$/.test(textContent ?? ''),
  )
  const weekday = month?.parentElement?.firstElementChild
  if (!month || !weekday) throw new Error('the page has no date')
  weekday.textContent = 'الأربعاء'
  month.textContent = 'سبتمبر 2030'
}

test('public pages are whole on the narrowest phone with letters of twice the size', async ({ arrive }) => {
  test.setTimeout(120_000)

  const page = await (await arrive({ viewport: { width: 320, height: 568 } })).tab()
  const findings: string[] = []
  for (const path of ['/', '/about-us', '/Contact-Us', '/privacy', '/terms-and-conditions']) {
    await page.goto(path)
    await settled(page)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    if (path === '/') await page.evaluate(showWidestDate)
    const found = await lastingFindings(() => page.evaluate(beyondTheScreen), 3_000)
    findings.push(...found.map((finding) => `${path}: ${finding}`))
  }
  expect(findings).toEqual([])
})

/** Words of titles, and of links in main, that go on in another line. */
const brokenWords = () => {
  const found: string[] = []
  for (const place of document.querySelectorAll('main :is(h1, li a, a[aria-describedby])')) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) found.push(word)
      }
    }
  }
  return found
}

test('no word of a title or a tile is broken on the narrowest phone with letters of twice the size', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: { width: 320, height: 568 } })).tab()
  const findings: string[] = []
  const look = async (path: string) => {
    await page.goto(path)
    await settled(page)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const found = await lastingFindings(() => page.evaluate(brokenWords), 3_000)
    findings.push(...found.map((finding) => `${path}: ${finding}`))
  }
  for (const path of ['/', '/privacy', '/terms-and-conditions']) await look(path)
  await signInByApi(page)
  const inside = ['/home', '/images-list', '/design-categories', '/my-account', '/subscription-details']
  for (const path of inside) await look(path)
  expect(findings).toEqual([])
})

test('where a device asks for more contrast, secondary text and lines stand out in both themes', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    for (const path of ['/', '/subscription-details']) {
      await page.goto(path)
      await settled(page)
      const { quiet, ink, line, edge } = await page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('.yawmi')!)
        const color = (name: string) => style.getPropertyValue(`--yw-${name}`)
        return { quiet: color('quiet'), ink: color('ink'), line: color('line'), edge: color('edge') }
      })
      expect({ quiet, line }, `${path}, ${colorScheme}`).toEqual({ quiet: ink, line: edge })
    }
  }
})

test('where a device asks for more contrast, a disabled button is as readable as a field', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE })).tab('/webview/register')
  const button = page.getByRole('button', { name: 'اشترك' })
  await expect(button).toBeDisabled()
  const colorsOf = (place: Locator) =>
    place.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await colorsOf(button), colorScheme).toEqual(await colorsOf(page.getByRole('textbox')))
  }
})
