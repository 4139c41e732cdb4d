import fs from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { messageCount, nextCodeTo } from '../pages/carrier-sandbox'
import { enterCode, notice, onOwnEntry, question } from '../pages/dialogs'
import { newNumber } from '../pages/inbox'
import { savedOf } from '../pages/saved-of'
import { signInByApi } from '../pages/subscriber'
import { PRODUCT_LOG } from '../product/product'
import { expect, test, type Arrive } from '../test'

async function subscriber(arrive: Arrive, number = newNumber(), options = {}) {
  const visitor = await arrive({ viewport: DESKTOP, ...options })
  const page = await visitor.tab()
  await signInByApi(page, number)
  return { visitor, page, number }
}
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')
const answerTo = (page: Page, token: string) =>
  page.evaluate(
    (bearer) =>
      fetch('/api/players/subscriber-details', { headers: { authorization: `Bearer ${bearer}` } }).then(
        ({ status }) => status,
      ),
    token,
  )

/** Presses, and once more at the same place when the dialog has gone: as far apart as the presses of a thumb may be. */
async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = { clientX: x + width / 2, clientY: y + height / 2, detail: 2, bubbles: true, cancelable: true }
    new MutationObserver((_, observer) => {
      if (element.isConnected) return
      observer.disconnect()
      document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent('click', at))
    }).observe(document, { childList: true, subtree: true })
  })
  await button.click()
}

test.describe('my account', () => {
  test('takes a new name, says so, and greets by it after a reload', async ({ arrive }) => {
    const { page } = await subscriber(arrive)
    await page.goto('/my-account')
    const name = page.getByRole('textbox', { name: 'اسم المستخدم' })
    await name.fill('هدى المصراتي')
    await page.getByRole('button', { name: 'تعديل البيانات' }).click()
    await notice(page, 'تم تحديث اسم المستخدم بنجاح').getByRole('button', { name: 'حسنًا' }).click()
    await page.reload()
    await page.getByText('أهلًا هدى المصراتي').waitFor()
  })

  test('says that a name was not saved without a connection, and has it when there is one again', async ({
    arrive,
  }) => {
    const { page } = await subscriber(arrive)
    await page.goto('/my-account')
    const name = page.getByRole('textbox', { name: 'اسم المستخدم' })
    await name.fill('سالم')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'تعديل البيانات' }).click()
    await page.getByText('لم يُحفظ الاسم، تحقق من الاتصال ثم حاول مرة أخرى.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'تعديل البيانات' }).click()
    await notice(page, 'تم تحديث اسم المستخدم بنجاح').getByRole('button', { name: 'حسنًا' }).click()
    await expect(name).toHaveValue('سالم')
  })

  test('is deleted after a question: every tab leaves, and the token opens nothing any more', async ({ arrive }) => {
    const { visitor, page } = await subscriber(arrive)
    await page.goto('/my-account')
    const token = await tokenOf(page)
    const other = await visitor.tab('/home')
    await other.getByRole('navigation').first().waitFor()
    await page.getByRole('button', { name: 'حذف الحساب' }).click()
    await question(page, 'هل تريد حذف حسابك؟').getByRole('button', { name: 'نعم' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await other.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => savedOf(page)).toEqual([])
    expect(await answerTo(page, token)).toBe(401)
  })
})

test.describe('the subscription', () => {
  test('is cancelled and renewed by a question and a code, each seen after the reload', async ({ arrive }) => {
    const { page, number } = await subscriber(arrive)
    await page.goto('/subscription-details')
    for (const step of [
      { press: 'إلغاء الاشتراك', ask: 'هل تريد إلغاء اشتراكك؟', then: 'تجديد الاشتراك', status: 'cancel' },
      { press: 'تجديد الاشتراك', ask: 'هل تريد تجديد اشتراكك؟', then: 'إلغاء الاشتراك', status: 'active' },
    ]) {
      const known = await messageCount(number)
      await page.getByRole('button', { name: step.press }).click()
      await question(page, step.ask).getByRole('button', { name: 'نعم' }).click()
      await notice(page, 'رمز التحقق').waitFor()
      const code = await nextCodeTo(number, known)
      await Promise.all([page.waitForEvent('load'), enterCode(page, code)])
      await page.getByRole('button', { name: step.then }).waitFor()
      await page.waitForFunction((status) => localStorage.getItem('subscriptionStatus') === status, step.status)
    }
  })
})

