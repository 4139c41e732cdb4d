import path from 'node:path'
import type { Page } from '@playwright/test'
import { testerLink } from '@yawmi/releases/tester-link'
import { axeFindings } from '../browser/axe'
import { DESKTOP, type Visitor } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { ProductOfItsOwn } from '../product/own-release-list'
import { type Change, ReleasedContent } from '../product/released-again'
import { type Arrive, expect, test } from '../test'

/** What a person may wait for the version before, in milliseconds. */
const RECOVERY_MS = 3_000
const SLOWER = Number(process.env.E2E_SLOWER ?? 1)

test.use({ readsFiles: true })
test.describe.configure({ mode: 'serial' })
const product = new ProductOfItsOwn(['content'])
const content = new ReleasedContent(product.dist)
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await product.start()
})
test.afterAll(async () => {
  test.setTimeout(30_000)
  await product.end()
})

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'حقائق مذهلة ومعلومات مفيدة ومحتوى جميل' })
const isBroken = (page: Page) => page.locator('[data-failed-remote]')

/** A subscriber whose device has drawn a number, and which versions of content its pages load. */
async function subscriber(
  arrive: Arrive,
  bucket: number,
): Promise<{ visitor: Visitor; page: Page; versions: Set<string> }> {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const versions = new Set<string>()
  page.on('request', (request) => {
    const [, version] = /\/remotes\/content\/([^/]+)\//.exec(request.url()) ?? []
    if (version) versions.add(version)
  })
  await signInByApi(page, undefined, '', product.address)
  await page.context().addInitScript((own) => localStorage.setItem('yawmi-bucket', String(own)), bucket)
  return { visitor, page, versions }
}
/** Opens home, and answers which versions of content it was made of. */
async function openHome({ page, versions }: Awaited<ReturnType<typeof subscriber>>): Promise<string[]> {
  versions.clear()
  await page.goto(`${product.address}/home`)
  await home(page).waitFor()
  return [...versions]
}

test('a version goes from candidate to canary, to all and back, with two visitors signed in throughout', async ({
  arrive,
}) => {
  const before = content.store.current('content')
  const [early, late] = [await subscriber(arrive, 100), await subscriber(arrive, 9_000)]
  expect([await openHome(early), await openHome(late)]).toEqual([[before], [before]])
  const open = await early.visitor.tab(`${product.address}/home`)
  await home(open).waitFor()

  await content.publishCandidate('99.0.0-next')
  expect(await openHome(early)).toEqual([before])

  await content.store.canary('content', undefined, { share: 50 })
  await expect.poll(() => openHome(early)).toEqual(['99.0.0-next'])
  expect(await openHome(late)).toEqual([before])
  // The server chooses as the page does: the next page says what to load before any script runs.
  expect(await (await early.page.request.get(`${product.address}/home`)).text()).toContain('content/99.0.0-next/')
  expect(await (await late.page.request.get(`${product.address}/home`)).text()).not.toContain(
    'href="/remotes/content/99',
  )

  await content.store.promote('content')
  await expect.poll(() => openHome(late)).toEqual(['99.0.0-next'])
  await content.store.rollBack('content')
  await expect.poll(() => openHome(late)).toEqual([before])
  expect(await openHome(early)).toEqual([before])

  // The page that was open all the while goes on, and nobody was signed out.
  await open.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name: 'المحتوى اليومي' }).click()
  await open.waitForURL((url) => url.pathname !== '/home')
  await open.locator('[data-remote=content] h1').first().waitFor()
  for (const { page } of [early, late]) expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  expect(await isBroken(open).count()).toBe(0)
})

/** A screen's own file has such an export; React's and the entry's have others. */
const EXPORTED = /default:\(\)=>\w+/
const inScreen =
  (instead: string): Change =>
  (file, text) =>
    /\.js$/.test(file) && !/^entry\.js$|cjs$/.test(file) && EXPORTED.test(text)
      ? text.replace(EXPORTED, `default:()=>${instead}`)
      : undefined
const FAULTS: Record<string, Change> = {
  'throws when it is evaluated': (file, text) =>
    file === 'entry.js' ? `throw new Error("broken release");${text}` : undefined,
  'never answers': (file, text) =>
    file === 'entry.js'
      ? `${text};for(const n in globalThis)if(n.startsWith("mfe_content"))globalThis[n]={init(){},get:()=>new Promise(()=>{})}`
      : undefined,
  'throws in its screen': inScreen('(()=>{throw new Error("broken release")})'),
  'hangs in its screen': inScreen('(()=>{throw new Promise(()=>{})})'),
  'has lost the file of its screen': (file, text) =>
    /\.js$/.test(file) && file !== 'entry.js' && EXPORTED.test(text) ? '' : undefined,
}
for (const [index, [fault, change]] of Object.entries(FAULTS).entries())
  test(`a canary that ${fault} gives way to the version before`, async ({ arrive }) => {
    const before = content.store.current('content')
    await content.publishCandidate(`99.${index + 1}.0`, change)
    await content.store.canary('content', undefined, { share: 50 })
    const early = await subscriber(arrive, 100)
    await expect
      .poll(async () => (await early.page.request.get(`${product.address}/releases.json`)).text())
      .toContain(`99.${index + 1}.0`)
    let since = 0
    early.page.on('requestfinished', (request) => {
      if (request.url().includes(`/content/99.${index + 1}.0/`)) since ||= Date.now()
    })
    expect(new Set(await openHome(early))).toEqual(new Set([`99.${index + 1}.0`, before]))
    expect(Date.now() - since).toBeLessThan(RECOVERY_MS * SLOWER)
    expect(await isBroken(early.page).count()).toBe(0)
    await content.store.withdraw('content', { reason: fault })
    await early.visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
    early.visitor.faults.splice(0, Infinity, ...early.visitor.faults.filter((one) => !one.includes('broken release')))
  })

