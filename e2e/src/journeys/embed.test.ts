import { DESKTOP } from '../browser/visitor'
import { BRAND, INTEGRATOR } from '../integrators/integrator'
import { codeSentTo, inArabicDigits, newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SITE } from '../product/product'
import { expect, test, type Arrive } from '../test'

/** Opens a page of the integrator's and takes down what it asks of us. */
async function open(arrive: Arrive, address: string) {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${INTEGRATOR}${address}`)
  return { page, requests }
}
const noShell = (requests: string[]) => expect(requests.filter((url) => url.startsWith(`${SITE}/assets/`))).toEqual([])

test.describe('the integrator’s guide: pages of another site, under their own strict policy, with no shell', () => {
  for (const [what, address] of [
    ['one tag', '/plain-tag.html'],
    ['the classic container', '/plain-container.html'],
    ['a single-spa root config', '/single-spa.html#/sign-in'],
  ] as const)
    test(`${what} signs a person in and tells the page`, async ({ arrive }) => {
      const { page, requests } = await open(arrive, address)
      await new SignInFlow(page, page).complete(newNumber())
      await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
      noShell(requests)
      // What is the page's own in its storage stays its own.
      const keys = await page.evaluate(() => Object.keys(localStorage))
      expect(keys.filter((key) => !key.startsWith('yawmi:'))).toEqual([])
    })

  test('a single-spa page goes on to another route and back', async ({ arrive }) => {
    const { page } = await open(arrive, '/single-spa.html#/sign-in')
    await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
    await page.getByRole('link', { name: 'الرئيسية' }).click()
    await page.waitForFunction(() => document.getElementById('sign-in')?.childElementCount === 0)
    await page.getByRole('link', { name: 'تسجيل الدخول' }).click()
    await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  })

  test('a page around the flow fills in the number, and its server learns who signed in by a one-time code', async ({
    arrive,
  }) => {
    const { page, requests } = await open(arrive, '/web-view.html')
    const view = page.frameLocator('#view')
    await view.locator('input[value="0912345678"]').waitFor()
    const number = newNumber()
    await new SignInFlow(view, page).register(number)
    await page.waitForFunction(() => document.getElementById('account')?.textContent !== '')
    noShell(requests)
  })

  test('goes on, after a reload, to the code that was sent, which may be typed in Arabic digits', async ({
    arrive,
  }) => {
    const { page } = await open(arrive, '/plain-tag.html')
    const number = newNumber()
    await page.getByText('متابعة', { exact: true }).click()
    await page.getByLabel('رقم الهاتف').fill(number)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'اشترك', exact: true }).click()
    await page.getByRole('heading', { name: 'رمز التحقق' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'رمز التحقق' }).waitFor()
    // The time until another may be asked for goes on from where it was.
    await page.getByText(/يمكنك طلب رمز جديد بعد/).waitFor()
    expect(await page.getByRole('button', { name: 'إعادة إرسال الرمز' }).isDisabled()).toBe(true)
    await page.getByLabel(/^الرقم . من .$/).click()
    await page.keyboard.insertText(inArabicDigits(await codeSentTo(number)))
    await page.getByRole('button', { name: 'تأكيد', exact: true }).click()
    await page.getByRole('heading', { name: 'تم التحقق من رقمك' }).waitFor()
  })

  test('lets no page frame the flow, hear of it or fill it in whose origin the brand does not allow', async ({
    arrive,
    integrator,
  }) => {
    integrator.pages.set(
      '/frames.html',
      `<!doctype html><title>x</title><script>
        heard = []
        addEventListener('message', ({ data, source }) => {
          heard.push([source === frames[0] ? 'allowed' : 'other', data.type])
          for (const one of [frames[0], frames[1]]) one.postMessage({ type: 'yawmi:prefill', msisdn: '0912345678' }, '*')
        })
      </script>
      <iframe src="https://yawmi.example/embed/auth?brand=${BRAND}&path=/webview/register"></iframe>
      <iframe src="https://yawmi.example/embed/auth?brand=yawmi&path=/webview/register"></iframe>`,
    )
    // The browser logs that it refuses the second frame: this is no fault of a page of ours.
    const page = await (await arrive()).context.newPage()
    await page.goto(`${INTEGRATOR}/frames.html`)
    await page.frameLocator('iframe >> nth=0').locator('input[value="0912345678"]').waitFor()
    expect(await page.frames()[2]?.locator('input').count()).toBe(0)
    expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown }).heard)).toEqual([
      ['allowed', 'yawmi:ready'],
    ])
  })
})
