import type { Page, Route } from '@playwright/test'
import { notice, onOwnEntry } from '../pages/dialogs'
import { codeSentTo, newNumber } from '../pages/inbox'
import { SignInFlow } from '../pages/sign-in-flow'
import { SignUp } from '../pages/sign-up'
import { expect, test, type Arrive } from '../test'

const codeDialog = (page: Page) => notice(page, 'رمز التحقق')

test.describe('signing up, interrupted', () => {
  test('«back» closes the code dialog and not the page, and the code stays good over a reload', async ({ arrive }) => {
    const page = await (await arrive()).tab('/about-us')
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.begin(number)
    await onOwnEntry(page)
    await page.goBack()
    await codeDialog(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByLabel('رقم الهاتف').first().inputValue()).toBe(number)

    await page.getByRole('button', { name: 'إدخال الرمز' }).click()
    await codeDialog(page).waitFor()
    await page.reload()
    await codeDialog(page).waitFor()
    await signUp.enterCode(await codeSentTo(number))
    await page.waitForURL('**/home')
    // Neither the dialog nor the page that it stood on is left behind.
    await page.goBack()
    await page.waitForURL('**/about-us')
  })

  test('returns the focus to the form when the code dialog is closed by a key, the first one too', async ({
    arrive,
  }) => {
    const page = await (await arrive()).tab()
    await new SignUp(page).open()
    const field = page.getByLabel('رقم الهاتف').first()
    await field.fill(newNumber())
    await field.press('Enter')
    await codeDialog(page).getByRole('textbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await codeDialog(page).waitFor({ state: 'detached' })
    await expect(field).toBeFocused()
    // From the button, too, which gets a fresh script of the carrier's meanwhile.
    await field.fill(newNumber())
    const button = page.locator('#cta_button')
    await button.click()
    await codeDialog(page).getByRole('textbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await codeDialog(page).waitFor({ state: 'detached' })
    await expect(button).toBeFocused()
  })

  test('keeps the code when the service goes away in the middle, says so, and goes on with it', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.begin(number)
    const code = await codeSentTo(number)
    await page.route('**/api/**', (route) => route.abort())
    await signUp.enterCode(code)
    await codeDialog(page)
      .getByText(/تعذّر الاتصال بالخدمة/)
      .waitFor()
    expect(await codeDialog(page).getByRole('textbox').inputValue()).toBe(code)
    await page.unroute('**/api/**')
    await codeDialog(page).getByRole('button', { name: 'إرسال', exact: true }).click()
    await page.waitForURL('**/home')
  })

  const loseAnswer = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(200)
    await route.abort('connectionreset')
  }

  test('goes on to the code that was sent where the answer to that was lost on its way', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.open()
    await page.route('**/players/login', loseAnswer, { times: 1 })
    await page.getByLabel('رقم الهاتف').first().fill(number)
    const subscribe = page.getByRole('button', { name: 'اشترك', exact: true })
    await subscribe.click()
    await page.getByText(/تعذّر الوصول إلى الخادم/).waitFor()
    await subscribe.click()
    await codeDialog(page).waitFor()
    await signUp.enterCode(await codeSentTo(number))
    await page.waitForURL('**/home')
  })

  test('goes on with the same code where the answer to it was lost on its way', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.begin(number)
    await page.route('**/confirm/otp', loseAnswer, { times: 1 })
    await signUp.enterCode(await codeSentTo(number))
    await codeDialog(page)
      .getByText(/تعذّر الاتصال بالخدمة/)
      .waitFor()
    await codeDialog(page).getByRole('button', { name: 'إرسال', exact: true }).click()
    await page.waitForURL('**/home')
  })

  test('asks and confirms once, however hastily the buttons are pressed', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const requests: string[] = []
    page.on('request', (request) => {
      const call = /players\/(login|confirm\/otp)$/.exec(request.url())?.[1]
      if (call && request.method() === 'POST') requests.push(call)
    })
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.open()
    await page.getByLabel('رقم الهاتف').first().fill(number)
    await page.getByRole('button', { name: 'اشترك', exact: true }).dblclick()
    await codeDialog(page).waitFor()
    await codeDialog(page).getByRole('textbox').click()
    await page.keyboard.insertText(await codeSentTo(number))
    await codeDialog(page).getByRole('button', { name: 'إرسال', exact: true }).dblclick()
    await page.waitForURL('**/home')
    expect(requests).toEqual(['login', 'confirm/otp'])
  })
})

test.describe('a browser that keeps nothing', () => {
  const refuse = async (arrive: Arrive) => {
    const visitor = await arrive()
    await visitor.context.addInitScript(() => {
      const refused = {
        get(): Storage {
          throw new DOMException('refused', 'SecurityError')
        },
      }
      Object.defineProperties(window, { localStorage: refused, sessionStorage: refused })
    })
    return visitor.tab()
  }

  test('signs up, and is signed in on the pages that follow', async ({ arrive }) => {
    const page = await refuse(arrive)
    const number = newNumber()
    await new SignUp(page).complete(number)
    await page.getByRole('navigation').getByRole('link', { name: 'حسابي' }).first().click()
    await page
      .getByRole('main')
      .getByText(`+218${number.slice(1)}`)
      .waitFor()
  })

  test('comes through the web-view flow to the end', async ({ arrive }) => {
    const page = await refuse(arrive)
    await page.goto('/webview/welcome')
    await new SignInFlow(page, page).complete(newNumber())
    expect(await page.locator('input[name=access_token]').inputValue()).not.toBe('')
  })
})
