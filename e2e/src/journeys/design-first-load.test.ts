import path from 'node:path'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { Studio } from '../pages/studio'
import { expect, test, type Arrive } from '../test'

/** What a page with the studio has asked for, and what it was told to preload in a window of its width. */
async function firstLoad(arrive: Arrive, viewport: typeof PHONE) {
  const page = await (await arrive({ viewport })).tab()
  await signInByApi(page)
  // Otherwise the shell loads what links in view lead to as well, once the page is idle.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const paths = new Set<string>()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  const studio = await Studio.open(page, '/design-page/images')
  // The handles of the first text come last, and what makes pictures with them.
  await page.locator('.moveable-control-box').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const preloaded = await page.locator('link[rel=preload][as=script]').evaluateAll((links: HTMLLinkElement[]) => {
    const ofThisWidth = links.filter(({ media }) => matchMedia(media || 'all').matches)
    return ofThisWidth.map(({ href }) => new URL(href).pathname)
  })
  return { studio, paths: [...paths], preloaded }
}

const scripts = (paths: string[]) => paths.filter((each) => each.includes('/remotes/designer/') && each.endsWith('.js'))

test.describe('the first load of the studio', () => {
  for (const [name, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)
    test(`preloads all that a ${name} shows before anything is selected, and no more`, async ({ arrive }) => {
      const { paths, preloaded } = await firstLoad(arrive, viewport)
      const loaded = scripts(paths)
      expect(scripts(preloaded).filter((each) => !loaded.includes(each))).toEqual([])
      // After the first paint come the bar and the handles of the first text, the handles' library, what two fingers do, the export, and
      // what it shares with bent lines.
      expect(loaded.filter((each) => !preloaded.includes(each))).toHaveLength(6)
    })

  test('shows Tajawal from the file that the page has loaded', async ({ arrive }) => {
    const { paths, studio } = await firstLoad(arrive, PHONE)
    await expect(studio.box('box-1')).toHaveCSS('font-family', /Studio Tajawal/)
    const files = paths.filter((each) => each.includes('tajawal-arabic-400'))
    expect(files.map((each) => path.dirname(each))).toEqual(['/assets'])
  })
})
