import type { Page } from '@playwright/test'
import { settled } from '../browser/steady'
import { DESKTOP } from '../browser/visitor'
import { notice, question } from '../pages/dialogs'
import { signInByApi } from '../pages/subscriber'
import { expect, test, type Arrive } from '../test'

const DRAFT = JSON.stringify({ background: null, boxes: [{ id: 'box-1', text: 'مرحبا' }] })

/** The designs, with one draft on the device. */
async function openHub(arrive: Arrive): Promise<Page> {
  const page = await (await arrive({ viewport: DESKTOP })).tab()
  await signInByApi(page)
  await page.addInitScript((draft) => localStorage.setItem('yawmi:draft:image:x', `1;${draft}`), DRAFT)
  await page.goto('/design-categories')
  await settled(page)
  return page
}

/** Agrees by the keyboard, once the question has taken the focus: it would take it from the button otherwise. */
async function agree(page: Page, text: string): Promise<void> {
  const dialog = question(page, text)
  await expect(dialog.getByRole('button', { name: 'لا', exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: 'نعم' }).press('Enter')
}

test('the keyboard goes on at the words of the template that it has chosen, and back at its tile', async ({
  arrive,
}) => {
  const page = await openHub(arrive)
  await page.getByRole('button', { name: 'قوالب جاهزة' }).press('Enter')
  const templates = notice(page, 'قوالب جاهزة')
  // Far down in the list.
  const tile = templates.getByRole('listitem').getByRole('button').nth(30)
  const name = await tile.textContent()
  await tile.press('Enter')
  await expect(templates.locator('form')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(templates.locator('form button, form input, form textarea').first()).toBeFocused()
  await templates.getByRole('button', { name: 'قالب آخر' }).press('Enter')
  await expect(tile).toBeFocused()
  await expect(tile).toContainText(name ?? '')
  await expect(tile).toBeInViewport()
})

test('the keyboard goes on among the packs of stickers where it has left or deleted one', async ({ arrive }) => {
  const page = await openHub(arrive)
  await page.getByRole('button', { name: 'اصنع ملصقاتك' }).press('Enter')
  const maker = notice(page, 'اصنع ملصقاتك')
  await maker.getByRole('button', { name: 'حزمة جديدة' }).press('Enter')
  await maker.getByRole('textbox', { name: 'اسم الحزمة' }).fill('كلامنا')
  await maker.getByRole('button', { name: 'كل الحزم' }).press('Enter')
  const pack = maker.getByRole('button', { name: 'كلامنا' })
  await expect(pack).toBeFocused()
  await pack.press('Enter')
  await maker.getByRole('button', { name: 'حذف الحزمة' }).press('Enter')
  await agree(page, 'هل تريد حذف هذه الحزمة وملصقاتها؟')
  await expect(maker.getByRole('button', { name: 'حزمة جديدة' })).toBeFocused()
})

test('the keyboard goes on at what stands in place of the last draft that it has deleted', async ({ arrive }) => {
  const page = await openHub(arrive)
  await page.getByRole('button', { name: 'المسودات' }).press('Enter')
  await notice(page, 'المسودات').getByRole('button', { name: 'حذف المسودة: مرحبا' }).press('Enter')
  await agree(page, 'هل تريد حذف هذه المسودة؟')
  await expect(notice(page, 'المسودات').getByText(/لا مسودات على هذا الجهاز بعد/)).toBeFocused()
})
