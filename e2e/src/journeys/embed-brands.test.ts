import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { codeSentTo, newNumber } from '../pages/inbox'
import { expect, test } from '../test'

/** A number of each brand's own; contrast of both themes is measured with the brand's schema. */
const BRANDS = [
  { brand: 'yawmi', prefix: '091', dark: false },
  { brand: 'nasma', prefix: '091', dark: true },
  { brand: 'rimal', prefix: '092', dark: false },
]

for (const { brand, prefix, dark } of BRANDS)
  test.describe(`the sign-in flow in the brand ${brand}`, () => {
    test('is clean to axe on every page, with a refused code too', async ({ arrive }) => {
      const page = await (await arrive({ viewport: PHONE, dark })).tab(`/embed/auth?brand=${brand}`)
      const isClean = async () => expect(await axeFindings(page)).toEqual([])
      await page.locator('h1').waitFor()
      await isClean()

      await page.locator('a[href$="/register"]').click()
      await page.getByRole('checkbox').check()
      const number = newNumber().replace('091', prefix)
      await page.getByLabel('رقم الهاتف').fill(number)
      await isClean()

      await page.locator('button[type=submit]').click()
      const code = page.getByRole('textbox')
      await page.getByRole('heading', { name: 'رمز التحقق' }).waitFor()
      const sent = await codeSentTo(number)
      await code.fill(sent === '0000' ? '1111' : '0000')
      await page.locator('button[type=submit]').click()
      await page.locator('input[aria-invalid]').waitFor()
      // The error is tied to the field and announced.
      const described = await code.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${described}"][role=alert]`).textContent()).not.toBe('')
      await isClean()

      await code.fill(sent)
      await page.locator('button[type=submit]').click()
      await page.locator('#access_token').waitFor({ state: 'attached' })
      await isClean()
    })
  })

test('falls back to the default brand where there is none of the name', async ({ arrive }) => {
  const page = await (await arrive()).tab('/embed/auth?brand=nobody')
  await page.getByRole('heading', { name: 'بداية جديدة مع التطبيق' }).waitFor()
  expect(await page.title()).toBe('يومي')
})

test('tells a host app over each bridge that it put into the page, with the values of the hidden fields', async ({
  arrive,
}) => {
  const visitor = await arrive()
  await visitor.context.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(globalThis, {
      events,
      YawmiAndroid: { postMessage: (json: string) => events.push(['android', JSON.parse(json)]) },
      ReactNativeWebView: { postMessage: (json: string) => events.push(['react-native', JSON.parse(json)]) },
      webkit: { messageHandlers: { yawmi: { postMessage: (message: unknown) => events.push(['ios', message]) } } },
    })
  })
  const page = await visitor.tab('/embed/auth?path=/webview/register')
  const number = newNumber()
  await page.getByRole('checkbox').check()
  await page.getByLabel('رقم الهاتف').fill(number)
  await page.locator('button[type=submit]').click()
  await page.getByRole('heading', { name: 'رمز التحقق' }).waitFor()
  await page.getByRole('textbox').fill(await codeSentTo(number))
  await page.locator('button[type=submit]').click()
  const field = page.locator('#access_token')
  await field.waitFor({ state: 'attached' })
  const token = await field.inputValue()
  await expect(async () => {
    const events = await page.evaluate(() => (globalThis as unknown as { events: [string, { type: string }][] }).events)
    const signedIn = events.filter(([, { type }]) => type === 'yawmi:signed-in')
    expect(signedIn.map(([bridge]) => bridge).sort()).toEqual(['android', 'ios', 'react-native'])
    for (const [, message] of signedIn)
      expect(message).toMatchObject({ access_token: token, otp_status: '200', redirect: 'home' })
  }).toPass()
})
