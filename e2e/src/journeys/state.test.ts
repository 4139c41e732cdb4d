import type { Page } from '@playwright/test'
import { DESKTOP, type Visitor } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { codeSentTo, newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SignUp } from '../pages/sign-up'
import { expect, test, type Arrive } from '../test'

/** The local-storage keys of the specification, section 3: who is here, and the rest. */
const WHO = ['token', 'accessToken', 'freeToken', 'isFreeVisitor', 'subscriptionStatus', 'subscriber', 'subscriber_id']
const REST = ['msisdn', 'transaction_identify', 'alert_message', 'dailyVideo', 'backgroundImage', 'dataType']
const RUBBISH = ['[object Object]', '{"id":', 'rubbish']

/** Puts rubbish into keys, a different kind into each. */
const soil = (page: Page, ...keys: string[]) =>
  page.evaluate(
    (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.fromEntries(keys.map((key, turn) => [key, RUBBISH[turn % RUBBISH.length] ?? ''])),
  )

/** A page is sane when its remote shows something, nothing failed, and there is a link or button to go on. */
async function expectSane(page: Page): Promise<void> {
  await page.locator('[data-remote] > *').first().waitFor()
  expect(await page.locator('[data-failed-remote]').count()).toBe(0)
  await page.getByRole('link').or(page.getByRole('button')).first().waitFor()
}

async function comeAs(
  arrive: Arrive,
  who: 'free' | 'subscriber',
  at: string,
): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  if (who === 'free') {
    await page.goto('/')
    await page.getByRole('button', { name: 'محتوى مجاني' }).click()
    await page.waitForURL('**/home')
  } else await signInByApi(page)
  await page.goto(at)
  await page.locator('[data-remote] > *').first().waitFor()
  return { visitor, page }
}

test.describe('rubbish in local storage', () => {
  for (const who of ['subscriber', 'free'] as const)
    test(`in any key leaves a sane page and a way on: ${who}`, async ({ arrive }) => {
      const { page } = await comeAs(arrive, who, '/home')
      const well = await page.evaluate(() => ({ ...localStorage }))
      const restore = () =>
        page.evaluate((values) => {
          localStorage.clear()
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
        }, well)
      for (const key of WHO) {
        await restore()
        await soil(page, key)
        await page.goto('/home')
        await expectSane(page)
      }
      const places = { free: ['/video-details/daily_video'], subscriber: ['/video-details/daily_video', '/my-account'] }
      for (const place of places[who]) {
        await restore()
        await soil(page, ...REST)
        await page.goto(place)
        await expectSane(page)
      }
    })

  test('in the token of a subscriber leads to the landing page, from which one can sign up', async ({ arrive }) => {
    const { page } = await comeAs(arrive, 'subscriber', '/my-account')
    await page.evaluate(() => localStorage.setItem('token', 'rubbish'))
    await page.goto('/my-account')
    await page.waitForURL((url) => url.pathname === '/')
    const number = newNumber()
    const signUp = new SignUp(page)
    await signUp.askForCode(number)
    await signUp.enterCode(await codeSentTo(number))
    // Continues to the requested address.
    await page.waitForURL('**/my-account')
  })
})

