import { DESKTOP, useVisitors } from '../browser/visitor'
import { INTEGRATOR, useIntegrator } from '../integrators/integrator'
import { newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'

const arrive = useVisitors()
useIntegrator()

/** Opens a page of the integrator's and takes down what it asks of us. */
async function open(address: string) {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${INTEGRATOR}${address}`)
  return { page, asked }
}
const noShell = (asked: string[]) => expect(asked.filter((url) => url.startsWith(`${SITE}/assets/`))).toEqual([])

describe('the integrator’s guide: pages of another site, under their own strict policy, with no shell', () => {
  it.each([
    ['one tag', '/plain-tag.html'],
    ['the classic container', '/plain-container.html'],
    ['a single-spa root config', '/single-spa.html#/sign-in'],
  ])('%s signs a person in and tells the page', async (_, address) => {
    const { page, asked } = await open(address)
    await new SignInFlow(page, page).complete(newNumber())
    await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
    noShell(asked)
    // What is the page's own in its storage stays its own.
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => !key.startsWith('yawmi:'))).toEqual([])
  })

  it('a single-spa page goes on to another route and back', async () => {
    const { page } = await open('/single-spa.html#/sign-in')
    await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
    await page.getByRole('link', { name: 'الرئيسية' }).click()
    await page.waitForFunction(() => document.getElementById('sign-in')?.childElementCount === 0)
    await page.getByRole('link', { name: 'تسجيل الدخول' }).click()
    await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  })

  it('a web view’s host fills in the number and hears who signed in', async () => {
    const { page, asked } = await open('/web-view.html')
    const view = page.frameLocator('#view')
    await view.locator('input[value="0912345678"]').waitFor()
    const number = newNumber()
    await new SignInFlow(view, page).register(number)
    await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
    noShell(asked)
  })
})
