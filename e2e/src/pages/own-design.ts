import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import { choose, photograph } from './photograph'
import { Studio, type StudioDesign } from './studio'

const NAME = 'صباح الخير'
export const DESIGN: StudioDesign = {
  background: null,
  boxes: [{ id: 'box-1', text: NAME, fontFamily: 'Tajawal', fontSize: 24, x: 60, y: 90, width: 210 }],
}

/** What somebody has saved, in a list of it. */
export const saved = (page: Page) => page.getByRole('main').getByRole('listitem')

/** Writes a text on a phone and puts a photograph of one's own beside it. */
export async function makeWithPhotograph(page: Page): Promise<Studio> {
  const studio = await Studio.goOnWith(page, DESIGN, '/phone-design-page')
  await studio.press('العناصر')
  await studio.press('الصور')
  await choose(page, 'صورة من جهازك', 'photo.jpg', await photograph(page))
  await page.getByRole('button', { name: 'صورة، 2 من 2' }).waitFor()
  await studio.press('العناصر')
  return studio
}

/** Saves by the phone's only button for it, which downloads as well. */
export async function save(page: Page, studio: Studio): Promise<void> {
  await Promise.all([page.waitForEvent('download'), studio.press('تنزيل')])
  await page.getByText('تم تنزيل الصورة وحفظ التصميم').waitFor()
}

/** Looks at the one design that is saved. @returns what shows it */
export async function lookAtSaved(page: Page): Promise<Locator> {
  await page.goto('/saved-items')
  await expect(saved(page)).toHaveCount(1)
  await page.getByRole('button', { name: NAME }).tap()
  const viewer = page.getByRole('dialog', { name: NAME })
  await viewer.getByRole('img').waitFor()
  return viewer
}

/** Opens the design that is looked at, which has its photograph. @returns the photograph in the studio */
export async function openLookedAt(page: Page, viewer: Locator): Promise<Locator> {
  await viewer.getByRole('button', { name: 'فتح للتعديل' }).tap()
  await page.waitForURL('**/phone-design-page')
  const photo = page.locator('[data-box] img')
  await expect(photo).toHaveAttribute('src', /^blob:/)
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight))).toBe(1200)
  return photo
}
