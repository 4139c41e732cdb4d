import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Release, ReleaseList } from '@yawmi/contract'
import { writeIntegrity } from '@yawmi/releases/integrity'
import { overrideServer } from '@yawmi/site-proxy/override-server'
import { axeFindings } from '../browser/axe'
import { freeVisitor, homeTitle } from '../pages/free-home'
import { DATA_DIR, ROOT, SITE } from '../product/product'
import { expect, test } from '../test'

test.use({ reads: ['content', 'shared', 'tooling'] })

/** A brand whose pages developers may open with remotes of their own machine. */
const BRAND = 'develop'
const brandFile = path.join(DATA_DIR, `brands/${BRAND}.json`)

let dist: string
let current: Release
let server: Awaited<ReturnType<typeof overrideServer>>
test.beforeAll(async () => {
  fs.mkdirSync(path.dirname(brandFile), { recursive: true })
  fs.writeFileSync(brandFile, JSON.stringify({ id: BRAND, name: 'تجربة', features: { liveDevelopment: true } }))
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-dev-'))
  current = built('98.0.0-dev')
  server = await overrideServer({ port: 0, dist, local: () => ({ content: current }) })
  // The site looks for brands each second, and a busy one later.
  await expect.poll(async () => (await fetch(`${SITE}/home?brand=${BRAND}`)).text()).toContain('"liveDevelopment":true')
})
test.afterAll(async () => {
  await server.close()
  fs.rmSync(brandFile, { force: true })
  fs.rmSync(dist, { recursive: true, force: true })
})

/** A build of the content remote as a development server has it: the released one under another name. */
function built(version: string): Release {
  const { remotes } = JSON.parse(fs.readFileSync(path.join(ROOT, 'dist/releases.json'), 'utf8')) as ReleaseList
  const [released] = remotes.content ?? []
  if (!released) throw new Error('nothing is released')
  const folder = path.join(dist, 'remotes/content', version)
  fs.cpSync(path.join(ROOT, 'dist', path.dirname(released.manifest)), folder, { recursive: true })
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const place = path.join(folder, file)
    const text = fs.readFileSync(place, 'utf8')
    fs.writeFileSync(place, text.replace(/yawmi_content_\w+/g, `yawmi_content_${version.replace(/\W/g, '_')}`))
  }
  writeIntegrity(folder, /^(?:remoteEntry|early)\.js$/)
  return {
    version,
    manifest: `/remotes/content/${version}/mf-manifest.json`,
    declaration: released.declaration,
  }
}

const badge = (page: Page) => page.getByRole('complementary', { name: 'نسخة قيد التطوير' })
/** Where the page's code of the content remote is from. */
const origins = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname }) => /^\/remotes\/content\/.*\.js$/.test(pathname))
        .map(({ origin, pathname }) => `${origin === location.origin ? 'site' : origin} ${pathname.split('/')[3]}`),
    ),
  ])

test('a developer sees a branch inside the deployed site, with each build, and nobody else does', async ({
  arrive,
}) => {
  const { visitor, page } = await freeVisitor(arrive)
  await page.goto(`/home?brand=${BRAND}&override=content@${server.address}`)
  // A link alone runs nothing.
  await expect(page.getByRole('heading', { name: 'تشغيل نسخة قيد التطوير؟' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'شغّلها في هذا التبويب' }).click()
  await homeTitle(page, '/home').waitFor()
  await expect(badge(page)).toContainText(`content ${server.address.replace('http://', '')}`)
  await expect.poll(() => origins(page)).toEqual([`${server.address} 98.0.0-dev`])
  expect(await axeFindings(page)).toEqual([])
  const off = badge(page).getByRole('link', { name: 'العودة إلى نسخة الموقع' })
  expect((await off.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  // The next build, in the page as it stands.
  current = built('98.0.1-dev')
  server.changed()
  await expect.poll(() => origins(page).catch(() => [])).toEqual([`${server.address} 98.0.1-dev`])
  await homeTitle(page, '/home').waitFor()

  // Of this tab alone.
  const other = await visitor.tab(`/home?brand=${BRAND}`)
  await homeTitle(other, '/home').waitFor()
  await expect(badge(other)).toBeHidden()
  expect((await origins(other)).every((one) => one.startsWith('site '))).toBe(true)

  await off.click()
  await expect(badge(page)).toHaveCount(0)
  await page.goto(`/home?brand=${BRAND}`)
  await homeTitle(page, '/home').waitFor()
  expect((await origins(page)).every((one) => one.startsWith('site '))).toBe(true)
})
