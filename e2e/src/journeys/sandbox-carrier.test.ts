import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { newNumber } from '../pages/inbox'
import { SignUp } from '../pages/sign-up'
import { signInByApi } from '../pages/subscriber'
import { SITE } from '../product/product'
import { expect, test } from '../test'

const international = (number: string) => `+218${number.slice(1)}`

/** The sandbox carrier's page with a number chosen. */
async function play(page: Page, number: string): Promise<void> {
  await page.goto('/sandbox')
  await page.getByLabel('رقم الهاتف').fill(number)
  await page.getByRole('button', { name: 'اختر الرقم' }).click()
  await page.getByRole('region', { name: 'الرقم المختار' }).getByText(international(number)).waitFor()
}

test.describe('the page of the sandbox carrier', () => {
  test('tops a phone up, empties it, and sends from it', async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab()
    await play(page, newNumber())
    const phone = page.getByRole('region', { name: 'الرقم المختار' })
    await phone.getByText('20.000 دينار', { exact: true }).waitFor()
    await page.getByRole('button', { name: '+ 5 دنانير' }).click()
    await phone.getByText('25.000 دينار', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'أفرغ الرصيد' }).click()
    await phone.getByText('0.000 دينار', { exact: true }).waitFor()
    await phone.getByText('لا رصيد').waitFor()
    await page.getByLabel('نص الرسالة').fill('مرحبًا')
    await page.getByRole('button', { name: 'أرسل', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: 'مرحبًا' }).getByText('من', { exact: true }).waitFor()
  })

  test('offers the words of every brand that has the short code, and sends the one that is pressed', async ({
    arrive,
  }) => {
    const page = await (await arrive()).tab()
    const keywords = [
      { to: '19020', subscribe: '1', cancel: '0' },
      { to: '19020', subscribe: 'نعم', cancel: '0' },
      { to: '15511', subscribe: 'R', cancel: 'STOP R' },
    ]
    await page.route('**/sandbox/keywords', (route) => route.fulfill({ json: { data: keywords } }))
    await play(page, newNumber())
    const offers = page.getByRole('button', { name: /للاشتراك|للإلغاء/ })
    await expect.poll(() => offers.allTextContents()).toEqual(['أرسل 1 للاشتراك', 'أرسل نعم للاشتراك', 'أرسل 0 للإلغاء'])
    await page.getByRole('button', { name: 'أرسل نعم للاشتراك' }).click()
    await page.getByRole('listitem').filter({ hasText: 'نعم' }).getByText('من', { exact: true }).waitFor()
    await page.getByLabel('إلى', { exact: true }).fill('15511')
    await expect.poll(() => offers.allTextContents()).toEqual(['أرسل R للاشتراك', 'أرسل STOP R للإلغاء'])
  })

  test('switches a fault on for the chosen number alone, and off again', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const number = newNumber()
    await play(page, number)
    await page.getByRole('radio', { name: 'الرقم المختار' }).check()
    const twice = page.getByRole('switch', { name: 'أحداث مكررة' })
    // Pressed, not checked: an answer that was on its way may put the switch back before the next one has it right.
    await twice.click()
    await page.getByText('شُغّل العطل: أحداث مكررة.').waitFor()
    const faults = async () => {
      const reply = await fetch(`${SITE}/sandbox/state?msisdn=${number}`)
      const { data } = (await reply.json()) as { data: { faults: string[]; chosen: { faults: string[] } } }
      return [data.faults, data.chosen.faults]
    }
    expect(await faults()).toEqual([[], ['events_twice']])
    await page.getByRole('radio', { name: 'كل الأرقام' }).check()
    await expect(twice).toBeChecked({ checked: false })
    await page.getByRole('radio', { name: 'الرقم المختار' }).check()
    await expect(twice).toBeChecked()
    await twice.click()
    await page.getByText('أُوقف العطل: أحداث مكررة.').waitFor()
    expect(await faults()).toEqual([[], []])
  })

  test('shows switches as they are at the carrier and keeps a text, where it could not be reached', async ({
    arrive,
  }) => {
    const page = await (await arrive()).tab()
    await play(page, newNumber())
    await page.getByRole('radio', { name: 'الرقم المختار' }).check()
    await page.route(/sandbox\/(faults|sms)$/, (route) => route.abort())
    const down = page.getByRole('switch').first()
    await down.click()
    await page.getByText('تعذّر ذلك، حاول مرة أخرى.').waitFor()
    await expect(down).toBeChecked({ checked: false })
    const text = page.getByLabel('نص الرسالة')
    await text.fill('مرحبًا')
    await page.getByRole('button', { name: 'أرسل', exact: true }).click()
    await expect(text).toHaveValue('مرحبًا')
    await page.unroute(/sandbox\/(faults|sms)$/)
    await page.getByRole('button', { name: 'أرسل', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: 'مرحبًا' }).getByText('من', { exact: true }).waitFor()
    await expect(text).toHaveValue('')
  })

  test('shows by itself what happens elsewhere, and says when it cannot', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const number = newNumber()
    await play(page, number)
    await fetch(`${SITE}/sandbox/sms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ msisdn: number, to: '19020', text: 'من مكان آخر' }),
    })
    await page.getByText('من مكان آخر').waitFor()
    await page.route('**/sandbox/state**', (route) => route.abort())
    await page.getByRole('alert').filter({ hasText: 'تعذّر الاتصال' }).waitFor()
    await page.unroute('**/sandbox/state**')
    await page.getByRole('alert').filter({ hasText: 'تعذّر الاتصال' }).waitFor({ state: 'hidden' })
  })

  test('is clean for axe and easy to touch on a phone, light, and a wide window, dark', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const number = newNumber()
    await signInByApi(page, number)
    for (const open of [() => play(page, number), () => page.goto(`/sandbox/inbox?msisdn=${number}`)]) {
      await open()
      await page.locator('.message').first().waitFor()
      for (const [viewport, colorScheme] of [
        [PHONE, 'light'],
        [DESKTOP, 'dark'],
      ] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        expect(await axeFindings(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await smallTargets(page)).toEqual([])
      }
    }
  })
})

/** What can be pressed and is lower or narrower than 44 px; a label counts with its control. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input')]
      .map((control): HTMLElement => control.closest('label') ?? control)
      .filter((target) => target.offsetParent !== null)
      .filter((target) => target.getBoundingClientRect().height < 44 || target.getBoundingClientRect().width < 44)
      .map((target) => target.outerHTML.slice(0, 80)),
  )
}

test.describe('the protection script on the landing page', () => {
  const button = (page: Page) => page.locator('#cta_button')

  test('watches the button, sees a person press it, and lets the code through', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const number = newNumber()
    const signUp = new SignUp(page)
    await signUp.open()
    await page.locator('#cta_button[data-protection=watching]').waitFor()
    await holdLoginUntilReported(page)
    await signUp.askForCode(number)
    expect(await verdictOn(number)).toMatchObject({ pressed: 'person', passed: true })
  })

  test('sees a press that no person made, and the code is refused', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const number = newNumber()
    await new SignUp(page).open()
    await page.locator('#cta_button[data-protection=watching]').waitFor()
    await page.getByLabel('رقم الهاتف').first().fill(number)
    await holdLoginUntilReported(page)
    await button(page).evaluate((element) => (element as HTMLButtonElement).click())
    await page.locator('#cta_button[data-protection=forged]').waitFor()
    await page.getByText('تعذّر الاشتراك بهذا الرقم.').first().waitFor()
    expect(await verdictOn(number)).toMatchObject({ pressed: 'script', passed: false })
  })
})

/** The report on a press goes out before the login, but on a way of its own, and is not taken after it. */
async function holdLoginUntilReported(page: Page): Promise<void> {
  const reported = page.waitForResponse(
    (response) =>
      response.url().endsWith('/sandbox/protection') &&
      (response.request().postDataJSON() as { pressed: string }).pressed !== 'no',
  )
  await page.route('**/api/players/login', async (route) => {
    await reported
    await route.continue()
  })
}

interface Attempt {
  pressed: string
  msisdn?: string
}

/** What the carrier's protection service saw of late. */
async function attempts(): Promise<Attempt[]> {
  const reply = await fetch(`${SITE}/sandbox/state`)
  return ((await reply.json()) as { data: { attempts: Attempt[] } }).data.attempts
}

const verdictOn = async (number: string) => (await attempts()).find(({ msisdn }) => msisdn === international(number))
