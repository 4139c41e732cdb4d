import fs from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { nextFrames } from '../browser/steady'
import { PHONE } from '../browser/visitor'
import { offItsEntry, onOwnEntry } from '../pages/dialogs'
import { enterFreely, signInByApi } from '../pages/subscriber'
import { expect, test, type Arrive } from '../test'

async function subscriberAt(arrive: Arrive, path: string): Promise<Page> {
  const page = await (await arrive({ viewport: PHONE })).tab()
  await signInByApi(page)
  await page.goto(path)
  return page
}
const heart = 'إضافة إلى المفضلة'
const toHome = (page: Page) =>
  page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name: 'الرئيسية' }).click()

test.describe('searching', () => {
  test('finds messages of every occasion, and shows them again on coming back', async ({ arrive }) => {
    const page = await subscriberAt(arrive, '/messages-categories')
    await page.getByRole('searchbox', { name: 'ابحث في الرسائل' }).fill('خَيْر')
    await page.locator('mark').first().waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('خَيْر')
    const found = await page.getByRole('status').filter({ hasText: /نت/ }).innerText()
    await toHome(page)
    await page.waitForURL('**/home')
    await page.goBack()
    await page.locator('mark').first().waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('خَيْر')
    await page.getByRole('status').filter({ hasText: found }).waitFor()
    await page.getByRole('button', { name: 'مسح البحث' }).click()
    await page.locator('mark').first().waitFor({ state: 'detached' })
  })

  test('is there for a free visitor, among the quotes that free visitors may see', async ({ arrive }) => {
    const page = await (await arrive({ viewport: PHONE })).tab()
    await enterFreely(page)
    await page.goto('/quotes-list?q=زرقاء اليمامة البعيدة')
    await page.getByText('لم نجد شيئًا عن «زرقاء اليمامة البعيدة».').waitFor()
    await page.getByRole('button', { name: 'عرض الكل' }).click()
    await page.getByRole('listitem').first().waitFor()
  })
})

test.describe('favourites', () => {
  test('stay on the device, show on the home page, and are let go there', async ({ arrive }) => {
    const page = await subscriberAt(arrive, '/quotes-list')
    const card = page.getByRole('list', { name: 'اقتباسات' }).getByRole('listitem').first()
    // Its text as it stands in the page: a row that the list is measuring shows none.
    const text = (await card.getByText('«').first().textContent())?.split('\n')[0]
    if (!text) throw new Error('the first quote has no words')
    await card.getByRole('button', { name: heart }).click()
    await card.getByRole('button', { name: heart, pressed: true }).waitFor()

    await page.goto('/home')
    const carousel = page.getByRole('list', { name: 'المفضلة' })
    await carousel.getByText(text).waitFor()
    await page.getByRole('link', { name: 'كل المفضلة' }).click()
    await page.waitForURL('**/favorites')
    await page.getByRole('list', { name: 'نصوص' }).getByRole('button', { name: heart, pressed: true }).click()
    await page.getByText(/لا شيء في المفضلة بعد/).waitFor()
  })
})

test.describe('the viewer of wallpapers', () => {
  const open = async (arrive: Arrive) => {
    const page = await subscriberAt(arrive, '/images-list')
    const grid = page.getByRole('list', { name: 'كل الخلفيات' })
    await grid.getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
    return page
  }
  const shown = (page: Page) => page.getByRole('dialog').getByRole('img')

  test('moves by arrows, and closes by Escape and by the back button', async ({ arrive }) => {
    const page = await open(arrive)
    const first = await shown(page).getAttribute('alt')
    await page.keyboard.press('ArrowLeft')
    await page.waitForFunction((name) => document.querySelector('dialog img')?.getAttribute('alt') !== name, first)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await offItsEntry(page)
    await page.getByRole('list', { name: 'كل الخلفيات' }).getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
    await onOwnEntry(page)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/images-list')
  })

  test('enlarges between two fingers', async ({ arrive }) => {
    const page = await open(arrive)
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog img')?.complete)
    const box = await shown(page).boundingBox()
    if (!box) throw new Error('no picture on the screen')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const session = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      })
    await fingers('touchStart', 20)
    for (const apart of [30, 40, 50]) await fingers('touchMove', apart)
    await fingers('touchEnd')
    await page.getByRole('button', { name: 'تصغير' }).waitFor()
    await expect.poll(async () => (await shown(page).boundingBox())?.width).toBeGreaterThan(box.width * 1.8)
    await page.getByRole('button', { name: 'تصغير' }).click()
    await page.getByRole('button', { name: 'تكبير' }).waitFor()
  })
})

