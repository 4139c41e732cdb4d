import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { DESKTOP } from '../browser/visitor'
import type { Studio } from './studio'

/** A pixel counts as another one when a channel differs by more than this, of 255: less than an eye can tell. */
const THRESHOLD = 16

/** The stage as the screen has it, at as many pixels a CSS px as asked, with nothing around or over it. */
export async function stagePicture(page: Page, density: number, viewport = DESKTOP): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const metrics = { ...viewport, deviceScaleFactor: density, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  await page.mouse.move(viewport.width - 1, viewport.height - 1)
  const frame = page.getByRole('group', { name: 'لوحة التصميم' })
  const { width, height } = await frame.evaluate((element) => {
    Object.assign(element.style, { position: 'fixed', left: '0', top: '0', margin: '0', zIndex: '99999' })
    return element.getBoundingClientRect()
  })
  const { data } = await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width, height, scale: 1 } })
  await frame.evaluate((element) => {
    for (const name of ['position', 'left', 'top', 'margin', 'z-index']) element.style.removeProperty(name)
  })
  await session.send('Emulation.clearDeviceMetricsOverride')
  await session.detach()
  return Buffer.from(data, 'base64')
}

export interface Difference {
  sizes: string[]
  over: number
  /** Those of them that have a colour beyond all that is around the same place of the other picture. */
  apart: number
  max: number
  mean: number
}

/** Compares two pictures pixel by pixel, on a page of its own. */
export async function compare(page: Page, ...pictures: Buffer[]): Promise<Difference> {
  return page.evaluate(
    async ([texts, threshold]) => {
      const load = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d')!
        context.drawImage(bitmap, 0, 0)
        return context.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const [one, other] = await Promise.all(texts.map(load))
      const sizes = [one!, other!].map(({ width, height }) => `${width}×${height}`)
      /** Whether a channel is within what the other picture has there and one pixel around. */
      const isAround = (at: number, channel: number) => {
        const { width, height, data } = other!
        const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)]
        let [low, high] = [255, 0]
        for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
          for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
            const value = data[(y * width + x) * 4 + channel]!
            ;[low, high] = [Math.min(low, value), Math.max(high, value)]
          }
        const value = one!.data[at + channel]!
        return value >= low - threshold && value <= high + threshold
      }
      let [over, apart, max, sum] = [0, 0, 0, 0]
      const [mine, theirs] = [one!.data, other!.data]
      for (let at = 0; at < mine.length; at += 4) {
        let off = Math.abs(mine[at]! - theirs[at]!)
        for (let channel = 1; channel < 3; channel += 1) {
          const by = Math.abs(mine[at + channel]! - theirs[at + channel]!)
          if (by > off) off = by
        }
        if (off === 0) continue
        max = Math.max(max, off)
        sum += off
        if (off <= threshold) continue
        over += 1
        if (![0, 1, 2].every((channel) => isAround(at, channel))) apart += 1
      }
      return { sizes, over, apart, max, mean: (sum * 4) / one!.data.length }
    },
    [pictures.map((picture) => picture.toString('base64')), THRESHOLD] as const,
  )
}

/** What the browser's downloads get, by the button or by the options. */
export async function exported(
  studio: Studio,
  format?: 'PNG' | 'JPEG',
  size?: RegExp,
): Promise<{ file: Buffer; name: string }> {
  const { page } = studio
  if (format && size) {
    await studio.press('خيارات التنزيل والمشاركة')
    const dialog = page.getByRole('dialog', { name: 'خيارات التنزيل والمشاركة' })
    await dialog.getByRole('button', { name: format, exact: true }).click()
    await dialog.getByRole('button', { name: size }).click()
  }
  const buttons = page.getByRole('button', { name: 'تنزيل', exact: true })
  await page.evaluate(() => performance.clearMeasures())
  const [download] = await Promise.all([page.waitForEvent('download'), buttons.last().click()])
  // The same design goes on to be saved; the next export begins when that is done.
  await page.waitForFunction(() => performance.getEntriesByName('design-export-job').length > 0)
  return { file: fs.readFileSync(await download.path()), name: download.suggestedFilename() }
}
