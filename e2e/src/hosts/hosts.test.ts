import type { Page } from '@playwright/test'
import { DESKTOP } from '../browser/visitor'
import { INTEGRATOR, type Integrator } from '../integrators/integrator'
import { mountsAll } from '../integrators/federation-host'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { test, type Arrive } from '../test'

/** What `npm run test:hosts` has built of docs/integrators, as it names them. */
const built = JSON.parse(process.env.HOSTS ?? '[]') as { name: string; folder: string }[]
const folderOf = (host: string) => built.find(({ name }) => name === host)?.folder
/** Those of the hosts that were built; of the others the command says why they are missing. */
const those = (hosts: string[]) => hosts.filter((host) => folderOf(host) !== undefined)

async function open(arrive: Arrive, integrator: Integrator, host: string, path = '/'): Promise<Page> {
  integrator.folder = folderOf(host)
  return (await arrive({ viewport: DESKTOP })).tab(`${INTEGRATOR}${path}`)
}

const signedIn = (page: Page) =>
  page.waitForFunction(() => document.getElementById('account')?.textContent?.trim() !== '')

for (const host of those(['vue', 'svelte', 'angular', 'next']))
  test(`in ${host} the tag signs a person in, its template hears of it, and another name shows another remote`, async ({
    arrive,
    integrator,
  }) => {
    const page = await open(arrive, integrator, host)
    const tag = page.locator('yawmi-remote')
    await new SignInFlow(tag, page).complete(newNumber())
    await signedIn(page)
    await page.getByRole('button', { name: 'المحتوى' }).click()
    await tag.getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
    await page.getByRole('button', { name: 'الدخول' }).click()
    await tag.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  })

for (const host of those(['single-spa-layout']))
  test(`in ${host} a remote stands in its route, goes with it and comes back`, async ({ arrive, integrator }) => {
    const page = await open(arrive, integrator, host, '/#/sign-in')
    await new SignInFlow(page, page).complete(newNumber())
    await signedIn(page)
    await page.getByRole('link', { name: 'الرئيسية' }).click()
    await page.waitForFunction(() => !document.querySelector('[id="single-spa-application:yawmi-auth"] *'))
    await page.getByRole('link', { name: 'تسجيل الدخول' }).click()
    await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  })

for (const host of those(['module-federation', 'module-federation:rspack', 'federation-runtime']))
  test(`a stock federation host, ${host}, mounts auth, content, designer and account`, async ({
    arrive,
    integrator,
  }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    integrator.folder = folderOf(host)
    await mountsAll(page, host === 'federation-runtime' ? 1 : 0)
  })
