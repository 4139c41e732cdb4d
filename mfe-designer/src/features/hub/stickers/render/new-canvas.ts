/** Px of a sticker's side. */
export const SIDE = 512

/** @throws Error where the browser has none to draw on */
export function newCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  return [canvas, context]
}
