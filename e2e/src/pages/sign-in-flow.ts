import type { FrameLocator, Locator, Page } from '@playwright/test'
import { codeSentTo } from './inbox'

/** The web-view flow, in a page, an element of it, or a frame. */
export class SignInFlow {
  constructor(
    private readonly place: Page | FrameLocator | Locator,
    private readonly page: Page,
  ) {}

  /** Starts at the welcome page. */
  async complete(number: string): Promise<void> {
    await this.place.getByText('متابعة', { exact: true }).click()
    await this.register(number)
  }

  /** Starts at the register page. */
  async register(number: string): Promise<void> {
    await this.place.getByLabel('رقم الهاتف').fill(number)
    await this.agree(number)
  }

  /** Starts where the number is filled in already. */
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