/** What `npm run release -- testers content` prints, with a path to go to. */
const testerLinkTo = (to: string) => {
  const keysFile = path.join(product.dataFolder, 'keys/list.json')
  const { link } = testerLink(content.store.read(), 'content', { keysFile, origin: product.address })
  return `${link}&to=${encodeURIComponent(to)}`
}
const badge = (page: Page) => page.getByRole('complementary', { name: 'نسخة تجريبية' })

test('a tester link opens a canary to the browser that opens it, with a badge on every page and a way back', async ({
  arrive,
}) => {
  const before = content.store.current('content')
  await content.publishCandidate('99.8.0')
  await content.store.canary('content', undefined, { testers: true })
  const [tester, other] = [await subscriber(arrive, 100), await subscriber(arrive, 9_000)]
  await expect
    .poll(async () => (await tester.page.request.get(`${product.address}/releases.json`)).text())
    .toContain('99.8.0')
  expect(await openHome(tester)).toEqual([before])
  await tester.page.goto(testerLinkTo('/home'))
  await home(tester.page).waitFor()
  expect(new URL(tester.page.url()).pathname).toBe('/home')
  expect(await openHome(tester)).toEqual(['99.8.0'])
  await expect(badge(tester.page)).toContainText('content 99.8.0')
  expect(await axeFindings(tester.page)).toEqual([])
  // Prerendered pages have it without any script, and those of other visitors have none.
  expect(await (await tester.page.request.get(`${product.address}/`)).text()).toContain('data-tested="content@99.8.0"')
  expect(await openHome(other)).toEqual([before])
  await expect(badge(other.page)).toHaveCount(0)
  await badge(tester.page).getByRole('link', { name: 'العودة إلى النسخة الحالية' }).click()
  await tester.page.waitForURL(`${product.address}/**`)
  await expect(badge(tester.page)).toHaveCount(0)
  expect(await openHome(tester)).toEqual([before])
  await content.store.withdraw('content', { isGood: true })
})

test('the badge says where a version that is tested gave way to the current one', async ({ arrive }) => {
  await content.publishCandidate('99.8.1', FAULTS['throws in its screen'])
  await content.store.canary('content', undefined, { testers: true })
  const { page, visitor } = await subscriber(arrive, 9_000)
  await expect.poll(async () => (await page.request.get(`${product.address}/releases.json`)).text()).toContain('99.8.1')
  await page.goto(testerLinkTo('/home'))
  await home(page).waitFor()
  await expect(badge(page)).toContainText('تعذّر تشغيلها، فتظهر النسخة الحالية.')
  expect(await isBroken(page).count()).toBe(0)
  await content.store.withdraw('content', { reason: 'throws in its screen' })
  visitor.faults.splice(0, Infinity, ...visitor.faults.filter((one) => !one.includes('broken release')))
})

test('a canary that fails for many is withdrawn by the site itself, which says why', async ({ arrive }) => {
  await content.publishCandidate('99.9.0', FAULTS['throws in its screen'])
  await content.store.canary('content', undefined, { share: 50 })
  const version = content.store.current('content')
  const early = await subscriber(arrive, 100)
  await expect
    .poll(async () => (await early.page.request.get(`${product.address}/releases.json`)).text())
    .toContain('99.9.0')
  await early.page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      void new Response(body).text().then((text) => (document.documentElement.dataset.sent = text))
      return send(address, body)
    }
  })
  const answered = early.page.waitForResponse((response) => response.url().endsWith('/api/v2/field-data'))
  await openHome(early)
  // What this page reports, and what those of others would.
  expect((await answered).status()).toBe(200)
  const sent = await early.page.locator('html').getAttribute('data-sent')
  expect(JSON.parse(sent ?? '')).toMatchObject({
    reports: expect.arrayContaining([
      { remote: 'content', version: '99.9.0', kind: 'failure', phase: 'render', weight: 1 },
    ]),
  })
  await expect(async () => {
    for (const [of, failures] of [
      [version, 0],
      ['99.9.0', 8],
    ] as const) {
      const reports = Array.from({ length: 20 }, (_, n) => ({
        remote: 'content',
        version: of,
        kind: n < failures ? 'failure' : 'load',
        weight: 1,
      }))
      await early.page.request.post(`${product.address}/api/v2/field-data`, { data: { browser: 'chromium', reports } })
    }
    const state = content.store.overview().remotes.find(({ remote }) => remote === 'content')
    expect(state?.canary).toBeUndefined()
    expect(state?.withdrawn?.version).toBe('99.9.0')
    expect(state?.withdrawn?.reason).toMatch(/withdrawn by the site: \d+ of \d+ loads failed/)
  }).toPass({ timeout: 60_000 })
  await expect.poll(() => openHome(early)).toEqual([version])
  early.visitor.faults.splice(0, Infinity, ...early.visitor.faults.filter((one) => !one.includes('broken release')))
})
