import { RULES } from './pack-rules'

/** A sticker scaled down to the PNG that represents its pack in WhatsApp's tray. */
export async function trayPicture(sticker: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(sticker)
  const canvas = document.createElement('canvas')
  canvas.width = RULES.traySide
  canvas.height = RULES.traySide
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, RULES.traySide, RULES.traySide)
  bitmap.close()
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('the tray picture could not be drawn')
  return new Uint8Array(await png.arrayBuffer())
}