test.describe('stickers', () => {
  test('come as a pack that sticker apps take, and one at a time', async ({ arrive }) => {
    const page = await subscriberAt(arrive, '/stickers-categories')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL('**/stickers-list/*')
    await page.getByRole('button', { name: 'تنزيل الحزمة كاملة' }).waitFor()
    const [pack] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'تنزيل الحزمة كاملة' }).click(),
    ])
    expect(pack.suggestedFilename()).toMatch(/\.wastickers$/)
    const bytes = await fs.readFile(await pack.path())
    // The archive's directory: a mark, 42 bytes, the name.
    const names = bytes
      .toString('latin1')
      .split('PK\x01\x02')
      .slice(1)
      .map((entry) => entry.slice(42).split('PK')[0])
    expect(names.slice(0, 4)).toEqual(['title.txt', 'author.txt', 'tray.png', '01.webp'])
    expect(names.length).toBeGreaterThanOrEqual(6)

    await page.getByRole('radio').first().check({ force: true })
    const button = page.getByRole('button', { name: 'تنزيل الملصق' })
    const [sticker] = await Promise.all([page.waitForEvent('download'), button.click()])
    const webp = await fs.readFile(await sticker.path())
    expect(webp.subarray(8, 12).toString('latin1')).toBe('WEBP')
    expect(sticker.suggestedFilename()).toMatch(/ 1\.webp$/)
  })
})

test.describe('screens that were visited', () => {
  test('stand in the very next frame, where they were left', async ({ arrive }) => {
    const page = await subscriberAt(arrive, '/home')
    const toQuotes = 'main a[href="/quotes-list"]'
    const list = page.getByRole('list', { name: 'اقتباسات' })
    await page.locator(toQuotes).first().click()
    await list.getByRole('listitem').first().waitFor()
    await page.evaluate(() => scrollTo(0, 1500))
    await page.waitForFunction(() => scrollY === 1500)
    // What is scrolled to is remembered with the next frame.
    await nextFrames(page)
    await toHome(page)
    await page.locator(toQuotes).first().waitFor()

    const frames = {
      back: await framesUntil(page, 'back', '[role=listitem]', 1500),
      home: await framesUntil(page, 'nav a[href="/home"]', '[aria-labelledby] li a', 0),
      again: await framesUntil(page, toQuotes, '[role=listitem]', 0),
    }
    expect(frames).toEqual({ back: 1, home: 1, again: 1 })
  })
})

/** Frames that are painted from a click, or from going back, until something of the other screen is seen at its place. */
const framesUntil = (page: Page, how: string, expected: string, top: number) =>
  page.evaluate(
    async ([how, expected, top]) => {
      // As it is painted: what watches sizes has its turn after the frame's own callbacks, and this one after the page's.
      const painted = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const last = new ResizeObserver(() => {
              last.disconnect()
              resolve()
            })
            last.observe(document.documentElement)
          })
        })
      const before = location.pathname
      const isThere = () => {
        const found = [...document.querySelectorAll(`main ${expected}`)].some((element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return height > 0 && bottom > 0 && top < innerHeight && getComputedStyle(element).visibility === 'visible'
        })
        return found && location.pathname !== before && scrollY === top
      }
      if (how === 'back') {
        const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
        history.back()
        await popped
      } else document.querySelector<HTMLElement>(how)?.click()
      for (let frames = 1; frames < 60; frames += 1) {
        await painted()
        if (isThere()) return frames
      }
      return Infinity
    },
    [how, expected, top] as const,
  )
