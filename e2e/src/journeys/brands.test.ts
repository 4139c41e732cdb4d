import { DESKTOP, PHONE } from '../browser/visitor'
import { codeSentTo, messagesTo, newNumber } from '../pages/inbox'
import { expect, test } from '../test'

/** What each brand that ships says in its own way. */
const BRANDS = [
  {
    brand: 'yawmi',
    name: 'يومي',
    prefix: '091',
    headline: 'بداية جديدة مع التطبيق',
    go: 'متابعة',
    trial: 'يوم مجاني',
    prices: ['الشبكة الأولى 0.250 دينار يوميًا', 'الشبكة الثانية 1.750 دينار أسبوعيًا'],
    terms: '/webview/terms-conditions',
    sms: 'أرسل 1 إلى 19020',
    from: '19020',
    pays: '0.250 دينار يوميًا',
    done: 'تم التحقق من رقمك',
  },
  {
    brand: 'nasma',
    name: 'نسمة',
    prefix: '091',
    headline: 'بداية جديدة مع التطبيق',
    go: 'متابعة',
    trial: 'يوم مجاني',
    prices: ['نسمة موبايل 0.250 دينار أسبوعيًا', 'الشبكة الشريكة 1.750 دينار أسبوعيًا'],
    terms: '/webview/terms-conditions',
    sms: 'أرسل 1 إلى 19020',
    from: '19020',
    pays: '0.250 دينار أسبوعيًا',
    done: 'تم التحقق من رقمك',
  },
  {
    brand: 'rimal',
    name: 'رمال',
    prefix: '092',
    headline: 'ادخل عالم رمال',
    go: 'هيا نبدأ',
    trial: '3 أيام مجانية',
    prices: ['رمال 0.300 دينار يوميًا'],
    terms: 'https://rimal.example/terms',
    sms: 'أرسل R إلى 15511',
    from: '15511',
    pays: '0.300 دينار يوميًا',
    done: 'تم، أنت معنا الآن',
  },
]

const CASES = BRANDS.flatMap((brand) =>
  [PHONE, DESKTOP].map((viewport) => ({ ...brand, viewport, width: viewport.width })),
)

for (const expected of CASES)
  test(`${expected.brand} signs a person in under its own name, words and prices (${expected.width} px)`, async ({
    arrive,
  }) => {
    const { brand, name, prefix, headline, go, trial, prices, terms, sms, from, pays, done, viewport } = expected
    const page = await (await arrive({ viewport })).tab(`/webview/welcome?brand=${brand}`)
    await page.getByRole('heading', { level: 1, name: headline }).waitFor()
    await page.getByRole('banner').getByText(name, { exact: true }).waitFor()
    await page.getByText(trial, { exact: true }).waitFor()
    await page.getByRole('link', { name: go, exact: true }).click()

    const number = newNumber().replace('091', prefix)
    await page.getByLabel('رقم الهاتف').fill(number)
    await expect(async () => {
      const offers = await page.getByRole('main').getByRole('listitem').allInnerTexts()
      expect(offers.map((offer) => offer.replace(/\s+/g, ' ').trim())).toEqual(prices)
    }).toPass()
    // The offer of the typed number's operator stands out.
    await page.locator('[aria-current=true]').waitFor()
    const legal = page.getByRole('link', { name: 'الشروط والأحكام', exact: true })
    expect(await legal.getAttribute('href')).toContain(terms)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'اشترك', exact: true }).click()
    await page.getByRole('heading', { name: 'رمز التحقق' }).waitFor()
    await page.getByRole('textbox').fill(await codeSentTo(number))
    await page.getByRole('button', { name: 'تأكيد', exact: true }).click()
    await page.getByRole('heading', { name: done }).waitFor()
    expect(new URL(page.url()).searchParams.get('brand')).toBe(brand)
    // The price on the page is the one that they agreed to and will pay.
    await expect
      .poll(() => messagesTo(number))
      .toMatchObject([
        { party: from, text: expect.stringMatching(new RegExp(`^أهلًا بك في ${name}\\. .* ${pays}\\.`)) },
        { party: from, text: expect.stringContaining(`للاشتراك في ${name}: `) },
      ])

    // A subscriber is shown no prices: who comes for the first time is.
    const stranger = await (await arrive({ viewport })).tab(`/?brand=${brand}`)
    await stranger.getByText(sms).first().waitFor()
  })
