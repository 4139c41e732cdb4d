import { DESKTOP, PHONE } from '../browser/visitor'
import { codeSentTo, inArabicDigits, newNumber } from '../pages/inbox'
import { SignUp } from '../pages/sign-up'
import { MEDIA_PORT } from '../product/product'
import { expect, test } from '../test'

test.describe('signing up by phone', () => {
  for (const viewport of [PHONE, DESKTOP])
    test(`leads to a home page full of content (${viewport.width} px)`, async ({ arrive }) => {
      const page = await (await arrive({ viewport })).tab()
      await new SignUp(page).complete(newNumber())
      await page.getByText('حقائق مذهلة ومعلومات مفيدة ومحتوى جميل').waitFor()
      await page.getByRole('heading', { name: 'خلفيات قد تعجبك' }).waitFor()
      await page.getByRole('heading', { name: 'أفضل الاقتباسات' }).waitFor()
      // A picture from the media host is really drawn.
      await page.locator(`img[src*=":${MEDIA_PORT}/"]`).first().scrollIntoViewIfNeeded()
      await page.waitForFunction(
        (host) => [...document.images].some((image) => image.src.includes(host) && image.naturalWidth > 0),
        `:${MEDIA_PORT}/`,
      )
    })

  test('accepts Arabic digits as phone and code', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.begin(inArabicDigits(number))
    await signUp.enterCode(inArabicDigits(await codeSentTo(number)))
    await page.waitForURL('**/home')
  })

  test('says so when the code is wrong, and lets one try again', async ({ arrive }) => {
    const page = await (await arrive()).tab()
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.begin(number)
    const code = await codeSentTo(number)
    await signUp.enterCode(code === '0000' ? '1111' : '0000')
    const dialog = page.getByRole('dialog', { name: 'رمز التحقق' })
    await dialog.getByText('رمز التحقق غير صحيح').waitFor()
    // Nothing of the page behind inherits how it is locked: all of it would be styled anew.
    const inherited = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element)
          return [style.pointerEvents, style.getPropertyValue('--scrollbar-width')]
        })
    expect(await inherited('main')).toEqual(['auto', ''])
    expect(await inherited('html')).toEqual(['auto', '0px'])
    expect(await inherited('body')).toEqual(['none', ''])
    for (let digit = 0; digit < 4; digit += 1) await dialog.getByRole('textbox').first().press('Backspace')
    await signUp.enterCode(code)
    await page.waitForURL('**/home')
  })
})
