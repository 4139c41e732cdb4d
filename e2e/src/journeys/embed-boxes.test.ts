import type { Page } from '@playwright/test'
import { layoutFaults } from '../browser/layout-faults'
import { lastingFindings, nextFrames } from '../browser/steady'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { signInByApi } from '../pages/subscriber'
import { SITE } from '../product/product'
import { expect, test, type Arrive } from '../test'

/** Widths of the box, in px: the smallest that is promised, a sidebar, a phone on its side, half a page. */
const BOXES = [320, 340, 480, 700]
/** Milliseconds that a layout may take to settle: all of it is there already. */
const SETTLE_MS = 3_000
/** Tall, so that what loads when it comes near the screen loads. */
const WIDE_PAGE = { width: 1400, height: 2400 }

const page = (body: string) => `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title>
  <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
  <body><div id="place" style="width: 340px"></div>${body}</body></html>`
test.use({
  pages: {
    '/box': page(`<script src="${SITE}/embed.js"></script>`),
    '/box-of-lifecycles': page(`<script type="module">
    const { remotes } = await (await fetch('${SITE}/releases.json')).json()
    const { bootstrap, mount } = await import('${SITE}' + remotes.content[0].manifest.replace('mf-manifest.json', 'alone.mjs'))
    const props = { domElement: document.getElementById('place'), apiBase: '${SITE}', brand: '${BRAND}' }
    await bootstrap(props)
    await mount(props)
  </script>`),
    '/box-of-container': page(`<script type="module">
    const { remotes } = await (await fetch('${SITE}/releases.json')).json()
    const script = document.createElement('script')
    script.src = '${SITE}' + remotes.content[0].manifest.replace('mf-manifest.json', 'remoteEntry.js')
    await new Promise((resolve) => { script.onload = resolve; document.head.append(script) })
    await mfe_content.init({})
    const { bootstrap, mount } = (await mfe_content.get('./lifecycles'))()
    const props = { domElement: document.getElementById('place'), apiBase: '${SITE}', brand: '${BRAND}' }
    await bootstrap(props)
    await mount(props)
  </script>`),

    '/centred': `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title></head>
  <body><main style="display: grid; place-items: center">
    <yawmi-remote name="auth" brand="${BRAND}" path="/webview/register"></yawmi-remote>
  </main><script src="${SITE}/embed.js"></script></body></html>`,
  },
})

interface Embedding {
  Yawmi: {
    mount(element: Element, options: object): { unmount(): Promise<void>; on(type: string, listener: () => void): void }
  }
  mounted?: { unmount(): Promise<void> }
}

async function open(arrive: Arrive, address: string, height = WIDE_PAGE.height): Promise<Page> {
  const tab = await (await arrive({ viewport: { ...WIDE_PAGE, height } })).tab()
  await signInByApi(tab, undefined, 'yawmi:')
  await tab.goto(`${INTEGRATOR}${address}`)
  return tab
}

const show = (tab: Page, name: string, path: string, mode?: string) =>
  tab.evaluate(
    async (options) => {
      const view = globalThis as unknown as Embedding
      await view.mounted?.unmount()
      return new Promise<void>((resolve) => {
        const mounted = view.Yawmi.mount(document.getElementById('place')!, options)
        mounted.on('ready', resolve)
        view.mounted = mounted
      })
    },
    { name, path, mode, brand: BRAND },
  )

const setBox = (tab: Page, width: number) =>
  tab.evaluate((px) => void (document.getElementById('place')!.style.width = `${px}px`), width)

/** Until nothing that can be seen is still a shape of what is to come. */
async function rendered(tab: Page): Promise<void> {
  const busy = tab.locator('#place [aria-busy=true]')
  await nextFrames(tab)
  for (const shape of await busy.all()) await shape.waitFor({ state: 'detached' })
  await tab.waitForFunction(() => document.fonts.status === 'loaded')
}

/** Goes on from the screen that is there, by the first of what leads on. */
async function press(tab: Page, what: string): Promise<void> {
  const title = await tab.locator('#place h1').textContent()
  await tab.locator(`#place ${what}`).first().click()
  await tab.waitForFunction((before) => {
    const heading = document.querySelector('#place > div')?.shadowRoot?.querySelector('h1')?.textContent
    return heading !== undefined && heading !== before
  }, title)
}