test('a token that was revoked elsewhere leads to the landing page at the next call, and says why', async ({
  arrive,
}) => {
  const { page } = await comeAs(arrive, 'subscriber', '/home')
  // Another device signs the same session out; this one hears nothing of it.
  const revoked = await page.evaluate(async () => {
    const { status } = await fetch('/api/players/logout', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    return status
  })
  expect(revoked).toBe(200)
  const landing = page.waitForURL((url) => url.pathname === '/')
  const account = page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name: 'حسابي' })
  // A pending list request may have detected it before the link can be pressed.
  await Promise.race([landing, account.click().catch(() => undefined)])
  await landing
  await page.getByText(/انتهت جلستك على هذا الجهاز/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test.describe('two tabs', () => {
  test('agree on who is here when a free visitor signs up in one of them', async ({ arrive }) => {
    const { visitor, page: free } = await comeAs(arrive, 'free', '/home')
    await free.getByRole('button', { name: 'خروج', exact: true }).waitFor()
    const other = await visitor.tab()
    await new SignUp(other).complete(newNumber())
    await free.getByRole('button', { name: 'قائمة الاشتراك' }).waitFor()
    await free.getByRole('button', { name: 'خروج', exact: true }).waitFor({ state: 'detached' })
  })

  test('show nothing of one subscriber once another has signed in', async ({ arrive }) => {
    const { visitor, page } = await comeAs(arrive, 'subscriber', '/my-account')
    await page.getByRole('textbox', { name: 'اسم المستخدم' }).waitFor()
    const before = await page.evaluate(() => localStorage.getItem('msisdn'))
    // The landing page leads a subscriber on: another signs in where a host app shows the form to whoever is there.
    const other = await visitor.tab('/webview/register')
    const number = newNumber()
    await new SignInFlow(other, other).register(number)
    await page
      .getByRole('main')
      .getByText(`+218${number.slice(1)}`)
      .waitFor()
    await expect.poll(() => page.getByText(`+218${before?.slice(1)}`).count()).toBe(0)
  })

  test('both leave when a free visitor exits in one of them', async ({ arrive }) => {
    const { visitor, page } = await comeAs(arrive, 'free', '/home')
    const other = await visitor.tab('/quotes-list')
    await other.getByRole('button', { name: 'خروج', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})

for (const hours of [-1, 1])
  test.describe(`a clock that is wrong by ${hours} hour`, () => {
    test('signs up, counts down and shows the same dates', async ({ arrive }) => {
      const visitor = await arrive({ viewport: DESKTOP })
      const page = await visitor.tab()
      await page.clock.install({ time: Date.now() + hours * 3_600_000 })
      await new SignUp(page).complete(newNumber())
      await page.goto('/subscription-details')
      await page.getByText('تجربة مجانية', { exact: true }).waitFor()
      const { trialEndsAt } = await page.evaluate(async () => {
        const reply = await fetch('/api/players/subscriber-details', {
          headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
        })
        return ((await reply.json()) as { data: { trialEndsAt: string } }).data
      })
      const end = new Intl.DateTimeFormat('ar-LY', {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Africa/Tripoli',
      })
      await page.getByText(end.format(new Date(trialEndsAt))).waitFor()
      await expectSane(page)
    })
  })

test('the keys are written and cleared where the specification says', async ({ arrive }) => {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab('/')
  const saved = () =>
    page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('yawmi'))))
  await page.getByRole('button', { name: 'محتوى مجاني' }).click()
  await page.waitForURL('**/home')
  await page.waitForFunction(() => localStorage.getItem('freeToken') !== null)
  expect(await saved()).toMatchObject({ isFreeVisitor: 'true', freeToken: 'free-visitor', subscriptionStatus: 'free' })
  expect(JSON.parse((await saved()).subscriber ?? '')).toEqual({
    id: 'visitor_free',
    name: 'زائر مجاني',
    subscription_status: 'free',
  })

  const number = newNumber()
  await new SignUp(page).complete(number)
  const signedIn = await saved()
  expect(Object.keys(signedIn).sort()).toEqual(['msisdn', 'subscriber', 'subscriber_id', 'subscriptionStatus', 'token'])
  expect(signedIn).toMatchObject({ subscriptionStatus: 'active', msisdn: number.replace(/^0/, '+218') })
  expect(JSON.parse(signedIn.subscriber ?? '')).toMatchObject({
    id: signedIn.subscriber_id,
    subscription_status: 'active',
  })

  await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'نعم' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.waitForFunction(() => localStorage.getItem('token') === null)
  // The landing page asks for a new protection script at once.
  expect(Object.keys(await saved()).filter((key) => key !== 'transaction_identify')).toEqual([])
})
