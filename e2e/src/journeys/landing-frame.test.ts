import type { Locator } from '@playwright/test'
import fs from 'node:fs'
import path from 'node:path'
import { DESKTOP, movesOf, PHONE, shiftOf, watchShifts } from '../browser'
import { settled } from '../browser/steady'
import { enterFreely } from '../pages/subscriber'
import { BRANDS, DATA_DIR } from '../product/product'
import { expect, test } from '../test'

const HEADER = ['الرئيسية', 'اتصل بنا', 'الأسئلة الشائعة', 'من نحن']
const FOOTER = ['الرئيسية', 'اتصل بنا', 'الأسئلة الشائعة', 'المحتوى', 'من نحن', 'سياسة الخصوصية', 'الشروط والأحكام']

test.describe('the landing layout', () => {
  test('has its links in the header on a wide screen, and in the footer with the year', async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab('/')
    const header = page.getByRole('banner')
    expect(await header.getByRole('listitem').filter({ hasText: /./ }).allTextContents()).toEqual(HEADER)
    expect(await header.getByRole('button', { name: 'فتح القائمة' }).isVisible()).toBe(false)
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('listitem').allTextContents()).toEqual(FOOTER)
    expect(await footer.textContent()).toContain(String(new Date().getFullYear()))
  })

  test('opens the same links as a dropdown on a phone, and closes it when one is followed', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/')
    const header = page.getByRole('banner')
    const link = header.getByRole('link', { name: 'من نحن' })
    expect(await link.isVisible()).toBe(false)
    await header.getByRole('button', { name: 'فتح القائمة' }).click()
    // An icon alone says less than the words beside it.
    const theme = await header.getByRole('button', { name: 'الوضع الداكن' }).boundingBox()
    expect(theme?.width).toBeGreaterThan(100)
    await link.click()
    await page.waitForURL('**/about-us')
    await header.getByRole('button', { name: 'فتح القائمة' }).waitFor()
    expect(await link.isVisible()).toBe(false)
  })

  test('shows a name of forty letters whole on the narrowest phones, here and in the content area', async ({
    arrive,
  }) => {
    const brand = JSON.parse(fs.readFileSync(path.join(BRANDS, 'yawmi.json'), 'utf8')) as object
    const name = 'خدمة الأوراق اليومية للمشتركين في ليبيا.'
    expect([...name]).toHaveLength(40)
    fs.mkdirSync(path.join(DATA_DIR, 'brands'), { recursive: true })
    const file = path.join(DATA_DIR, 'brands/forty-letters.json')
    fs.writeFileSync(file, JSON.stringify({ ...brand, id: 'forty-letters', name, hosts: [] }))
    try {
      const page = await (await arrive({ viewport: { width: 320, height: 568 } })).tab()
      await enterFreely(page)
      for (const address of ['/', '/home', '/webview/welcome']) {
        await expect(async () => {
          await page.goto(`${address}?brand=forty-letters`)
          expect(await page.title()).toContain(name)
        }).toPass()
        const words = page.locator('header').getByText(name)
        await words.waitFor()
        await page.evaluate(() => document.fonts.ready)
        const lost = await words.evaluate((element) => ({
          below: Math.max(0, element.scrollHeight - element.clientHeight - 2),
          beside: document.documentElement.scrollWidth - innerWidth,
        }))
        expect({ address, ...lost }).toEqual({ address, below: 0, beside: 0 })
      }
    } finally {
      fs.rmSync(file)
    }
  })

  test('has the waves of the first screen under its last line, and not behind it', async ({ arrive }) => {
    const page = await (await arrive({ viewport: DESKTOP })).tab('/')
    await settled(page)
    const hero = page.locator('#hero')
    const last = await hero.getByText('تريد أن تجرّب أولًا؟').boundingBox()
    const waves = await hero.locator('> svg').boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual(waves!.y)
  })

  test('shows a way back to the top after 100 px, and goes there', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/')
    const back = page.getByRole('button', { name: 'العودة إلى الأعلى' })
    await page.getByRole('button', { name: 'اشترك', exact: true }).waitFor()
    await page.evaluate(() => scrollTo({ top: 90, behavior: 'instant' }))
    await page.waitForFunction(() => scrollY === 90)
    expect(await back.count()).toBe(0)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await back.click()
    await page.waitForFunction(() => scrollY === 0)
    await expect(back).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('returns by the logo, and scrolls up when already there', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/privacy')
    const logo = page.getByRole('banner').getByRole('link', { name: 'يومي' })
    await logo.click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await logo.click()
    await page.waitForFunction(() => scrollY === 0)
  })

  for (const viewport of [PHONE, DESKTOP])
    test(`stands still and asks for nothing in vain where a refused session leads to it: ${viewport.width} px`, async ({
      arrive,
    }) => {
      const page = await (await arrive({ viewport })).tab()
      const refused: string[] = []
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        // The refused session's own call is what leads here.
        if (response.status() >= 400 && !pathname.endsWith('/subscriber-details')) refused.push(pathname)
      })
      await watchShifts(page)
      // Long enough for what stands meanwhile to be painted.
      await page.route('**/remotes/landing/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      })
      await page.goto('/webview/profile/not-a-token')
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('button', { name: 'اشترك', exact: true }).and(page.locator(':enabled')).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page), await movesOf(page)).toBeLessThan(0.01)
      expect(refused).toEqual([])
    })

  test('looks a name up for who has not come in', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/')
    await page.getByRole('textbox', { name: 'الاسم' }).fill('هدى')
    await page.getByRole('search').getByRole('button', { name: 'بحث' }).click()
    await page.getByText('الرشاد والطريق الصحيح').waitFor()
  })

  for (const width of [320, 390])
    test(`shows the brand's name whole beside the entry where letters are twice as large: ${width}`, async ({
      arrive,
    }) => {
      const page = await (await arrive({ viewport: { width, height: 800 } })).tab()
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await page.goto('/')
      const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: NaN, width: NaN }
      const header = page.getByRole('banner')
      const name = await boxOf(header.getByText('يومي', { exact: true }))
      const entry = await boxOf(header.getByRole('button', { name: 'محتوى مجاني' }))
      expect(name.x - (entry.x + entry.width)).toBeGreaterThanOrEqual(4)
      expect(name.x + name.width).toBeLessThanOrEqual(width)
    })

  test('opens and closes the five questions', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab('/#commonQs')
    const questions = page.locator('#commonQs details')
    expect(await questions.count()).toBe(5)
    for (const question of await questions.all()) {
      await question.locator('summary').click()
      expect(await question.getAttribute('open')).not.toBeNull()
    }
    await questions.first().locator('summary').click()
    expect(await questions.first().getAttribute('open')).toBeNull()
  })
})
