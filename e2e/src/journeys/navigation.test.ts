import { nextFrames, settled } from '../browser/steady'
import { PHONE, useVisitors } from '../browser/visitor'
import { enterFreely } from '../pages/subscriber'

const arrive = useVisitors()

describe('moving around', () => {
  it('scrolls to a hash target, from another page too', async () => {
    const page = await (await arrive({ viewport: PHONE })).tab('/about-us')
    await page.getByRole('contentinfo').getByRole('link', { name: 'الأسئلة الشائعة' }).click()
    await page.waitForURL('**/#commonQs')
    await page.waitForFunction(
      () => Math.abs(document.getElementById('commonQs')?.getBoundingClientRect().top ?? 999) < 120,
    )
  })

  it('starts at the top, comes back to where one was, and moves title and focus', async () => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    await enterFreely(page)
    await page.goto('/home')
    await page.getByRole('heading', { name: 'أفضل الاقتباسات' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 500))
    await page.waitForFunction(() => scrollY === 500)
    await nextFrames(page)
    await page
      .getByRole('navigation', { name: 'القائمة الرئيسية' })
      .getByRole('link', { name: 'المحتوى اليومي' })
      .click()
    await page.waitForURL('**/daily-content')
    await page.waitForFunction(() => scrollY === 0)
    await page.waitForFunction(() => document.title.startsWith('المحتوى اليومي'))
    await page.waitForFunction(() => document.activeElement?.id === 'main')
    await page.goBack()
    await page.waitForFunction(() => scrollY === 500)
  })

  it('starts at the top of a page that was loaded anew, wherever the one before was left', async () => {
    const page = await (await arrive({ viewport: PHONE })).tab('/terms-and-conditions')
    await settled(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForFunction(() => sessionStorage.getItem('yawmi:scroll')?.includes('900'))
    await page.goto('/privacy')
    await settled(page)
    await nextFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.waitForFunction(() => scrollY === 900)
  })

  it.each(['/#%', '/about-us#%E0%A4%A'])('shows the page of %s, whose hash somebody cut', async (address) => {
    const page = await (await arrive()).tab(address)
    await settled(page)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })

  it('says so where there is no page, and leads on', async () => {
    const page = await (await arrive()).tab('/no-such-page')
    await page.getByText('هذه الصفحة غير موجودة').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'الرئيسية' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})
