import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { DESKTOP } from '../browser/visitor'
import { allowIntegrators, BRAND, INTEGRATOR } from '../integrators/integrator'
import { ProductOfItsOwn } from '../product/own-release-list'
import { ROOT } from '../product/product'
import { expect, test } from '../test'

interface FixedVersion {
  tag: string
  releases: Record<string, string>
}

// One product for both.
test.describe.configure({ mode: 'serial' })
test.use({ reads: ['auth', 'shared', 'tooling'] })

const product = new ProductOfItsOwn()
let fixed: FixedVersion
test.beforeAll(async () => {
  test.setTimeout(120_000)
  allowIntegrators(product.dataFolder)
  await product.start()
  const release = path.join(ROOT, 'tooling/bin/release.mjs')
  execFileSync(process.execPath, [release, 'embed', 'fix', '--site', product.dist], { stdio: 'pipe' })
  const list = await fetch(`${product.address}/embed/versions.json`)
  ;[fixed] = ((await list.json()) as { versions: [FixedVersion] }).versions
})
test.afterAll(() => product.end())

const pageWith = (tag: string) => `<!doctype html><html lang="ar" dir="rtl"><title>متجري</title>
  <yawmi-remote name="auth" brand="${BRAND}"></yawmi-remote>
  ${tag}</html>`

test('a page that holds a version of the script runs the releases of then by their digests, without a look at the list', async ({
  arrive,
  integrator,
}) => {
  integrator.pages.set('/held', pageWith(fixed.tag))
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${INTEGRATOR}/held`)
  await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  expect(requests).not.toContain('/releases.json')
  const folders = requests.filter((name) => name.startsWith('/remotes/auth/')).map((name) => name.split('/')[3])
  expect(new Set(folders)).toEqual(new Set([fixed.releases.auth]))
})

test('a script that is another than the page holds does not run', async ({ arrive, integrator }) => {
  integrator.pages.set('/held', pageWith(fixed.tag))
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await page.route(/\/embed\/1\./, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.altered = true` })
  })
  await page.goto(`${INTEGRATOR}/held`)
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  expect(await page.evaluate(() => ['Yawmi' in globalThis, 'altered' in globalThis])).toEqual([false, false])
})
