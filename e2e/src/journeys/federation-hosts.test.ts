import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { DESKTOP, useVisitors } from '../browser/visitor'
import { INTEGRATOR, useIntegrator } from '../integrators/integrator'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { ROOT, SITE, WORKER } from '../product/product'

const arrive = useVisitors()
const integrator = useIntegrator()
const PLACE = `journey-${WORKER}`
beforeAll(() => {
  const script = path.join(ROOT, 'tooling/src/hosts/federation-hosts.mjs')
  execFileSync(process.execPath, [script, PLACE], { stdio: 'pipe' })
})

/** Opens a built host and takes down what it asks of us. */
async function open(kind: string) {
  integrator.folder = path.join(ROOT, '.cache/hosts', `${PLACE}-${kind}`, 'dist')
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${INTEGRATOR}/`)
  return { page, asked }
}

interface Runtime {
  registerRemotes(remotes: { name: string; entry: string }[]): void
  loadRemote(id: string): Promise<Record<string, object>>
}

/** Loads an expose of a released remote by the page's own federation runtime, and says what it has. */
const load = (page: Page, name: string, expose: string, manifest: string) =>
  page.evaluate(
    async ([remote, wanted, entry]) => {
      const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: [Runtime] } }
      const [instance] = federation.__INSTANCES__
      instance.registerRemotes([{ name: `mfe_${remote}`, entry }])
      const module = await instance.loadRemote(`mfe_${remote}/${wanted}`)
      return Object.entries(module).flatMap(([key, part]) => [key, ...Object.keys(part)])
    },
    [name, expose, manifest] as const,
  )

it.each([
  ['built by webpack that shares React 19', 'shared', 0],
  ['built by webpack that shares nothing', 'unshared', 1],
  ['of the federation runtime alone, with no React', 'runtime', 1],
])(
  'a stock federation host %s mounts auth, content, designer and account; a person signs in, and all of them open',
  async (_, kind, reacts) => {
    const { page, asked } = await open(kind)
    const place = (name: string) => page.locator(`#yawmi-${name}`)
    await place('content').getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
    for (const name of ['designer', 'account']) await place(name).getByText('هذا المحتوى للمشتركين فقط').waitFor()

    await new SignInFlow(place('auth'), page).complete(newNumber())
    await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
    await place('content').getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
    await place('designer').getByRole('heading').first().waitFor()
    await place('account').getByRole('heading').first().waitFor()
    expect(await page.getByText('هذا المحتوى للمشتركين فقط').count()).toBe(0)

    // One React, the page's own where it shares it; and nothing of our shell.
    expect(asked.filter((url) => url.endsWith('/alone-react.mjs')).length).toBe(reacts)
    expect(asked.filter((url) => url.startsWith(`${SITE}/assets/`))).toEqual([])

    // Every remote by the manifest of its release, and the form of them that our shell shows.
    const list = (await (await fetch(`${SITE}/releases.json`)).json()) as {
      remotes: Record<string, { manifest: string }[]>
    }
    for (const [name, releases] of Object.entries(list.remotes)) {
      const manifest = `${SITE}${releases[0]?.manifest}`
      expect(await load(page, name, 'lifecycles', manifest)).toEqual(expect.arrayContaining(['mount', 'unmount']))
      expect(await load(page, name, 'remote', manifest)).toEqual(expect.arrayContaining(['Screen', 'Slot']))
    }
  },
)
