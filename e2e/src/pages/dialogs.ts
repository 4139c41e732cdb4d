import type { Locator, Page } from '@playwright/test'

/** The page's dialogs, by their accessible names. */
export const question = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name })
export const notice = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** The state of a history entry, which a dialog may have marked as its own. */
type DialogEntry = { yawmiDialog?: number } | null

/** Waits until the open dialog has a history entry of its own, which the back button leaves. */
export const onOwnEntry = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => ((history.state as DialogEntry)?.yawmiDialog ?? 0) > 0)

/**
 * Waits until the history entry of a dialog that was not closed by the back button is gone: browsers step back a moment
 * later.
 */
export const offItsEntry = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !(history.state as DialogEntry)?.yawmiDialog)

/** Types a code into the code dialog and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = notice(page, 'رمز التحقق')
  await dialog.getByRole('textbox').first().click()
  await page.keyboard.insertText(code)
  await dialog.getByRole('button', { name: 'إرسال', exact: true }).click()
}
