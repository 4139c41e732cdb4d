import type { Page } from 'playwright-core'
import { DESKTOP, useVisitors } from '../browser/visitor'
import { INTEGRATOR, useIntegrator } from '../integrators/integrator'
import { mountsAll } from '../integrators/federation-host'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'

/** What `npm run test:hosts` has built of docs/integrators, as it names them. */
const built = JSON.parse(process.env.HOSTS ?? '[]') as { name: string; folder: string }[]
const folderOf = (host: string) => built.find(({ name }) => name === host)?.folder
/** Those of the hosts that were built; of the others the command says why they are missing. */
const those = (hosts: string[]) => hosts.filter((host) => folderOf(host) !== undefined)

const arrive = useVisitors()
const integrator = useIntegrator()

async function open(host: string, path = '/'): Promise<Page> {
  integrator.folder = folderOf(host)
  return (await arrive({ viewport: DESKTOP })).tab(`${INTEGRATOR}${path}`)
}

const signedIn = (page: Page) =>
  page.waitForFunction(() => document.getElementById('account')?.textContent?.trim() !== '')

const whenBuilt = (hosts: string[]) => (those(hosts).length > 0 ? it.each(those(hosts)) : it.skip.each(['none']))

whenBuilt(['vue', 'svelte', 'angular', 'next'])(
  'in %s the tag signs a person in, its template hears of it, and another name shows another remote',
  async (host) => {
    const page = await open(host)
    const tag = page.locator('yawmi-remote')
    await new SignInFlow(tag, page).complete(newNumber())
    await signedIn(page)
    await page.getByRole('button', { name: 'المحتوى' }).click()
    await tag.getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
    await page.getByRole('button', { name: 'الدخول' }).click()
    await tag.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  },
)

whenBuilt(['single-spa-layout'])('in %s a remote stands in its route, goes with it and comes back', async (host) => {
  const page = await open(host, '/#/sign-in')
  await new SignInFlow(page, page).complete(newNumber())
  await signedIn(page)
  await page.getByRole('link', { name: 'الرئيسية' }).click()
  await page.waitForFunction(() => !document.querySelector('[id="single-spa-application:yawmi-auth"] *'))
  await page.getByRole('link', { name: 'تسجيل الدخول' }).click()
  await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
})

whenBuilt(['module-federation', 'module-federation:rspack', 'federation-runtime'])(
  'a stock federation host, %s, mounts auth, content, designer and account',
  async (host) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    integrator.folder = folderOf(host)
    await mountsAll(page, host === 'federation-runtime' ? 1 : 0)
  },
)
