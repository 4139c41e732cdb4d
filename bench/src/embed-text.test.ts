import type { Page } from '@playwright/test'
import { PHONE } from '@yawmi/e2e/browser'
import { INTEGRATOR } from '@yawmi/e2e/integrators'
import { SITE } from '@yawmi/e2e/product'
import { expect, test } from '@yawmi/e2e/test'
import { note } from './figures/figures'
import { print } from './print'
import { asSlowPhone } from './slow-phone'

/** What the first text may take, of what it takes a page that asks for one thing after the other. */
const MAX_SHARE = 0.75
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

/** What the server writes in front of the script: without it a page reads the release list, and each file's own imports. */
const CARRIED = /^globalThis\.yawmiCarried=.*;\n/

/** Milliseconds until a remote's first heading is painted on a slow phone. */
async function firstText(page: Page, isCarried: boolean): Promise<number> {
  // Of both sides the script comes from here.
  await page.route(`${SITE}/embed.js`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    expect(text).toMatch(CARRIED)
    return route.fulfill({ response, body: isCarried ? text : text.replace(CARRIED, '') })
  })
  await page.addInitScript(() => {
    const look = () => {
      const host = document.querySelector('yawmi-remote > div')
      if (host?.shadowRoot?.querySelector('h1, h2')) Object.assign(globalThis, { textAt: performance.now() })
      else requestAnimationFrame(look)
    }
    look()
  })
  const session = await asSlowPhone(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(`${INTEGRATOR}/plain-tag.html`, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() => (globalThis as { textAt?: number }).textAt, undefined, {
    timeout: 60_000,
  })
  return (await shown.jsonValue()) ?? Infinity
}

const measured = process.env.BENCH === 'embed' ? test : test.skip
measured('the first text of auth comes sooner by what its script carries', async ({ arrive }) => {
  test.setTimeout(ROUNDS * 60_000)
  const times: Record<'carried' | 'listed', number[]> = { carried: [], listed: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const side of round % 2 ? (['carried', 'listed'] as const) : (['listed', 'carried'] as const)) {
      const visitor = await arrive({ viewport: PHONE })
      times[side].push(await firstText(await visitor.tab(), side === 'carried'))
      await visitor.context.close()
    }
  const [carried, listed] = [Math.min(...times.carried), Math.min(...times.listed)]
  const share = carried / listed
  print(
    `auth alone, first text on a slow phone, least of ${ROUNDS}: ${carried.toFixed(0)} ms, one thing after the other ${listed.toFixed(0)} ms; ` +
      `${share.toFixed(2)} of at most ${MAX_SHARE}`,
  )
  note({ what: 'auth alone: first text / one thing read after the other', reached: share, bound: MAX_SHARE })
  expect(share).toBeLessThanOrEqual(MAX_SHARE)
})