test.describe('a dialog', () => {
  test('takes a double press for one, and leaves the bar beneath it alone', async ({ arrive }) => {
    const { page } = await subscriber(arrive, undefined, { viewport: PHONE })
    await page.goto('/subscription-details')
    for (const [answer, then] of [
      ['لا', page.getByRole('button', { name: 'إلغاء الاشتراك' })],
      ['نعم', notice(page, 'رمز التحقق')],
    ] as const) {
      await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
      await pressTwice(question(page, 'هل تريد إلغاء اشتراكك؟').getByRole('button', { name: answer, exact: true }))
      await then.waitFor()
      expect(new URL(page.url()).pathname).toBe('/subscription-details')
    }
  })

  test('holds the keyboard, starts at «لا», and gives the focus back on Escape', async ({ arrive }) => {
    const { page } = await subscriber(arrive)
    await page.goto('/subscription-details')
    const opener = page.getByRole('button', { name: 'إلغاء الاشتراك' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = question(page, 'هل تريد إلغاء اشتراكك؟')
    await dialog.waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'لا')
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.textContent === 'إلغاء الاشتراك')
  })

  test('closes on «back» and leaves the page and its history as they were', async ({ arrive }) => {
    const { page } = await subscriber(arrive, undefined, { viewport: PHONE })
    await page.goto('/home')
    await page.goto('/my-account')
    await page.getByRole('button', { name: 'حذف الحساب' }).click()
    await question(page, 'هل تريد حذف حسابك؟').waitFor()
    await onOwnEntry(page)
    await page.goBack()
    await question(page, 'هل تريد حذف حسابك؟').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/my-account')
    await page.waitForFunction(() => document.activeElement?.textContent === 'حذف الحساب')
    await page.goBack()
    await page.waitForURL('**/home')
  })

  test('of logging out opens from the menu of a small screen, and returns there', async ({ arrive }) => {
    const { page } = await subscriber(arrive, undefined, { viewport: PHONE })
    await page.goto('/my-account')
    await page.getByRole('button', { name: 'قائمة الاشتراك' }).click()
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
    await question(page, 'هل تريد تسجيل الخروج؟').getByRole('button', { name: 'لا', exact: true }).click()
    await page.waitForFunction(() => document.activeElement?.textContent === 'تسجيل الخروج')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'false')
  })

  test('is clean for axe on a phone, light, and a wide window, dark', async ({ arrive }) => {
    const { page } = await subscriber(arrive, undefined, { viewport: PHONE })
    await page.goto('/my-account')
    const findings: string[] = []
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    const look = async (name: string) => {
      await dialog.waitFor()
      for (const [viewport, colorScheme] of [
        [PHONE, 'light'],
        [DESKTOP, 'dark'],
      ] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        await page.waitForFunction(() =>
          document.getAnimations().every(({ playState }) => playState === 'finished' || playState === 'idle'),
        )
        findings.push(...(await axeFindings(page)).map((finding) => `${name}, ${colorScheme}: ${finding}`))
      }
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'حذف الحساب' }).click()
    await look('delete')
    for (const [status, name] of [
      [402, 'payment'],
      [406, 'renewal'],
    ] as const) {
      await page.route('**/api/players/categories', (route) => route.fulfill({ status, json: { message: 'لا' } }))
      await page.goto('/home')
      await look(name)
      await page.unroute('**/api/players/categories')
    }
    expect(findings).toEqual([])
  })
})

test.describe('/webview/profile/{access}', () => {
  test('shows the subscription and keeps the token out of the address, the history and the log', async ({ arrive }) => {
    const { page: other } = await subscriber(arrive)
    await other.goto('/my-account')
    const token = await tokenOf(other)
    const page = await (await arrive()).tab(`/webview/profile/${token}`)
    await page.getByRole('heading', { level: 1, name: 'تفاصيل الاشتراك' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/webview/profile')
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(token)

    const devtools = await page.context().newCDPSession(page)
    const { entries } = await devtools.send('Page.getNavigationHistory')
    expect(entries.map(({ url }) => url).filter((url) => url.includes(token))).toEqual([])
    expect(
      await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify(history.state)),
    ).not.toContain(token)

    await expect(async () => {
      const log = fs.readFileSync(PRODUCT_LOG, 'utf8')
      expect(log).toContain('/webview/profile/[redacted]')
      expect(log).not.toContain(token)
    }).toPass()
  })

  test('leads a host app with a token that is none to a sane page', async ({ arrive }) => {
    const page = await (await arrive()).tab('/webview/profile/not-a-token')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'اشترك', exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  })
})
