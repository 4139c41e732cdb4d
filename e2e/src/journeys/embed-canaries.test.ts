import path from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { testerLink } from '@yawmi/releases/tester-link'
import { DESKTOP } from '../browser/visitor'
import { allowIntegrators, BRAND, INTEGRATOR } from '../integrators/integrator'
import { ProductOfItsOwn } from '../product/own-release-list'
import { type Change, ReleasedContent } from '../product/released-again'
import { expect, test } from '../test'

test.use({ reads: ['content', 'shared', 'tooling'] })
test.describe.configure({ mode: 'serial' })
const product = new ProductOfItsOwn(['content'])
let content: ReleasedContent
test.beforeAll(async () => {
  test.setTimeout(120_000)
  allowIntegrators(product.dataFolder)
  await product.start()
  content = new ReleasedContent(product.dist)
})
test.afterAll(() => product.end())

const pageWith = (mode: string, script = '/embed.js') => `<!doctype html><html lang="ar" dir="rtl"><title>متجري</title>
  <yawmi-remote name="content" brand="${BRAND}" mode="${mode}"></yawmi-remote>
  <script>addEventListener('yawmi-ready', () => (document.title = 'ready'))</script>
  <script src="${product.address}${script}" defer></script></html>`

/** Which versions of content a page is made of, once it is ready. */
async function versionsOn(page: Page, address: string): Promise<string[]> {
  const versions = new Set<string>()
  page.on('request', (request) => {
    const [, version] = /\/remotes\/content\/([^/]+)\//.exec(request.url()) ?? []
    if (version) versions.add(version)
  })
  // The page that is left may still ask for something.
  const forget = (frame: Frame) => frame === page.mainFrame() && versions.clear()
  page.on('framenavigated', forget)
  await page.goto(address)
  await expect.poll(() => page.title()).toBe('ready')
  page.off('framenavigated', forget)
  page.removeAllListeners('request')
  return [...versions]
}
const isListed = (version: string) =>
  expect(async () => {
    const script = await fetch(`${product.address}/embed.js`)
    expect(await script.text()).toContain(`"version":"${version}"`)
  }).toPass({ timeout: 15_000 })
const bucket = (page: Page, own: number) =>
  page
    .context()
    .addInitScript(
      (value) => ['yawmi-bucket', 'yawmi:bucket'].forEach((name) => localStorage.setItem(name, String(value))),
      own,
    )

for (const mode of ['shadow', 'iframe'])
  test(`a remote in a page of an integrator, mode ${mode}, is the canary for its share of devices and for testers`, async ({
    arrive,
    integrator,
  }) => {
    const before = content.store.current('content')
    const version = `98.0.${mode.length}`
    await content.publishCandidate(version)
    await content.store.canary('content', undefined, { share: 50 })
    await isListed(version)
    integrator.pages.set('/shop', pageWith(mode))
    const [early, late] = [
      await (await arrive({ viewport: DESKTOP })).tab(),
      await (await arrive({ viewport: DESKTOP })).tab(),
    ]
    await bucket(early, 100)
    await bucket(late, 9_000)
    expect(await versionsOn(early, `${INTEGRATOR}/shop`)).toEqual([version])
    expect(await versionsOn(late, `${INTEGRATOR}/shop`)).toEqual([before])
    const keysFile = path.join(product.dataFolder, 'keys/list.json')
    const { link } = testerLink(content.store.read(), 'content', { keysFile, origin: product.address })
    const text = new URL(link).searchParams.get('link')
    expect(await versionsOn(late, `${INTEGRATOR}/shop?yawmi-canary=${text}`)).toEqual([version])
    expect(await versionsOn(late, `${INTEGRATOR}/shop`)).toEqual([version])
    expect(await versionsOn(late, `${INTEGRATOR}/shop?yawmi-canary=off`)).toEqual([before])
    await content.store.withdraw('content', { isGood: true })
  })

const THROWS: Change = (file, text) => (file === 'alone.mjs' ? `throw new Error("broken release");${text}` : undefined)
test('a canary that throws in a page of an integrator gives way to the current version', async ({
  arrive,
  integrator,
}) => {
  const before = content.store.current('content')
  await content.publishCandidate('98.1.0', THROWS)
  await content.store.canary('content', undefined, { share: 50 })
  await isListed('98.1.0')
  integrator.pages.set('/shop', pageWith('shadow'))
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  await bucket(page, 100)
  expect(new Set(await versionsOn(page, `${INTEGRATOR}/shop`))).toEqual(new Set(['98.1.0', before]))
  await content.store.withdraw('content', { reason: 'throws' })
  visitor.faults.splice(0, Infinity, ...visitor.faults.filter((one) => !one.includes('broken release')))
})

