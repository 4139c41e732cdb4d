import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Where a photograph was taken, as its metadata says. */
export const SECRET = 'TAKEN-AT-32.88N-13.19E'

/** A photograph of a phone that was held upright: 1200 by 900 pixels that are to be turned, red at their left. */
export async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 900)
    const context = canvas.getContext('2d')!
    context.fillStyle = '#204080'
    context.fillRect(0, 0, 1200, 900)
    context.fillStyle = '#d02020'
    context.fillRect(0, 0, 300, 900)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  const jpeg = Buffer.from(base64, 'base64')
  const orientation = '4d4d002a00000008000101120003000000010006000000000000'
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(orientation, 'hex')])
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content])
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, exif), segment(0xfe, Buffer.from(SECRET)), jpeg.subarray(2)])
}

/** Hands a file to the chooser that a button opens. */
export async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
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
