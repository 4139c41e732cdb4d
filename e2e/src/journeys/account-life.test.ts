import type { Page } from '@playwright/test'
import { DESKTOP } from '../browser/visitor'
import { advanceClock, leaveCredit, messageCount, nextCodeTo } from '../pages/carrier-sandbox'
import { enterCode, notice, question } from '../pages/dialogs'
import { newNumber } from '../pages/inbox'
import { signInByApi } from '../pages/subscriber'
import { ProductOfItsOwn } from '../product/own-release-list'
import { expect, test } from '../test'

// Its clock is moved.
const product = new ProductOfItsOwn([], true)
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await product.start()
})
test.afterAll(async () => {
  test.setTimeout(30_000)
  await product.end()
})

interface Standing {
  /** Status of the categories call: 200, 402 or 406. */
  content: number
  details: {
    status: string
    charges: unknown[]
    expirationDate: string | null
    nextCharge: { at: string } | null
  }
}

/** A charge was tried without success: the next one is later than what was paid for. */
const isOverdue = ({ expirationDate, nextCharge }: Standing['details']) =>
  expirationDate !== null && nextCharge !== null && Date.parse(nextCharge.at) > Date.parse(expirationDate)

/** What the server says of the person on this page, asked until it is as wanted: jobs charge within seconds. */
async function until(page: Page, what: string, isReached: (standing: Standing) => boolean): Promise<void> {
  await expect(async () => {
    const standing = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
      const [content, details] = await Promise.all([
        fetch('/api/players/categories', { headers, cache: 'no-store' }),
        fetch('/api/players/subscriber-details', { headers, cache: 'no-store' }),
      ])
      return { content: content.status, details: ((await details.json()) as { data: Standing['details'] }).data }
    })
    expect(isReached(standing), `${what}: ${JSON.stringify(standing)}`).toBe(true)
  }).toPass({ timeout: 40_000, intervals: [250] })
}

async function confirmByCode(page: Page, number: string, press: () => Promise<void>): Promise<void> {
  const known = await messageCount(number, product.address)
  await press()
  await notice(page, 'رمز التحقق').waitFor()
  const code = await nextCodeTo(number, known, product.address)
  // The page loads itself anew when the code was right: what is seen next must not be the old one.
  await Promise.all([page.waitForEvent('load'), enterCode(page, code)])
}

const charges = (page: Page) => page.getByRole('table').getByRole('row')

test('the whole life of a subscription is seen in the page, each step within one refresh', async ({ arrive }) => {
  test.setTimeout(120_000)
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  const number = newNumber()
  await signInByApi(page, number, '', product.address)

  // Trial.
  await page.goto(`${product.address}/subscription-details`)
  await page.getByText('تجربة مجانية', { exact: true }).waitFor()
  await page.getByText('لم نخصم منك شيئًا حتى الآن.').waitFor()

  // First charge.
  await advanceClock('PT25H', product.address)
  await until(page, 'the first charge', ({ details }) => details.charges.length === 1)
  await page.reload()
  await page.getByText(/0\.250\s+دينار\s+يوميًا/).waitFor()
  await page.getByText(/محتواك متاح حتى/).waitFor()
  await expect(charges(page)).toHaveCount(1 + 1)

  // No credit.
  await leaveCredit(number, 0, product.address)
  await advanceClock('PT25H', product.address)
  await until(page, 'payment required', ({ content, details }) => content === 402 && isOverdue(details))
  await page.reload()
  await page.getByText(/ورصيدك لا يكفي للتجديد/).waitFor()
  await page.goto(`${product.address}/home`)
  const noCredit = question(page, 'عزيزي المشترك، ليس لديك رصيد')
  await noCredit.waitFor()
  await page.keyboard.press('Escape')
  await noCredit.waitFor({ state: 'detached' })

  // Expiry.
  await advanceClock('P10D', product.address)
  await until(page, 'expiry', ({ content, details }) => content === 406 && details.status !== 'active')
  await page.goto(`${product.address}/subscription-details`)
  await page.getByText(/لن يتجدد اشتراكك/).waitFor()
  await page.getByRole('button', { name: 'تجديد الاشتراك' }).waitFor()

  // Renewal without credit, by the button of the alert: the code has done its part, and the page says what is missing.
  await page.goto(`${product.address}/home`)
  await confirmByCode(page, number, () =>
    question(page, 'انتهى اشتراكك في الباقة الحالية').getByRole('button', { name: 'تجديد' }).click(),
  )
  await noCredit.waitFor()

  // Credit: the content opens without another code.
  await leaveCredit(number, 10_000, product.address)
  await advanceClock('PT10M', product.address)
  await until(page, 'the content', ({ content }) => content === 200)
  await page.goto(`${product.address}/home`)
  await page.getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
  await until(page, 'the charge of the renewal', ({ details }) => details.charges.length > 0)
  await page.goto(`${product.address}/subscription-details`)
  await page.getByRole('button', { name: 'إلغاء الاشتراك' }).waitFor()

  // Cancellation: what is paid for stays.
  await advanceClock('PT10M', product.address)
  await confirmByCode(page, number, async () => {
    await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
    await question(page, 'هل تريد إلغاء اشتراكك؟').getByRole('button', { name: 'نعم' }).click()
  })
  await page.getByText(/لن يتجدد اشتراكك/).waitFor()
  await page.getByText('لن نخصم منك شيئًا.').waitFor()

  // Re-activation.
  await advanceClock('PT10M', product.address)
  await confirmByCode(page, number, async () => {
    await page.getByRole('button', { name: 'تجديد الاشتراك' }).click()
    await question(page, 'هل تريد تجديد اشتراكك؟').getByRole('button', { name: 'نعم' }).click()
  })
  await page.getByRole('button', { name: 'إلغاء الاشتراك' }).waitFor()
  await until(page, 'the content', ({ content, details }) => content === 200 && details.status === 'active')
})
