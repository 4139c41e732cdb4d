import fs from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** Files of an archive that is not compressed, by their names (APPNOTE.TXT, 4.3.12 and 4.3.7). */
function filesOf(archive: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {}
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4)) {
    const [size, length, place] = [
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ]
    const start = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28)
    files[archive.toString('utf8', at + 46, at + 46 + length)] = archive.subarray(start, start + size)
  }
  return files
}

const WORDS = ['صباح الخير', 'ههههه', 'ما شاء الله', 'تمام', 'أحبكم']

test('on a phone five stickers become a pack that sticker apps take', async ({ arrive }) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  await page.goto('/design-categories')
  await page.getByRole('button', { name: 'اصنع ملصقاتك' }).tap()
  const maker = page.getByRole('dialog', { name: 'اصنع ملصقاتك' })
  await maker.getByRole('button', { name: 'حزمة جديدة' }).tap()
  await maker.getByRole('textbox', { name: 'اسم الحزمة' }).fill('كلامنا')
  const download = maker.getByRole('button', { name: 'تنزيل الحزمة' })
  await expect(download).toBeDisabled()
  for (const [index, words] of WORDS.entries()) {
    await maker.getByRole('button', { name: 'من كلمات' }).tap()
    await maker.getByRole('textbox', { name: 'كلمات الملصق' }).fill(words)
    await maker.getByRole('img', { name: 'معاينة الملصق' }).waitFor()
    if (index === 0) expect(await axeFindings(page)).toEqual([])
    await maker.getByRole('button', { name: 'أضف إلى الحزمة' }).tap()
    await expect(maker.getByRole('list', { name: 'ملصقات الحزمة' }).getByRole('listitem')).toHaveCount(index + 1)
  }
  await maker.getByRole('button', { name: 'الملصق 2' }).tap()
  await maker.getByRole('button', { name: 'اجعله أيقونة الحزمة' }).tap()
  await expect(maker.getByRole('button', { name: 'الملصق 2، أيقونة الحزمة' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const [pack] = await Promise.all([page.waitForEvent('download'), download.tap()])
  expect(pack.suggestedFilename()).toBe('كلامنا.wastickers')
  const files = filesOf(await fs.readFile(await pack.path()))
  expect(Object.keys(files)).toEqual([
    ...['title.txt', 'author.txt', 'tray.png'],
    ...['01.webp', '02.webp', '03.webp', '04.webp', '05.webp'],
  ])
  expect(files['title.txt']!.toString('utf8')).toBe('كلامنا')
  expect(files['author.txt']!.toString('utf8')).toBe('يومي')
  const tray = files['tray.png']!
  expect([tray.toString('latin1', 1, 4), tray.readUInt32BE(16), tray.readUInt32BE(20)]).toEqual(['PNG', 96, 96])
  const looks = await page.evaluate(
    async (stickers) =>
      Promise.all(
        stickers.map(async (base64) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
          )
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')!
          context.drawImage(bitmap, 0, 0)
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
          const count = (holds: (at: number) => boolean) =>
            Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).filter(holds).length
          return {
            size: [bitmap.width, bitmap.height],
            hasEmptyCorner: data[3] === 0,
            white: count((at) => data[at + 3]! > 250 && Math.min(data[at]!, data[at + 1]!, data[at + 2]!) > 240),
            inked: count((at) => data[at + 3]! > 250 && data[at]! < 90),
          }
        }),
      ),
    WORDS.map((_, index) => files[`0${index + 1}.webp`]!.toString('base64')),
  )
  for (const [index, { size, hasEmptyCorner, white, inked }] of looks.entries()) {
    expect(files[`0${index + 1}.webp`]!.length).toBeLessThan(100 * 1024)
    expect([size, hasEmptyCorner]).toEqual([[512, 512], true])
    // Letters, and the white about them.
    expect(white).toBeGreaterThan(3000)
    expect(inked).toBeGreaterThan(3000)
  }

  // The pack stays on the device.
  await page.reload()
  await page.getByRole('button', { name: 'اصنع ملصقاتك' }).tap()
  await maker.getByRole('button', { name: /^كلامنا.*5 ملصقات$/ }).tap()
  await expect(maker.getByRole('textbox', { name: 'اسم الحزمة' })).toHaveValue('كلامنا')
})

/** How many stickers the device has in all packs. */
const storedStickers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('yawmi-sticker-packs')
        opening.onerror = reject
        opening.onsuccess = () => {
          const packs = opening.result.transaction('packs').objectStore('packs').getAll()
          packs.onerror = reject
          packs.onsuccess = () => {
            opening.result.close()
            resolve((packs.result as { stickers: object[] }[]).flatMap(({ stickers }) => stickers).length)
          }
        }
      }),
  )

test('a picture and a design become stickers, also from the editor, and stickers elements of a design', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  await page.goto('/design-categories')
  await page.getByRole('button', { name: 'قوالب جاهزة' }).tap()
  await page.getByRole('button', { name: 'الصباح: صباح القهوة' }).tap()
  await page.getByRole('button', { name: 'ابدأ التصميم' }).tap()
  await page.waitForURL('**/phone-design-page')
  await page.getByRole('button', { name: /صباح القهوة$/ }).waitFor()
  await page.goto('/design-categories')
  await page.getByRole('button', { name: 'اصنع ملصقاتك' }).tap()
  const maker = page.getByRole('dialog', { name: 'اصنع ملصقاتك' })
  await maker.getByRole('button', { name: 'حزمة جديدة' }).tap()
  const preview = maker.getByRole('img', { name: 'معاينة الملصق' })

  await maker.getByRole('button', { name: 'من تصميم' }).tap()
  await maker.getByRole('button', { name: 'صباح القهوة' }).tap()
  await preview.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await maker.getByRole('button', { name: 'أضف إلى الحزمة' }).tap()

  await maker.getByRole('button', { name: 'من صورة' }).tap()
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200)
    const context = canvas.getContext('2d')!
    context.fillStyle = '#c9442b'
    context.fillRect(0, 0, 300, 200)
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  })
  const picture = { name: 'p.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  await maker.getByLabel('صورة من جهازك', { exact: true }).and(page.locator('input')).setInputFiles(picture)
  await preview.waitFor()
  await maker.getByRole('button', { name: 'قلب', exact: true }).tap()
  await maker.getByRole('button', { name: 'أضف إلى الحزمة' }).tap()
  const stickers = maker.getByRole('list', { name: 'ملصقات الحزمة' }).getByRole('listitem')
  await expect(stickers).toHaveCount(2)
  await expect(maker.getByRole('button', { name: 'تنزيل الحزمة' })).toBeDisabled()

  // From the editor straight to the maker, which goes on with the pack. It is shown before the device has it.
  await expect.poll(() => storedStickers(page)).toBe(2)
  await page.goto('/phone-design-page')
  await page.getByRole('button', { name: /صباح القهوة$/ }).waitFor()
  await page.getByRole('button', { name: 'خيارات التنزيل والمشاركة' }).tap()
  await page.getByRole('button', { name: 'ملصق واتساب' }).tap()
  await preview.waitFor()
  await maker.getByRole('button', { name: 'أضف إلى الحزمة' }).tap()
  await expect(stickers).toHaveCount(3)

  // A sticker of one's own is an element of a design.
  await page.goto('/phone-design-page')
  await page.getByRole('button', { name: 'العناصر', exact: true }).tap()
  await page.getByRole('button', { name: 'ملصقات', exact: true }).tap()
  await page.getByRole('button', { name: 'إضافة ملصقاتي 1' }).tap()
  await expect(page.locator('[data-box] img[src^="blob:"]')).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
})
