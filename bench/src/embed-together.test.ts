import { DESKTOP } from '@yawmi/e2e/browser'
import { BRAND, INTEGRATOR, type Integrator } from '@yawmi/e2e/integrators'
import { SITE } from '@yawmi/e2e/product'
import type { Page } from '@playwright/test'
import { print } from './print'
import { takeDown, type Sent } from './sent'
import { expect, test, type Arrive } from '@yawmi/e2e/test'

const REMOTES = ['auth', 'account', 'content', 'designer', 'landing']

/** What each remote shows to a person who is not signed in, when it is there. */
const byTag = (names: string[]) =>
  `<script src="${SITE}/embed.js" defer></script>` +
  names.map((name) => `<yawmi-remote name="${name}" brand="${BRAND}"></yawmi-remote>`).join('')

const byContainer = (names: string[]) => `
  ${names.map((name) => `<div id="${name}"></div>`).join('')}
  <script type="module">
    const { remotes } = await (await fetch('${SITE}/releases.json')).json()
    const scope = {}
    for (const name of ${JSON.stringify(names)}) {
      const script = document.createElement('script')
      script.src = '${SITE}' + remotes[name][0].manifest.replace('mf-manifest.json', 'remoteEntry.js')
      await new Promise((resolve) => document.head.append(Object.assign(script, { onload: resolve })))
      const container = globalThis['mfe_' + name]
      await container.init(scope)
      const { bootstrap, mount } = (await container.get('./lifecycles'))()
      const props = { domElement: document.getElementById(name), apiBase: '${SITE}', brand: '${BRAND}' }
      await bootstrap(props)
      await mount(props)
    }
  </script>`

const WAYS = { tag: byTag, container: byContainer }
const pathOf = (way: string, names: string[]) => `/${way}-${names.join('-')}`
const put = (integrator: Integrator, way: keyof typeof WAYS, names: string[]) =>
  integrator.pages.set(
    pathOf(way, names),
    `<!doctype html><html lang="ar" dir="rtl"><head><title>متجري</title></head><body>${WAYS[way](names)}</body></html>`,
  )

/** Bytes and answers of ours until a page's first screens are there. */
async function cost(
  arrive: Arrive,
  integrator: Integrator,
  way: keyof typeof WAYS,
  names: string[],
): Promise<{ sent: Sent[]; bytes: number }> {
  put(integrator, way, names)
  const page: Page = await (await arrive({ viewport: DESKTOP })).tab()
  const all = await takeDown(page)
  await page.goto(`${INTEGRATOR}${pathOf(way, names)}`)
  for (const name of names)
    await page
      .locator(way === 'tag' ? `yawmi-remote[name=${name}]` : `#${name}`)
      .getByRole('heading')
      .first()
      .waitFor()
  await page.waitForLoadState('networkidle')
  const sent = all.filter(({ ours, path }) => ours && !path.startsWith('/media'))
  return { sent, bytes: sent.reduce((total, { bytes }) => total + bytes, 0) }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

for (const way of ['tag', 'container'] as const)
  test(`two remotes of a page share one React, by the ${way}`, async ({ arrive, integrator }) => {
    const separate = [await cost(arrive, integrator, way, ['auth']), await cost(arrive, integrator, way, ['account'])]
    const together = await cost(arrive, integrator, way, ['auth', 'account'])
    const apart = separate.reduce((total, { bytes }) => total + bytes, 0)
    print(`auth and account by the ${way}: ${kilobytes(together.bytes)} together, ${kilobytes(apart)} each alone`)
    const reacts = together.sent.filter(({ path }) => path.endsWith('/alone-react.mjs'))
    expect(reacts).toHaveLength(1)
    expect(together.bytes).toBeLessThan(apart - (reacts[0]?.bytes ?? 0) + 1024)
  })

// The table of the integrators' guide: `npm run bench -- embed`.
const table = process.env.BENCH === 'embed' ? test : test.skip
table('what each remote costs a page', async ({ arrive, integrator }) => {
  for (const way of ['tag', 'container'] as const)
    for (const name of REMOTES) {
      const { sent, bytes } = await cost(arrive, integrator, way, [name])
      print(`${name} by the ${way}: ${kilobytes(bytes)} to the first screen, ${sent.length} answers`)
    }
})
