import type { Page } from '@playwright/test'
import { codeSentTo } from './inbox'

/** Signing up on the landing page, by its visible texts. */
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

  /** Opens the landing page and continues to the code dialog. */
  async begin(typed: string): Promise<void> {
    await this.open()
    await this.askForCode(typed)
  }

  /** Types the code digit by digit, as a person does. */
  async enterCode(typed: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'رمز التحقق' })
    await dialog.getByRole('textbox').first().click()
    await this.page.keyboard.insertText(typed)
    await dialog.getByRole('button', { name: 'إرسال', exact: true }).click()
  }

  /** Signs up completely, up to the home page. */
  async complete(number: string): Promise<void> {
    await this.begin(number)
    await this.enterCode(await codeSentTo(number))
    await this.page.waitForURL('**/home')
  }
}
