import { canvasFile } from './canvas-file'

/** A canvas on no page, to make a file of a picture with. */
export interface HiddenCanvas {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  /** A PNG where the browser cannot make the type. */
  toFile: (type: string, quality: number) => Promise<Blob>
}

/** Whether workers can draw: Safari has no canvas for them before 16.4, and Firefox none before 105. */
export const canDrawInWorkers = (): boolean => typeof OffscreenCanvas !== 'undefined'

/**
 * In a worker or in the page.
 * @throws Error where the browser has none to draw on
 */
export function hiddenCanvas(width: number, height: number, settings?: CanvasRenderingContext2DSettings): HiddenCanvas {
  if (!canDrawInWorkers()) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = drawable(canvas.getContext('2d', settings))
    return { context, toFile: (type, quality) => canvasFile(canvas, type, quality) }
  }
  const canvas = new OffscreenCanvas(width, height)
  const context = drawable(canvas.getContext('2d', settings))
  return { context, toFile: (type, quality) => canvas.convertToBlob({ type, quality }) }
}

function drawable<C>(context: C | null): C {
  if (!context) throw new Error('the browser has no canvas to draw on')
  return context
}
