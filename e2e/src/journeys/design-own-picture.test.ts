import type { Page } from '@playwright/test'
import { axeFindings } from '../browser/axe'
import { DESKTOP, PHONE } from '../browser/visitor'
import { signInByApi } from '../pages/subscriber'
import { SECRET, choose, photograph } from '../pages/photograph'
import { compare, exported, stagePicture } from '../pages/stage-picture'
import { Studio } from '../pages/studio'
import { expect, test } from '../test'

/** What the stored picture is, read from its address on the page. */
const storedPicture = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const redAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0]! > 150
    const { naturalWidth: width, naturalHeight: height } = image
    return { width, height, redAbove: redAt(450, 100), redBelow: redAt(450, 1100) }
  })

/** The files that this device has stored, as text. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('yawmi-own-pictures')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const reading = opening.result.transaction('files').objectStore('files').getAll()
    await new Promise((resolve) => (reading.onsuccess = resolve))
    opening.result.close()
    return Promise.all((reading.result as Blob[]).map((file) => file.text()))
  })

test('on a phone one’s own photograph is turned upright, loses its metadata and is there after a reload', async ({
  arrive,
}) => {
  const page = await (await arrive({ viewport: PHONE, touch: true })).tab()
  await signInByApi(page)
  const studio = await Studio.open(page, '/phone-design-page')
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const uploads: string[] = []
  page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()))
  await studio.press('العناصر')
  await studio.press('الصور')
  expect(await axeFindings(page)).toEqual([])
  await choose(page, 'صورة من جهازك', 'photo.jpg', await photograph(page))
  const element = page.getByRole('button', { name: 'صورة، 2 من 2' })
  await expect(element).toHaveAttribute('aria-pressed', 'true')
  expect(workers).toHaveLength(1)

  const stored = await storedPicture(page, '[data-box] img')
  expect(stored).toEqual({ width: 900, height: 1200, redAbove: true, redBelow: false })
  const [text = '', ...others] = await storedFiles(page)
  expect(others).toEqual([])
  expect(text.length).toBeGreaterThan(1000)
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain('Exif')
  expect(uploads.filter((url) => /design/.test(url))).toEqual([])

  await page.waitForTimeout(600)
  await page.reload()
  await expect(element).toBeVisible()
  expect(await storedPicture(page, '[data-box] img')).toMatchObject({ width: 900, height: 1200, redAbove: true })
  await studio.press('العناصر')
  await studio.press('الصور')
  await page.getByRole('button', { name: 'خلفية للتصميم' }).click()
  await choose(page, 'التقاط صورة', 'camera.jpg', await photograph(page))
  await expect(page.locator('[data-ground] img')).toHaveAttribute('src', /^blob:/)
  expect(await studio.stage.evaluate((stage: HTMLElement) => stage.offsetWidth / stage.offsetHeight)).toBeCloseTo(
    0.75,
    1,
  )

  // What no design on the device shows any more goes with the next visit, once it is older than a draft may take to be stored.
  expect(await storedFiles(page)).toHaveLength(2)
  await page.waitForTimeout(600)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key)
  })
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 120_000
  })
  await page.reload()
  await expect.poll(() => storedFiles(page)).toEqual([])
})

test('one’s own pictures are in the file as on the screen', async ({ arrive }) => {
  const visitor = await arrive({ viewport: DESKTOP })
  const page = await visitor.tab()
  const bench = await visitor.tab('about:blank')
  await signInByApi(page)
  const studio = await Studio.open(page)
  await studio.press('العناصر')
  await page.getByRole('button', { name: 'الصور', exact: true }).click()
  await choose(page, 'صورة من جهازك', 'photo.jpg', await photograph(page))
  await page.getByRole('button', { name: 'صورة، 2 من 2' }).waitFor()
  await page.getByRole('button', { name: 'الصور', exact: true }).click()
  await page.getByRole('button', { name: 'خلفية للتصميم' }).click()
  await choose(page, 'صورة من جهازك', 'photo.jpg', await photograph(page))
  await page.locator('[data-ground] img').waitFor()
  // Its hint is on the screen alone.
  await studio.box('box-1').focus()
  await page.keyboard.press('Delete')
  const { file } = await exported(studio)
  expect(await compare(bench, file, await stagePicture(page, 2))).toMatchObject({
    sizes: ['1050×1400', '1050×1400'],
    over: 0,
  })
})
