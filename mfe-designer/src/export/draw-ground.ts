import type { Size } from '../document/placed'
import { stageSize, type Design } from '../document/design'
import { PATTERN_LINE, PATTERN_OPACITY, patternColor, patternPath } from '../document/page/patterns'
import { picturePlace } from '../document/page/ground-place'
import { NEUTRAL, filterOf, layersOf, type Tone } from '../document/tone'
import { scaledPicture } from '../studio/pictures/scaled-picture'

/** Draws the colours of a design without a picture. */
export function drawFill(context: CanvasRenderingContext2D, design: Design): void {
  const { width, height } = stageSize(design)
  const { from, to } = design.fill ?? { from: 'ffffff', to: 'ffffff' }
  const gradient = context.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, `#${from}`)
  gradient.addColorStop(1, `#${to}`)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
  if (!design.fill?.pattern) return
  context.save()
  context.globalAlpha = PATTERN_OPACITY
  context.strokeStyle = patternColor(design.fill)
  context.lineWidth = PATTERN_LINE
  context.stroke(new Path2D(patternPath(design.fill.pattern, { width, height })))
  context.restore()
}

/**
 * Draws the background with its tone, as the stage shows it, on a canvas whose unit is the stage's.
 * @param ratio pixels of the canvas for a stage unit
 */
export async function drawGround(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  design: Design,
  ratio: number,
): Promise<void> {
  const { tone = NEUTRAL } = design
  const stage = stageSize(design)
  const { x, y, width, height } = picturePlace(design)
  const filtered = await filteredPicture(context, picture, {
    tone,
    ratio,
    width: width * ratio,
    height: height * ratio,
  })
  context.drawImage(filtered, x, y, width, height)
  for (const { color, opacity, blend } of layersOf(tone)) {
    context.save()
    context.globalCompositeOperation = blend === 'normal' ? 'source-over' : blend
    context.globalAlpha = opacity
    context.fillStyle = color
    context.fillRect(0, 0, stage.width, stage.height)
    context.restore()
  }
}

/**
 * The picture as its tone shows it, in the canvas's pixels. The canvas filters it, on one of its own: Firefox takes what lies beyond the
 * edges of a canvas for empty, and a blur would fade towards them. Safari has no filters of a canvas.
 */
async function filteredPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  as: Size & { tone: Tone; ratio: number },
): Promise<CanvasImageSource> {
  const filter = filterOf(as.tone, as.ratio)
  if (filter === 'none') return scaledPicture(context, picture, as)
  if (context.filter !== 'none') {
    const { filterPicture } = await import('./filter-picture')
    return filterPicture(picture, as)
  }
  const canvas = document.createElement('canvas')
  canvas.width = as.width
  canvas.height = as.height
  const own = canvas.getContext('2d')
  if (!own) throw new Error('the browser has no canvas to filter on')
  own.imageSmoothingQuality = context.imageSmoothingQuality
  own.filter = filter
  own.drawImage(await scaledPicture(own, picture, as), 0, 0, as.width, as.height)
  return canvas
}
