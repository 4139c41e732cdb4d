import type { Page } from '@playwright/test'
import type { Visitor } from '../browser/visitor'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { freeVisitor, homeStands, inside } from '../pages/free-home'
import { requestsOf, BROKEN_SCREENS, brokenScreen, LISTS, newerScreen, release, serveNext } from '../pages/next-release'
import { SITE } from '../product/product'
import { expect, test } from '../test'

/** What a person may wait for what stands in for a fault, in milliseconds after it. */
const RECOVERY_MS = 3_000
/** How often a page may ask for one file of a broken release. */
const MAX_REQUESTS = 4

const tag = (mode: string) => `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title></head><body>
  <script>
    errors = []
    addEventListener('yawmi:error', ({ detail }) => errors.push(detail.code))
  </script>
  <yawmi-remote name="content" brand="${BRAND}" mode="${mode}"></yawmi-remote>
  <script src="${SITE}/embed.js"></script></body></html>`
test.use({ pages: { '/shadow': tag('shadow'), '/iframe': tag('iframe') } })

/** Where a release is shown; the frame is a page of ours with the same code as the tag, so two faults do there. */
const PLACES = [
  { place: 'in the shell', address: '/home', faults: /./ },
  { place: 'by the tag', address: `${INTEGRATOR}/shadow`, faults: /hole|throws|hangs/ },
  { place: 'in a frame', address: `${INTEGRATOR}/iframe`, faults: /hole|throws/ },
]
const CASES = PLACES.flatMap(({ faults, ...where }) =>
  Object.entries(BROKEN_SCREENS)
    .filter(([fault]) => faults.test(fault))
    .map(([fault, how]) => ({ ...where, fault, how })),
)

const NEWER = { ...PLACES[0]!, fault: 'uses an export that the shell lacks', how: newerScreen }

const button = (page: Page, address: string) => inside(page, address).getByRole('button', { name: 'حاول مرة أخرى' })

/** Has a release's first screen be broken until it is mended, and takes down when the page was first given the broken file. */
async function breakScreen(visitor: Visitor, how: Parameters<typeof brokenScreen>[0]) {
  const state = { since: 0, isMended: false }
  const broken = brokenScreen(how)
  await serveNext(visitor.context, async (file, text) => {
    const instead = state.isMended ? undefined : await broken(file, text)
    if (instead !== undefined) state.since ||= Date.now()
    return instead
  })
  return state
}

const timesEach = (requests: string[]) =>
  Object.fromEntries([...new Set(requests)].map((file) => [file, requests.filter((other) => other === file).length]))
const expectFewRequests = (requests: string[]) => {
  expect(requests.length).toBeGreaterThan(0)
  expect(Object.entries(timesEach(requests)).filter(([, times]) => times > MAX_REQUESTS)).toEqual([])
}
/** Codes that the integrator's page received. */
const codes = (page: Page) => page.evaluate(() => (globalThis as { errors?: string[] }).errors)
/** Errors thrown by the broken release are expected, and calls still pending at the end of the test are ignored. */
async function forgive(visitor: Visitor): Promise<void> {
  await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
  visitor.faults.splice(0, Infinity, ...visitor.faults.filter((fault) => !/broken release|useNewStyles/.test(fault)))
}
const CODES: Record<string, string> = { throws: 'render', hangs: 'hang', has: 'load', cannot: 'load' }

test.describe('a release whose first screen is broken', () => {
  for (const { place, address, fault, how } of [...CASES, NEWER])
    test(`${place}: one that ${fault} gives way to the version before`, async ({ arrive }) => {
      const { visitor, page } = await freeVisitor(arrive)
      const requests = requestsOf(page)
      const broken = await breakScreen(visitor, how)
      await release(visitor.context)
      await page.goto(address)
      await homeStands(page, address)
      expect(Date.now() - broken.since).toBeLessThan(RECOVERY_MS)
      expectFewRequests(requests)
      if (address !== '/home') expect(await codes(page)).toEqual([CODES[fault.split(' ')[0] ?? '']])
      await forgive(visitor)
    })

  for (const { place, address, fault, how } of CASES)
    test(`${place}: one that ${fault}, with no other there, is a notice, whose button recovers`, async ({ arrive }) => {
      const { visitor, page } = await freeVisitor(arrive)
      const requests = requestsOf(page)
      const broken = await breakScreen(visitor, how)
      await release(visitor.context, {}, true)
      await page.goto(address)
      await button(page, address).waitFor()
      expect(Date.now() - broken.since).toBeLessThan(RECOVERY_MS)
      // Nothing goes on asking behind it.
      await page.waitForTimeout(1_000)
      expectFewRequests(requests)
      if (address !== '/home') expect(await codes(page)).toEqual([CODES[fault.split(' ')[0] ?? '']])

      // What throws or hangs is mended by another release, what was missing by the same one.
      broken.isMended = true
      if (typeof how === 'string') await visitor.context.unroute(LISTS)
      await button(page, address).click()
      await homeStands(page, address)
      await forgive(visitor)
    })
})

test.describe('a phone on 3G', () => {
  for (const { place, address } of [PLACES[0]!, PLACES[1]!])
    test(`${place}: is given its time, and no version gives way`, async ({ arrive }) => {
      const { page } = await freeVisitor(arrive)
      const failures: string[] = []
      page.on(
        'console',
        (message) => /^(\[remote\]|yawmi-remote)/.test(message.text()) && failures.push(message.text()),
      )
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      const speed = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 }
      await session.send('Network.emulateNetworkConditions', { offline: false, ...speed })
      await page.goto(address)
      await homeStands(page, address)
      expect(failures).toEqual([])
    })
})
