import type { Locator, Page } from 'playwright-core'

/** The page's dialogs, by what they are called. */
export const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name })
export const notice = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** Types a code into the code dialog and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = notice(page, 'رمز التحقق')
  await dialog.getByRole('textbox').first().click()
  await page.keyboard.insertText(code)
  await dialog.getByRole('button', { name: 'إرسال', exact: true }).click()
}
