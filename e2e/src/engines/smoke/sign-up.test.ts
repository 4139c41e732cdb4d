import { DESKTOP, PHONE } from '../../browser/visitor'
import { settled } from '../../browser/steady'
import { codeSentTo, newNumber } from '../../pages/inbox'
import { SignUp } from '../../pages/sign-up'
import { MEDIA_PORT } from '../../product/product'
import { test } from '../../test'
import { look } from '../look'

for (const viewport of [PHONE, DESKTOP])
  test(`signs up with a one-time code and comes home (${viewport.width} px)`, async ({ arrive }, info) => {
    const page = await (await arrive({ viewport })).tab()
    const signUp = new SignUp(page)
    const number = newNumber()
    await signUp.open()
    await settled(page)
    await look(page, 'landing', info)
    await signUp.askForCode(number)
    await look(page, 'code', info)
    await signUp.enterCode(await codeSentTo(number))
    await page.waitForURL('**/home')
    await page.getByText('حقائق مذهلة ومعلومات مفيدة ومحتوى جميل').waitFor()
    await settled(page)
    await look(page, 'home', info)
    // A picture from the media host is really drawn.
    await page.getByRole('heading', { name: 'خلفيات قد تعجبك' }).scrollIntoViewIfNeeded()
    await page.waitForFunction(
      (host) => [...document.images].some((image) => image.src.includes(host) && image.naturalWidth > 0),
      `:${MEDIA_PORT}/`,
    )
    await page.getByRole('heading', { name: 'أفضل الاقتباسات' }).scrollIntoViewIfNeeded()
    await settled(page)
    await look(page, 'home-below', info)
  })
