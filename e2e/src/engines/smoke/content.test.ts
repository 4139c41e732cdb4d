import type { Locator } from '@playwright/test'
import { settled } from '../../browser/steady'
import { DESKTOP, PHONE } from '../../browser/visitor'
import { offItsEntry, onOwnEntry } from '../../pages/dialogs'
import { signInByApi } from '../../pages/subscriber'
import { expect, test } from '../../test'
import { look } from '../look'

/** Lists, by their address and what each is full of. */
const LISTS = [
  'daily-content',
  'images-list',
  'quotes-list',
  'videos-list',
  'jokes-list',
  'messages-categories',
  'stickers-categories',
]

/**
 * Presses an item of a list where it stands. In Firefox, Playwright's own click first scrolls to the middle of the screen
 * what can be seen already, and a list that scrolls takes no presses until it rests.
 */
async function press(item: Locator): Promise<void> {
  await item.waitFor()
  const { x, y, width, height } = (await item.boundingBox())!
  await item.page().mouse.click(x + width / 2, y + height / 2)
}

for (const viewport of [PHONE, DESKTOP])
  test.describe(`at ${viewport.width} px`, () => {
    test('lists are full, and nothing of them is cut off', async ({ arrive }, info) => {
      const page = await (await arrive({ viewport })).tab()
      await signInByApi(page)
      for (const list of LISTS) {
        await page.goto(`/${list}`)
        await settled(page)
        await page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first().waitFor()
        await look(page, list, info)
      }
    })

    test('the viewer moves by arrows, and closes by Escape and by the back button', async ({ arrive }, info) => {
      const page = await (await arrive({ viewport })).tab()
      await signInByApi(page)
      await page.goto('/images-list')
      const first = page.getByRole('list', { name: 'كل الخلفيات' }).getByRole('button').first()
      const picture = page.getByRole('dialog').getByRole('img')
      await press(first)
      await page.getByRole('dialog').waitFor()
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth)
      await look(page, 'viewer', info)
      const name = await picture.getAttribute('alt')
      await page.keyboard.press('ArrowLeft')
      await expect(picture).not.toHaveAttribute('alt', name ?? '')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await offItsEntry(page)
      await press(first)
      await page.getByRole('dialog').waitFor()
      await onOwnEntry(page)
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/images-list')
    })
  })
