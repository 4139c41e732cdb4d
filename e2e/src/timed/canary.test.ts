import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { ReleaseList } from '@yawmi/contract'
import { lineOfStatus } from '@yawmi/releases/command/print'
import { testerLink } from '@yawmi/releases/tester-link'
import { axeFindings } from '../browser/axe'
import { DESKTOP, type Visitor } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { ProductOfItsOwn } from '../product/own-release-list'
import { release } from '../product/release-command'
import { type Change, ReleasedContent } from '../product/released-again'
import { type Arrive, expect, test } from '../test'

/** What a person may wait for the version before, in milliseconds. */
const RECOVERY_MS = 3_000
const SLOWER = Number(process.env.E2E_SLOWER ?? 1)

test.use({ reads: ['content', 'shared', 'tooling'] })
test.describe.configure({ mode: 'serial' })
const product = new ProductOfItsOwn(['content'])
let content: ReleasedContent
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await product.start()
  content = new ReleasedContent(product.dist)
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

/** Milliseconds after a roll-back within which the site gives out the version before. */
const SEEN_MS = 1_000
/** The same where others keep the processors busy: the server waits its turn. */
const SEEN_BUSY_MS = 5_000

/** Rolls content back, and answers how long after that the list of the site's next page was another. */
async function rollBackSeen(from: string): Promise<number> {
  const list = path.join(product.dist, 'releases.json')
  const current = async () => {
    const { remotes } = (await (await fetch(`${product.address}/releases.json?for=pages`)).json()) as ReleaseList
    return remotes.content?.[0]?.version
  }
  const acting = release(product.dist, 'rollback', 'content', '--reason', 'it says too much')
  while ((await current()) === from);
  const seen = Date.now()
  await acting
  return seen - fs.statSync(list).mtimeMs
}
const tagline = (page: Page) => page.locator('[data-remote=content] h1')
const go = async (page: Page, name: string, heading: string) => {
  await page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name }).click()
  await tagline(page).filter({ hasText: heading }).waitFor()
}

test('content goes to half of the devices, to all and back by commands, with visitors signed in and pages open throughout', async ({
  arrive,
}) => {
  test.setTimeout(240_000 * SLOWER)
  const before = content.store.current('content') ?? ''
  const next = '99.0.0-next'
  const shell = fs.statSync(path.join(product.dist, 'shell/shell.json')).mtimeMs
  const [early, late] = [await subscriber(arrive, 100), await subscriber(arrive, 9_000)]
  expect([await openHome(early), await openHome(late)]).toEqual([[before], [before]])
  const open = await early.visitor.tab(`${product.address}/home`)
  await home(open).waitFor()

  await content.publishCandidate(next, (file, text) =>
    /\.[cm]?js$/.test(file) ? text.replaceAll('ومحتوى جميل', 'ومحتوى جميل كل يوم') : undefined,
  )
  expect(await openHome(early)).toEqual([before])

  await release(product.dist, 'canary', 'content', '--share', '50')
  await expect.poll(() => openHome(early)).toEqual([next])
  expect(await openHome(late)).toEqual([before])
  // The server chooses as the page does: the next page says what to load before any script runs.
  expect(await (await early.page.request.get(`${product.address}/home`)).text()).toContain(`content/${next}/`)
  expect(await (await late.page.request.get(`${product.address}/home`)).text()).not.toContain(
    `href="/remotes/content/${next}`,
  )

  await release(product.dist, 'promote', 'content')
  await expect.poll(() => openHome(late)).toEqual([next])
  await expect(tagline(late.page)).toContainText('كل يوم')
  // A page that was there before moves to no version that was merely released.
  await go(open, 'المحتوى اليومي', '')
  await go(open, 'الرئيسية', 'جميل')
  await expect(tagline(open)).not.toContainText('كل يوم')

  const seen = await rollBackSeen(next)
  process.stdout.write(`a roll-back is in the next page after ${seen.toFixed(0)} ms\n`)
  expect(seen).toBeLessThan((os.loadavg()[0]! > os.cpus().length ? SEEN_BUSY_MS : SEEN_MS) * SLOWER)
  expect(await (await fetch(`${product.address}/home`)).text()).not.toContain(`href="/remotes/content/${next}/`)
  // The page that has the version which was rolled back stands, and has left it with its next screens.
  await expect(tagline(late.page)).toContainText('كل يوم')
  late.versions.clear()
  // With its first move it asks for the list, which may come after a second one that follows at once.
  const listed = late.page.waitForResponse(/\/releases\.json/)
  await go(late.page, 'المحتوى اليومي', '')
  await listed
  await go(late.page, 'الرئيسية', 'جميل')
  await expect(tagline(late.page)).not.toContainText('كل يوم')
  expect([...late.versions]).toContain(before)
  expect([await openHome(late), await openHome(early)]).toEqual([[before], [before]])

  // Nobody was signed out, and no shell was built.
  for (const { page } of [early, late]) expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  for (const page of [open, late.page]) expect(await isBroken(page).count()).toBe(0)
  expect(fs.statSync(path.join(product.dist, 'shell/shell.json')).mtimeMs).toBe(shell)
})

