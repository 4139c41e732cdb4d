import { canvasFile } from '../../lib/canvas-file'

const QUALITY = 0.82

/**
 * A picture of one's own as base64.
 * @param side longest side that it may have, in px: a larger one is made smaller
 */
export async function encodePicture(file: Blob, side: number): Promise<string> {
  return base64Of(side === Infinity ? file : await reduced(file, side))
}

async function reduced(file: Blob, side: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = side / Math.max(bitmap.width, bitmap.height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * Math.min(1, scale)))
    canvas.height = Math.max(1, Math.round(bitmap.height * Math.min(1, scale)))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the browser has no canvas to draw on')
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvasFile(canvas, file.type, QUALITY)
  } finally {
    bitmap.close()
  }
}

const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'))
    reader.readAsDataURL(file)
  })