for (const mode of ['shadow', 'iframe'])
  test(`a page on the channel of what comes next, mode ${mode}, has a canary whose share is nobody, and the current version where it fails`, async ({
    arrive,
    integrator,
  }) => {
    const before = content.store.current('content')
    const visitor = await arrive({ viewport: DESKTOP })
    const page = await visitor.tab()
    await bucket(page, 9_000)
    integrator.pages.set('/shop', pageWith(mode))
    integrator.pages.set('/next', pageWith(mode, '/embed/next.js'))
    await expect.poll(() => versionsOn(page, `${INTEGRATOR}/next`), { timeout: 15_000 }).toEqual([before])
    for (const [version, change] of [
      [`98.4.${mode === 'iframe' ? 1 : 0}`, undefined],
      [`98.5.${mode === 'iframe' ? 1 : 0}`, THROWS],
    ] as const) {
      await content.publishCandidate(version, change)
      await content.store.canary('content', undefined, { testers: true })
      await isListed(version)
      expect(new Set(await versionsOn(page, `${INTEGRATOR}/next`))).toEqual(
        new Set(change ? [version, before] : [version]),
      )
      expect(await versionsOn(page, `${INTEGRATOR}/shop`)).toEqual([before])
      await content.store.withdraw('content', { isGood: true })
    }
    visitor.faults.splice(0, Infinity, ...visitor.faults.filter((one) => !one.includes('broken release')))
  })

for (const mode of ['shadow', 'iframe'])
  test(`a canary that throws in pages of integrators alone, mode ${mode}, is withdrawn by the site, which says why`, async ({
    arrive,
    integrator,
  }) => {
    const before = content.store.current('content')
    const version = `98.3.${mode === 'iframe' ? 1 : 0}`
    await content.publishCandidate(version, THROWS)
    await content.store.canary('content', undefined, { share: 50 })
    await isListed(version)
    integrator.pages.set('/shop', pageWith(mode))
    const visitor = await arrive({ viewport: DESKTOP })
    const [early, late] = [await visitor.tab(), await (await arrive({ viewport: DESKTOP })).tab()]
    await bucket(early, 100)
    await bucket(late, 9_000)
    // What pages report by themselves, and what those of others would: the same, from the same origin.
    const reportOf = async (page: Page) => {
      const answer = page.waitForResponse(
        (response) => response.url().endsWith('/api/v2/field-data') && response.request().method() === 'POST',
      )
      await versionsOn(page, `${INTEGRATOR}/shop`)
      const response = await answer
      expect(response.status()).toBe(200)
      expect(await response.request().allHeaders()).not.toHaveProperty('cookie')
      return response.request().postData() ?? ''
    }
    const [failed, loaded] = [await reportOf(early), await reportOf(late)]
    expect(JSON.parse(failed)).toMatchObject({
      reports: [
        { remote: 'content', version, kind: 'load', weight: 1 },
        { remote: 'content', version, kind: 'failure', phase: 'load', weight: 1 },
        { remote: 'content', version: before, kind: 'load', weight: 1 },
      ],
    })
    expect(JSON.parse(loaded)).toMatchObject({ reports: [{ version: before, kind: 'load', weight: 1 }] })
    const send = (page: Page, body: string) =>
      page.evaluate(
        ([address, text]) =>
          fetch(address, {
            method: 'POST',
            credentials: 'omit',
            headers: { 'Content-Type': 'application/json' },
            body: text,
          }).then(({ status }) => status),
        [`${product.address}/api/v2/field-data`, body] as const,
      )
    await expect(async () => {
      for (let time = 0; time < 5; time += 1)
        expect([await send(early, failed), await send(late, loaded)]).toEqual([200, 200])
      const state = content.store.overview().remotes.find(({ remote }) => remote === 'content')
      expect(state?.canary).toBeUndefined()
      expect(state?.withdrawn?.version).toBe(version)
      expect(state?.withdrawn?.reason).toMatch(/withdrawn by the site: \d+ of \d+ loads failed/)
    }).toPass({ timeout: 60_000 })
    await expect.poll(() => versionsOn(early, `${INTEGRATOR}/shop`), { timeout: 15_000 }).toEqual([before])
    visitor.faults.splice(0, Infinity, ...visitor.faults.filter((one) => !one.includes('broken release')))
  })

test('a remote alone in a page of the site is the canary for the devices that have it in the site', async ({
  arrive,
}) => {
  await content.publishCandidate('98.2.0')
  await content.store.canary('content', undefined, { share: 50 })
  await isListed('98.2.0')
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  for (const [own, isCanary] of [
    [100, true],
    [9_000, false],
  ] as const) {
    const reply = await page.request.get(`${product.address}/alone/content`, {
      headers: { cookie: `yawmi-bucket=${own}` },
    })
    expect((await reply.text()).includes('/content/98.2.0/')).toBe(isCanary)
  }
})
