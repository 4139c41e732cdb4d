import { saveFile } from '@yawmi/ui/share'
import { packArchive } from './pack-archive'
import { RULES } from './pack-rules'

/**
 * Makes the file of a pack and hands it to the browser.
 * @param urls addresses of its stickers, in their order
 * @throws TypeError without a connection; Error when a sticker does not come, or breaks WhatsApp's rules
 */
export async function savePack(title: string, author: string, urls: readonly string[]): Promise<void> {
  const stickers = await Promise.all(urls.slice(0, RULES.most).map(bytesOf))
  const [first] = stickers
  if (!first) throw new Error('a pack without stickers')
  const archive = packArchive({ title, author, stickers, tray: await trayOf(first) })
  saveFile(new Blob([archive], { type: 'application/octet-stream' }), `${title}.wastickers`)
}

async function bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { mode: 'cors' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The first sticker, scaled down, which represents the pack in WhatsApp's tray. */
async function trayOf(sticker: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(new Blob([sticker], { type: 'image/webp' }))
  const canvas = document.createElement('canvas')
  canvas.width = RULES.traySide
  canvas.height = RULES.traySide
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, RULES.traySide, RULES.traySide)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('the tray picture could not be drawn')
  return new Uint8Array(await png.arrayBuffer())
}
