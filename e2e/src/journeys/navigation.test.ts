import { nextFrames, settled } from '../browser/steady'
import { PHONE } from '../browser/visitor'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

test.describe('moving around', () => {
  test('scrolls to a hash target, from another page too', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/about-us')
    await page.getByRole('contentinfo').getByRole('link', { name: 'الأسئلة الشائعة' }).click()
    await page.waitForURL('**/#commonQs')
    await page.waitForFunction(
      () => Math.abs(document.getElementById('commonQs')?.getBoundingClientRect().top ?? 999) < 120,
    )
  })

  test('takes the keyboard along to a hash target', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/')
    await settled(page)
    await page.getByRole('link', { name: 'اشترك الآن' }).press('Enter')
    await page.waitForURL('**/#hero')
    await expect(page.locator('#hero')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'رقم الهاتف' })).toBeFocused()

    const contents = await (await arrive()).tab('/privacy')
    await settled(contents)
    await contents.getByRole('navigation', { name: 'في هذه الصفحة' }).getByRole('link').nth(2).press('Enter')
    await expect(contents.locator('#why')).toBeFocused()
  })

  test('starts at the top, comes back to where one was, and moves title and focus', async ({ arrive }) => {
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

  test('stays where one has scrolled to a search field, while one writes in it', async ({ arrive }) => {
    // A phone on its side, of whose height the keyboard leaves half.
    const page = await (await arrive({ viewport: { width: 844, height: 390 } })).tab()
    await signInByApi(page)
    await page.goto('/quotes-list')
    await settled(page)
    await page.evaluate(() => scrollTo(0, 100))
    await page.getByRole('searchbox', { name: 'ابحث في الاقتباسات' }).fill('ال')
    await page.waitForURL('**/quotes-list?q=*')
    await page.locator('mark').first().waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(100)
  })

  test('goes to the top by the link of the page where one is', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    await enterFreely(page)
    await page.goto('/home')
    await settled(page)
    const bar = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
    for (const link of [bar.getByRole('link', { name: 'الرئيسية' }), page.getByRole('banner').getByRole('link')]) {
      await page.evaluate(() => scrollTo(0, 400))
      await page.waitForFunction(() => scrollY === 400)
      await link.click()
      await page.waitForFunction(() => scrollY === 0)
    }
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  test('comes back to where one was after the menus were skipped, too', async ({ arrive }) => {
    const page = await (await arrive()).tab('/terms-and-conditions')
    await settled(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'انتقل إلى المحتوى' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForFunction(() => sessionStorage.getItem('yawmi:scroll')?.includes('900'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).press('Enter')
    await page.waitForURL('**/privacy')
    await page.waitForFunction(() => scrollY === 0)
    await page.goBack()
    await page.waitForURL('**/terms-and-conditions*')
    await page.waitForFunction(() => scrollY > 800)
    await nextFrames(page)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800)
  })

  test('starts at the top of a page that was loaded anew, wherever the one before was left', async ({ arrive }) => {
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

  for (const address of ['/#%', '/about-us#%E0%A4%A'])
    test(`shows the page of ${address}, whose hash somebody cut`, async ({ arrive }) => {
      const page = await (await arrive()).tab(address)
      await settled(page)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    })

  // Less the browser's own bars.
  const ON_ITS_SIDE = { width: 640, height: 220 }

  test('leads wherever the menu of the landing page leads on a phone that lies on its side', async ({ arrive }) => {
    const page = await (await arrive({ viewport: ON_ITS_SIDE })).tab('/about-us')
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    await page.evaluate(() => scrollTo(0, 400))
    await page.getByRole('banner').getByRole('button', { name: 'الوضع الداكن' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // The menu was scrolled, not the page, which would have to be at its end.
    expect(await page.evaluate(() => scrollY)).toBe(400)
  })

  test('leads wherever the menu of the content leads on a phone that lies on its side', async ({ arrive }) => {
    const page = await (await arrive({ viewport: ON_ITS_SIDE })).tab()
    await signInByApi(page)
    await page.goto('/my-account')
    await page.getByRole('button', { name: 'قائمة الاشتراك' }).click()
    // What lies under the bottom bar is not pressed.
    await page.getByRole('banner').getByRole('button', { name: 'تسجيل الخروج' }).click({ timeout: 10_000 })
    await expect(page.getByRole('alertdialog', { name: 'هل تريد تسجيل الخروج؟' })).toBeVisible()
  })

  test('leaves the name its place in the header where letters are twice as large', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/about-us')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const header = page.getByRole('banner')
    const edges = (text: string) =>
      header.getByText(text, { exact: true }).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      })
    const button = header.getByRole('button', { name: 'محتوى مجاني' })
    await expect
      .poll(
        async () => (await edges('يومي')).left - (await button.boundingBox())!.x - (await button.boundingBox())!.width,
      )
      .toBeGreaterThan(0)
  })

  test('says so where there is no page, and leads on', async ({ arrive }) => {
    const page = await (await arrive()).tab('/no-such-page')
    await page.getByText('هذه الصفحة غير موجودة').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'الرئيسية' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})