async function faultsInBoxes(tab: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const width of BOXES) {
    await setBox(tab, width)
    const lasting = await lastingFindings(async () => {
      await rendered(tab)
      // What could not be had fits anywhere.
      expect(await tab.locator('#place').getByText('تعذّر').count()).toBe(0)
      return layoutFaults(tab, '#place')
    }, SETTLE_MS)
    found.push(...lasting.map((fault) => `${screen} at ${width} px: ${fault}`))
  }
  return found
}

interface Screen {
  path: string
  /** What is pressed on the screen before it in the list, where its address has an id. */
  openedBy?: string
}
const at = (path: string): Screen => ({ path })
const SCREENS: Record<string, Screen[]> = {
  landing: ['/', '/about-us', '/Contact-Us', '/terms-and-conditions', '/webview/privacy-policy'].map(at),
  auth: ['/webview/welcome', '/webview/register', '/webview/confirm-otp', '/webview/callback'].map(at),
  account: ['/my-account', '/subscription-details', '/webview/profile'].map(at),
  content: [
    ...['/home', '/daily-content', '/jokes-list', '/names-translate', '/quotes-list', '/favorites'].map(at),
    at('/videos-list'),
    { path: '/video-details', openedBy: 'a[href*="/video-details/"]' },
    at('/images-list'),
    { path: '/images-details', openedBy: 'a[href*="/images-details/"]' },
    at('/messages-categories'),
    { path: '/messages-list', openedBy: 'li > button' },
    at('/stickers-categories'),
    { path: '/stickers-list', openedBy: 'a[href*="/stickers-list/"]' },
  ],
  designer: [
    '/design-categories',
    '/saved-items',
    '/design-images-list',
    '/design-cards-list',
    '/phone-design-page',
    '/design-page/images',
  ].map(at),
}

test.describe('a remote in a narrow box on a wide page', () => {
  for (const [name, screens] of Object.entries(SCREENS))
    test(`${name} fits each of its screens into 320, 340, 480 and 700 px: nothing stands out, breaks a word or lies over text`, async ({
      arrive,
    }) => {
      test.setTimeout(240_000)

      const tab = await open(arrive, '/box', name === 'designer' ? 900 : undefined)
      const faults: string[] = []
      for (const { path, openedBy } of screens) {
        await setBox(tab, 340)
        if (openedBy) await press(tab, openedBy)
        else await show(tab, name, path)
        faults.push(...(await faultsInBoxes(tab, path)))
      }
      expect(faults).toEqual([])
    })

  for (const [what, address] of [
    ['bare lifecycles', '/box-of-lifecycles'],
    ['the classic container', '/box-of-container'],
  ] as const)
    test(`the home screen by ${what} goes by its box as well`, async ({ arrive }) => {
      const tab = await open(arrive, address)
      await tab.getByRole('heading', { level: 1 }).waitFor()
      expect(await faultsInBoxes(tab, '/home')).toEqual([])
    })

  test('a joke that came into a box without width is as high as its text once the box is opened', async ({
    arrive,
  }) => {
    const tab = await open(arrive, '/box', 900)
    await setBox(tab, 0)
    await show(tab, 'content', '/jokes-list')
    const joke = tab.getByRole('group', { name: 'نكت', exact: true })
    await joke.locator('p').first().waitFor({ state: 'attached' })
    await setBox(tab, 700)
    await expect.poll(async () => (await joke.boundingBox())?.height ?? Infinity).toBeLessThan(1_000)
  })

  test('the tag in a page that centres it is as wide as the page, not as nothing', async ({ arrive }) => {
    const tab = await open(arrive, '/centred')
    await tab.getByLabel('رقم الهاتف').waitFor()
    const widths = await tab.evaluate(() =>
      ['yawmi-remote', 'main'].map((name) => document.querySelector(name)!.getBoundingClientRect().width),
    )
    expect(widths[0]).toBe(widths[1])
  })
})