/** How often a page may ask for one file of a broken version. */
const MAX_REQUESTS = 4
/** What broken versions throw, which was ours to provoke. */
const OURS = /broken release|useNewStyles/
/** A screen's own file has such an export; React's and the entry's have others. */
const EXPORTED = /default:\(\)=>\w+/
const inScreen =
  (instead: string): Change =>
  (file, text) =>
    /\.js$/.test(file) && !/^entry\.js$|cjs$/.test(file) && EXPORTED.test(text)
      ? text.replace(EXPORTED, `default:()=>${instead}`)
      : undefined
interface Fault {
  change?: Change
  requires?: Record<string, string>
  /** What pages report that it failed in; where none runs it, what the site says by itself. */
  why: 'load' | 'render' | 'hang' | RegExp
}
const FAULTS: Record<string, Fault> = {
  'throws when it is evaluated': {
    change: (file, text) => (file === 'entry.js' ? `throw new Error("broken release");${text}` : undefined),
    why: 'load',
  },
  'never answers': {
    change: (file, text) =>
      file === 'entry.js'
        ? `${text};for(const n in globalThis)if(n.startsWith("mfe_content"))globalThis[n]={init(){},get:()=>new Promise(()=>{})}`
        : undefined,
    why: 'load',
  },
  'throws in its screen': { change: inScreen('(()=>{throw new Error("broken release")})'), why: 'render' },
  'hangs in its screen': { change: inScreen('(()=>{throw new Promise(()=>{})})'), why: 'hang' },
  'has lost the file of its screen': {
    change: (file, text) => (/\.js$/.test(file) && file !== 'entry.js' && EXPORTED.test(text) ? '' : undefined),
    why: 'load',
  },
  'uses an export that the shell lacks': {
    change: (file, text) =>
      /\.js$/.test(file) && file !== 'entry.js' ? text.replaceAll('.useStyles)(', '.useNewStyles)(') : undefined,
    why: 'render',
  },
  'speaks a newer contract': {
    requires: { '@yawmi/ui': '^99.0.0' },
    why: /it needs @yawmi\/ui \^99\.0\.0, and this shell/,
  },
}
/** What `npm run release -- status` prints of content. */
const status = () =>
  content.store
    .overview()
    .remotes.filter(({ remote }) => remote === 'content')
    .map((state) => lineOfStatus(state))
    .join()

/** Reports of other visitors, half of whose pages have the canary. */
async function othersReport(page: Page, [current, canary]: [string, string], phase: string): Promise<void> {
  for (const version of [current, canary]) {
    const load = { remote: 'content', version, kind: 'load', weight: 1 }
    const failure = { ...load, kind: 'failure', phase }
    const reports = Array.from({ length: 20 }, (_, n) => (version === canary && n < 8 ? failure : load))
    await page.request.post(`${product.address}/api/v2/field-data`, { data: { browser: 'chromium', reports } })
  }
}

for (const [index, [fault, { change, requires, why }]] of Object.entries(FAULTS).entries())
  test(`a canary that ${fault} gives way to the version before, and is withdrawn by the site, which says why`, async ({
    arrive,
  }) => {
    const [before, version] = [content.store.current('content') ?? '', `99.${index + 1}.0`]
    await content.publishCandidate(version, change, requires)
    await content.store.canary('content', undefined, { share: 50 })
    const early = await subscriber(arrive, 100)
    const isServed = why instanceof RegExp ? undefined : version
    if (isServed)
      await expect
        .poll(async () => (await early.page.request.get(`${product.address}/releases.json`)).text())
        .toContain(isServed)
    const requests = new Map<string, number>()
    let since = 0
    early.page.on('request', (request) => {
      if (request.url().includes(`/content/${version}/`))
        requests.set(request.url(), (requests.get(request.url()) ?? 0) + 1)
    })
    early.page.on('requestfinished', (request) => {
      if (request.url().includes(`/content/${version}/`)) since ||= Date.now()
    })
    await early.page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (address, body) => {
        void new Response(body).text().then((text) => (document.documentElement.dataset.sent += text))
        return send(address, body)
      }
    })
    expect(new Set(await openHome(early))).toEqual(new Set([...(isServed ? [version] : []), before]))
    if (isServed) expect(Date.now() - since).toBeLessThan(RECOVERY_MS * SLOWER)
    expect(await isBroken(early.page).count()).toBe(0)
    expect([...requests].filter(([, times]) => times > MAX_REQUESTS)).toEqual([])
    if (typeof why === 'string') {
      // What this page reports, and what those of others would.
      const reported = `"version":"${version}","kind":"failure","phase":"${why}"`
      await expect(early.page.locator('html')).toHaveAttribute('data-sent', new RegExp(reported))
    }
    await expect(async () => {
      if (typeof why === 'string') await othersReport(early.page, [before, version], why)
      expect(status()).toContain(`canary ${version} withdrawn`)
    }).toPass({ timeout: 60_000, intervals: [500] })
    expect(status()).toMatch(
      typeof why === 'string' ? new RegExp(`\\d+ of \\d+ loads failed.*; its failures: ${why} \\d+`) : why,
    )
    await expect.poll(() => openHome(early)).toEqual([before])
    await early.visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
    early.visitor.faults.splice(0, Infinity, ...early.visitor.faults.filter((one) => !OURS.test(one)))
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
  await content.publishCandidate('99.8.1', FAULTS['throws in its screen']?.change)
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
