import type { Page } from '@playwright/test'
import { PHONE } from '../browser/visitor'
import { choose, photograph } from '../pages/photograph'
import { Studio } from '../pages/studio'
import { signInByApi } from '../pages/subscriber'
import { expect, test } from '../test'

/** Makes a page that of an iPhone with Safari 15: workers cannot draw and say so, and bitmaps of files are not turned upright. */
const asInSafari15 = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
    class FailingWorker {
      onmessage?: (event: { data: object }) => void
      postMessage = ({ id }: { id?: number }) => setTimeout(() => this.onmessage?.({ data: { id, failed: true } }))
      terminate() {}
    }
    const { createImageBitmap: make } = globalThis as unknown as {
      createImageBitmap: (from: unknown) => Promise<unknown>
    }
    const unturned = (from: unknown) => (from instanceof Blob ? Promise.reject(new Error('not turned')) : make(from))
    Object.assign(globalThis, { Worker: FailingWorker, createImageBitmap: unturned })
  })

test('one’s own photograph is taken upright and edited where workers cannot draw', async ({ arrive }) => {
  const visitor = await arrive({ viewport: PHONE, touch: true })
  const [page, camera] = [await visitor.tab(), await visitor.tab('about:blank')]
  await asInSafari15(page)
  await signInByApi(page)
  const studio = await Studio.open(page, '/phone-design-page')
  await studio.press('العناصر')
  await studio.press('الصور')
  await choose(page, 'صورة من جهازك', 'photo.jpg', await photograph(camera))
  const image = page.locator('[data-box] img')
  /** Sides of the picture as it is shown, and whether it is red in the middle of its upper and of its right edge. */
  const shown = () =>
    image.evaluate(async (element: HTMLImageElement) => {
      await element.decode()
      const { naturalWidth: width, naturalHeight: height } = element
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')!
      context.drawImage(element, 0, 0)
      const isRed = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0]! > 150
      return { width, height, top: isRed(width / 2, 20), right: isRed(width - 20, height / 2) }
    })
  await expect.poll(shown).toEqual({ width: 900, height: 1200, top: true, right: false })
  await studio.press('تدوير ربع دورة')
  await expect.poll(shown).toEqual({ width: 1200, height: 900, top: false, right: true })
})
