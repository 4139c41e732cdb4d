import type { Page } from '@playwright/test'
import type { Visitor } from '../browser/visitor'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { freeVisitor, homeStands } from '../pages/free-home'
import { release, serveAltered } from '../pages/next-release'
import { SITE } from '../product/product'
import { expect, test } from '../test'

/** What a person may wait for what stands in for an altered file, in milliseconds after it came. */
const RECOVERY_MS = 3_000

const tag = (mode: string) => `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title></head><body>
  <yawmi-remote name="content" brand="${BRAND}" mode="${mode}"></yawmi-remote>
  <script src="${SITE}/embed.js"></script></body></html>`
test.use({ pages: { '/shadow': tag('shadow'), '/iframe': tag('iframe') } })

/** Files of a release by their role, as the shell and integrators' pages load them. */
type Files = Record<string, (url: string, text: string) => boolean>
const SHELL: Files = {
  'digests of its scripts': (url) => url.endsWith('/sri.json'),
  entry: (url) => url.endsWith('/entry.js'),
  'exposed module': (url) => url.includes('/__federation_expose_remote.'),
  'code of its screen': (url, text) => /\/\d+\.js$/.test(url) && /default:\(\)=>\w+/.test(text),
}
const STANDALONE: Files = {
  entry: (url) => url.includes('/alone.mjs'),
  'main module': (url) => url.includes('/alone-main.mjs'),
  'modules that this stands on': (url) => url.includes('/alone-react.mjs'),
  'code of its screen': (url, text) => /\/alone-[0-9a-f]{8}\.mjs/.test(url) && /default:\(\)=>\w+/.test(text),
}
const CASES = [
  { place: 'in the shell', address: '/home', files: SHELL },
  { place: 'by the tag', address: `${INTEGRATOR}/shadow`, files: STANDALONE },
  { place: 'in a frame', address: `${INTEGRATOR}/iframe`, files: STANDALONE },
].flatMap(({ files, ...where }) => Object.entries(files).map(([what, isAltered]) => ({ ...where, what, isAltered })))

const hasRun = async (page: Page) => {
  const ran = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'isAltered' in globalThis)))
  return ran.includes(true)
}
/** What browsers say of a file that they refuse was ours to provoke. */
async function forgive(visitor: Visitor): Promise<void> {
  await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
  visitor.faults.splice(0, Infinity, ...visitor.faults.filter((fault) => !/integrity/.test(fault)))
}

test.describe('a script that somebody altered on its way', () => {
  for (const { place, what, address, isAltered } of CASES)
    test(`${place}, ${what}: never runs, and gives way to the version before`, async ({ arrive }) => {
      const { visitor, page } = await freeVisitor(arrive)
      const altered = await serveAltered(visitor.context, isAltered)
      await release(visitor.context, {}, false, true)
      await page.goto(address)
      await homeStands(page, address)
      expect(altered.since).toBeGreaterThan(0)
      expect(Date.now() - altered.since).toBeLessThan(RECOVERY_MS)
      expect(await hasRun(page)).toBe(false)
      await forgive(visitor)
    })

  test('and is the shell’s own never runs either: the page says that it could not be loaded', async ({ arrive }) => {
    const { visitor, page } = await freeVisitor(arrive)
    await visitor.context.route(/\/assets\/shell\.\w+\.js$/, async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, body: `${await response.text()};globalThis.isAltered=true;` })
    })
    await page.goto('/home')
    await page.getByRole('alert').getByText('تعذّر تحميل الصفحة').waitFor()
    expect(await hasRun(page)).toBe(false)
    await visitor.context.unrouteAll({ behavior: 'ignoreErrors' })
    // It loads the page anew: what is seen next must not be the old one.
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'حاول مرة أخرى' }).click()])
    await homeStands(page, '/home')
    await forgive(visitor)
  })
})
