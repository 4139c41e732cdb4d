import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Where a photograph was taken, as its metadata says. */
export const SECRET = 'TAKEN-AT-32.88N-13.19E'

/** Pixels of a photograph of 50 megapixels, before it is turned. */
export const LARGE: [width: number, height: number] = [8160, 6120]

/**
 * A photograph of a phone that was held upright: its pixels are to be turned, and are red at their left.
 * @param isGrained so that the file is as large as of a real one
 */
export async function photograph(page: Page, [width, height] = [1200, 900], isGrained = false): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height, isGrained]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')!
      context.fillStyle = '#204080'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#d02020'
      context.fillRect(0, 0, width / 4, height)
      if (isGrained) {
        const grain = new ImageData(512, 512)
        for (let at = 0; at < grain.data.length; at += 1)
          grain.data[at] = at % 4 === 3 ? 24 : (Math.imul(at, 2_654_435_761) >>> 13) & 255
        context.fillStyle = context.createPattern(await createImageBitmap(grain), 'repeat')!
        context.fillRect(0, 0, width, height)
      }
      const reader = new FileReader()
      reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: isGrained ? 0.85 : 0.92 }))
      await new Promise((resolve) => (reader.onload = resolve))
      return (reader.result as string).split(',')[1]!
    },
    [width, height, isGrained] as const,
  )
  const jpeg = Buffer.from(base64, 'base64')
  const orientation = '4d4d002a00000008000101120003000000010006000000000000'
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(orientation, 'hex')])
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content])
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, exif), segment(0xfe, Buffer.from(SECRET)), jpeg.subarray(2)])
}

/** Bytes of a file from which on it is not sent to the browser, but read by it. */
const MAX_SENT_BYTES = 4 * 1024 * 1024

/**
 * Hands a file to the chooser that a button opens, and waits until it has been read.
 * @param isRead what is on the page then
 */
export async function choose(
  page: Page,
  button: string,
  name: string,
  buffer: Buffer,
  isRead: () => Promise<unknown> = () => Promise.reject(new Error('a large file is there until it has been read')),
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  if (buffer.length < MAX_SENT_BYTES) return chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
  // The browser reads it from the disk: what is sent to it as text takes a busy machine half a minute.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-chosen-'))
  try {
    const file = path.join(folder, path.extname(name) ? name : `${name}.jpg`)
    writeFileSync(file, buffer)
    await chooser.setFiles(file)
    await isRead()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A black PNG of a bit for each pixel: as large as told when it is decoded, and small as a file. */
export function plainPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
