import type { BrowserContext, Page } from '@playwright/test'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { freeVisitor, homeTitle, homeStands } from '../pages/free-home'
import { NEXT, release, requestsOf, serveAltered, type Sign } from '../pages/next-release'
import { signAgain } from '../product/list-keys'
import { SITE } from '../product/product'
import { expect, test } from '../test'

const HOUR = 60 * 60_000

const tag = (mode: string) => `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title></head><body>
  <yawmi-remote name="content" brand="${BRAND}" mode="${mode}"></yawmi-remote>
  <script src="${SITE}/embed.js"></script></body></html>`
/** A page that names the keys which it trusts. */
const pinned = `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title></head><body>
  <yawmi-remote name="content" brand="${BRAND}"></yawmi-remote>
  <script>
    const script = document.createElement('script')
    script.dataset.keys = new URLSearchParams(location.search).get('keys')
    script.src = '${SITE}/embed.js'
    document.body.append(script)
  </script></body></html>`
test.use({ pages: { '/shadow': tag('shadow'), '/iframe': tag('iframe'), '/pinned': pinned } })

const PLACES = [
  { place: 'in the shell', address: '/home' },
  { place: 'by the tag', address: `${INTEGRATOR}/shadow` },
  { place: 'in a frame', address: `${INTEGRATOR}/iframe` },
]
/** Lists that name a version which nobody released, each signed wrongly in its way. */
const FAULTS: Record<string, Sign> = {
  'was changed on its way': (list) => list,
  'is signed by another key': (list) => signAgain(list, {}, true),
  'is an older one, put back': (list) => signAgain(list, { serial: (list.signed?.serial ?? 0) - 1 }),
  'has expired': (list) => signAgain(list, { issued: Date.now() - 3 * HOUR, expires: Date.now() - 2 * HOUR }),
  'is not signed at all': ({ signed: _signed, ...list }) => list as never,
}

/** Opens a page until the device has kept what was good there. */
async function keepGood(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await homeStands(page, address)
  const isSaved = () =>
    Promise.all(
      page
        .frames()
        .map((frame) => frame.evaluate(() => Object.keys(localStorage).some((key) => /^yawmi.releases/.test(key)))),
    )
  await expect.poll(async () => (await isSaved()).includes(true)).toBe(true)
}
/** Puts the service worker out of the way: it answers before a test can. */
const withoutWorker = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

test.describe('a release list', () => {
  for (const { place, address } of PLACES)
    for (const [fault, sign] of Object.entries(FAULTS))
      test(`${place}, that ${fault}: nothing of it is loaded, and the page goes on with what was good`, async ({
        arrive,
      }) => {
        const { visitor, page } = await freeVisitor(arrive)
        await withoutWorker(visitor.context)
        await keepGood(page, address)
        await release(visitor.context, {}, false, true, sign)
        await serveAltered(visitor.context, () => true)
        const requests = requestsOf(page)
        await page.goto(address)
        await homeStands(page, address)
        expect(requests).toEqual([])
        expect(
          await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'isAltered' in globalThis))),
        ).not.toContain(true)
        await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
      })

  test('that is signed by another key, at a first visit: a notice, until there is a good one', async ({ arrive }) => {
    const { visitor, page } = await freeVisitor(arrive)
    await release(visitor.context, {}, false, true, FAULTS['is signed by another key'])
    const requests = requestsOf(page)
    await page.goto('/home')
    const retry = page.getByRole('main').getByRole('button', { name: 'حاول مرة أخرى' })
    await retry.waitFor()
    expect(requests).toEqual([])
    await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
    await retry.click()
    await homeStands(page, '/home')
  })

  test('of which a manifest was changed on its way: what it names is not loaded', async ({ arrive }) => {
    const { visitor, page } = await freeVisitor(arrive)
    await release(visitor.context, {}, false, true)
    await serveAltered(visitor.context, () => false)
    let wasRead = false
    await visitor.context.route(`**/remotes/content/${NEXT}/mf-manifest.json`, async (route) => {
      const { content } = (
        (await (await visitor.context.request.get('/releases.json')).json()) as {
          remotes: { content: [{ manifest: string }] }
        }
      ).remotes
      const manifest = await (await visitor.context.request.get(content[0].manifest)).text()
      wasRead = true
      return route.fulfill({ body: manifest.replaceAll('"entry.js"', '"stolen.js"'), contentType: 'application/json' })
    })
    const stolen: string[] = []
    page.on('request', (request) => request.url().includes('stolen') && stolen.push(request.url()))
    await page.goto('/home')
    await homeStands(page, '/home')
    expect([wasRead, stolen]).toEqual([true, []])
    await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('is used as it came in a page that holds on to the site’s key, and not by another', async ({
    arrive,
    request,
  }) => {
    const { keys } = (await (await request.get(`${SITE}/release-keys.json`)).json()) as { keys: string[] }
    const { visitor, page } = await freeVisitor(arrive)
    await page.goto(`${INTEGRATOR}/pinned?keys=${keys.join('+')}`)
    await homeStands(page, '')
    await page.goto(`${INTEGRATOR}/pinned?keys=B${'A'.repeat(86)}`)
    await page.getByRole('alert').waitFor()
    await expect(homeTitle(page, '')).toHaveCount(0)
    visitor.faults.length = 0
  })
})
