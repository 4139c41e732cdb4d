import type { FrameLocator, Locator, Page } from '@playwright/test'
import { codeSentTo } from './inbox'

/** The web-view flow, wherever it is shown: a page, an element of it, a frame. */
export class SignInFlow {
  constructor(
    private readonly place: Page | FrameLocator | Locator,
    private readonly page: Page,
  ) {}

  /** From the welcome page on. */
  async complete(number: string): Promise<void> {
    await this.place.getByText('متابعة', { exact: true }).click()
    await this.register(number)
  }

  /** From the register page on. */
  async register(number: string): Promise<void> {
    await this.place.getByLabel('رقم الهاتف').fill(number)
    await this.agree(number)
  }

  /** With the number already there. */
  async agree(number: string): Promise<void> {
    await this.place.getByRole('checkbox').check()
    await this.place.getByRole('button', { name: 'اشترك', exact: true }).click()
    await this.place.getByRole('heading', { name: 'رمز التحقق' }).waitFor()
    await this.place.getByLabel(/^الرقم . من .$/).click()
    await this.page.keyboard.insertText(await codeSentTo(number))
    await this.place.getByRole('button', { name: 'تأكيد', exact: true }).click()
    await this.place.getByRole('heading', { name: 'تم التحقق من رقمك' }).waitFor()
  }
}
