import { expect, type Page } from '@playwright/test'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'
import { INTEGRATOR } from './integrator'

interface Runtime {
  registerRemotes(remotes: { name: string; entry: string }[]): void
  loadRemote(id: string): Promise<Record<string, object>>
}

/** Loads an expose of a released remote by the page's own federation runtime, and says what it has. */
const load = (page: Page, name: string, expose: string, manifest: string) =>
  page.evaluate(
    async ([remote, expose, entry]) => {
      const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: [Runtime] } }
      const [instance] = federation.__INSTANCES__
      instance.registerRemotes([{ name: `mfe_${remote}`, entry }])
      const module = await instance.loadRemote(`mfe_${remote}/${expose}`)
      return Object.entries(module).flatMap(([key, part]) => [key, ...Object.keys(part)])
    },
    [name, expose, manifest] as const,
  )

/**
 * Opens the federation host that the integrator serves: auth, content, designer and account stand in it, a person signs
 * in, and all of them open. Then loads every released remote by its manifest.
 * @param reacts how often the page may ask for a React of ours: once, or never where it shares its own.
 */
export async function mountsAll(page: Page, reacts: number): Promise<void> {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${INTEGRATOR}/`)
  const place = (name: string) => page.locator(`#yawmi-${name}`)
  await place('content').getByText('اشترك لتفتح كل المحتوى، أو تصفّح المجاني منه.').waitFor()
  for (const name of ['designer', 'account']) await place(name).getByText('هذا المحتوى للمشتركين فقط').waitFor()

  await new SignInFlow(place('auth'), page).complete(newNumber())
  await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
  await place('content').getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
  await place('designer').getByRole('heading').first().waitFor()
  await place('account').getByRole('heading').first().waitFor()
  expect(await page.getByText('هذا المحتوى للمشتركين فقط').count()).toBe(0)

  expect(requests.filter((url) => url.endsWith('/alone-react.mjs')).length).toBe(reacts)
  expect(requests.filter((url) => url.startsWith(`${SITE}/assets/`))).toEqual([])

  const list = (await (await fetch(`${SITE}/releases.json`)).json()) as {
    remotes: Record<string, { manifest: string }[]>
  }
  for (const [name, releases] of Object.entries(list.remotes)) {
    const manifest = `${SITE}${releases[0]?.manifest}`
    expect(await load(page, name, 'lifecycles', manifest)).toEqual(expect.arrayContaining(['mount', 'unmount']))
    // What our shell shows of it.
    expect(await load(page, name, 'remote', manifest)).toEqual(expect.arrayContaining(['Screen', 'Slot']))
  }
}
