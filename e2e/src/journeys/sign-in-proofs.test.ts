import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { inArabicDigits, newNumber } from '../pages/inbox'
import { ProductOfItsOwn } from '../product/own-release-list'
import { expect, test } from '../test'

const product = new ProductOfItsOwn()
// One product, on ports of its own.
test.describe.configure({ mode: 'default' })
test.afterAll(async () => {
  test.setTimeout(30_000)
  await product.end()
})

const MESSAGE = /^دخول \d+$/
/** The step that asks for a message, wherever it is shown. */
const step = (page: Page) => page.getByRole('group', { name: /نحتاج إلى التأكد من أن الرقم لك/ })
/** The message as the page shows it. */
const messageOn = async (page: Page): Promise<string> =>
  (await step(page).locator('dd').last().textContent())?.trim() ?? ''

/** Sends it from a phone to the short code that the page names. */
async function sendFrom(msisdn: string, page: Page, text: string): Promise<void> {
  const to = await step(page).locator('dd').nth(1).textContent()
  const response = await fetch(`${product.address}/sandbox/sms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ msisdn, to, text }),
  })
  expect(response.status).toBe(201)
}

async function fillIn(page: Page, number: string): Promise<void> {
  await page.goto(`${product.address}/webview/register`)
  await page.getByLabel('رقم الهاتف').fill(number)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'اشترك', exact: true }).click()
}

test.describe('where the server wants a message from the number', () => {
  test.beforeAll(async () => {
    await product.start({ SIGN_IN_PROOF: 'sms' })
  })

  for (const viewport of [PHONE, DESKTOP])
    test(`a person signs up with it from the landing page (${viewport.width} px)`, async ({ arrive }) => {
      const page = await (await arrive({ viewport })).tab(`${product.address}/`)
      const number = newNumber()
      await page.getByLabel('رقم الهاتف').first().fill(number)
      await page.getByRole('button', { name: 'اشترك', exact: true }).click()
      await page.getByRole('dialog', { name: 'أكّد رقمك برسالة' }).waitFor()
      await step(page).waitFor()
      expect(await axeFindings(page)).toEqual([])
      const text = await messageOn(page)
      expect(text).toMatch(MESSAGE)
      await sendFrom(number, page, text)
      await page.waitForURL('**/home')
      await page.getByText('حقائق مذهلة ومعلومات مفيدة ومحتوى جميل').waitFor()
    })

  test('a person signs in with it in a web view, written by hand in Arabic digits, over a reload', async ({
    arrive,
  }) => {
    const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
    const number = newNumber()
    await fillIn(page, number)
    await step(page).waitFor()
    const text = await messageOn(page)
    expect(await page.getByRole('link', { name: 'إرسال رسالة' }).getAttribute('href')).toContain(
      encodeURIComponent(text),
    )
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await step(page).waitFor()
    expect(await messageOn(page)).toBe(text)
    await sendFrom(number, page, inArabicDigits(text))
    await page.getByRole('heading', { name: 'تم التحقق من رقمك' }).waitFor()
    expect(await page.locator('#access_token').inputValue()).not.toBe('')
  })

  test('one message is enough where the answer to it was lost on its way', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    const number = newNumber()
    await fillIn(page, number)
    await step(page).waitFor()
    let lost = 0
    await page.route('**/confirm/sms', async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data?: { state: string } }
      if (data?.state !== 'signed_in' || lost > 0) return route.fulfill({ response })
      lost += 1
      return route.abort('connectionreset')
    })
    await sendFrom(number, page, await messageOn(page))
    await page.getByText(/تعذّر الاتصال بالخدمة/).waitFor()
    await page.getByRole('heading', { name: 'تم التحقق من رقمك' }).waitFor()
    expect(lost).toBe(1)
  })
})

test.describe('where the server wants work of the browser', () => {
  test.beforeAll(async () => {
    await product.start({ SIGN_IN_PROOF: 'work' })
  })

  test('a person signs in as ever, and nothing is asked of them', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    const answers: number[] = []
    page.on('response', (response) => {
      if (/players\/(login|confirm)/.test(response.url())) answers.push(response.status())
    })
    const number = newNumber()
    await fillIn(page, number)
    await page.getByRole('heading', { name: 'رمز التحقق' }).waitFor({ timeout: 60_000 })
    const sent = await fetch(`${product.address}/sandbox/messages?msisdn=${number}`)
    const code = /#(\d{4})/.exec(await sent.text())?.[1] ?? ''
    await page.getByLabel(/^الرقم . من .$/).click()
    await page.keyboard.insertText(code)
    await page.getByRole('button', { name: 'تأكيد', exact: true }).click()
    await page.getByRole('heading', { name: 'تم التحقق من رقمك' }).waitFor({ timeout: 60_000 })
    expect(answers).toEqual([422, 200, 422, 200])
  })
})
