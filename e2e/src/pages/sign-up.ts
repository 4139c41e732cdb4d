import type { Page } from '@playwright/test'
import { codeSentTo } from './inbox'

/** The landing page's way in, in a visitor's words. */
export class SignUp {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/')
    await this.page.getByRole('button', { name: 'اشترك', exact: true }).waitFor()
  }

  async askForCode(typed: string): Promise<void> {
    await this.page.getByLabel('رقم الهاتف').first().fill(typed)
    await this.page.getByRole('button', { name: 'اشترك', exact: true }).click()
    await this.page.getByRole('dialog', { name: 'رمز التحقق' }).waitFor()
  }

  /** From nowhere to the dialog that asks for the code. */
  async begin(typed: string): Promise<void> {
    await this.open()
    await this.askForCode(typed)
  }

  /** Types the code as a person does: digit after digit. */
  async enterCode(typed: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'رمز التحقق' })
    await dialog.getByRole('textbox').first().click()
    await this.page.keyboard.insertText(typed)
    await dialog.getByRole('button', { name: 'إرسال', exact: true }).click()
  }

  /** The whole way, to the home page. */
  async complete(number: string): Promise<void> {
    await this.begin(number)
    await this.enterCode(await codeSentTo(number))
    await this.page.waitForURL('**/home')
  }
}
