import { fontByName, DISPLAY_NAMES, registerDisplayFonts } from '../fonts'
import { renderBoxes } from '../drawing/box-drawing'
import { lookStyle } from '../looks/text-look'
import { textProbe, writeStyle } from '../text-probe'
import { BEHIND } from '../looks/text-backdrop'
import type { TextBox } from '../../document/box'
import { bendPixels } from '../../document/pixels/bend-pixels'
import type { Size } from '../../document/placed'
import { bendOf, bentEdges, bentPath, bentSize } from '../../document/texts/arc'

/** Bent letters as a picture, which stage and file show alike. */
export interface CurvedPicture {
  url: string
  /** That the text takes, in stage units. */
  size: Size
  /** Where the picture lies in that: more than it, as marks and glow are beyond the lines. */
  place: Size & { left: number; top: number }
  /** The bent lines, which a press takes hold of. */
  path: string
}

/** Pixels for a stage unit: enough for a printer. */
const DENSITY = 4
/** Most pixels of a picture: what an older phone bends in a moment. */
const MAX_PIXELS = 2_000_000
/** Pictures that are cached, at most. */
const MAX_CACHED = 40

/** Of the latest strip, which another bend of it is made from. */
const STRIP = {}

const pictures = new Map<string, Promise<CurvedPicture>>()

/** The picture of a bent text; the same letters with the same bend are drawn once. */
export function curvedPicture(box: TextBox): Promise<CurvedPicture> {
  const key = curvedKey(box)
  const known = pictures.get(key)
  if (known) return known
  const made = draw(box)
  pictures.set(key, made)
  made.catch(() => pictures.delete(key))
  for (const [oldest, picture] of pictures) {
    if (pictures.size <= MAX_CACHED) break
    pictures.delete(oldest)
    // Whoever has just got it has its time to load.
    picture.then(({ url }) => setTimeout(() => URL.revokeObjectURL(url), 10_000)).catch(() => {})
  }
  return made
}

/** The same for texts that look the same, wherever they stand. */
export const curvedKey = (box: TextBox): string => JSON.stringify({ ...straight(box), arc: box.arc })

/** The text by itself, without what its element does. */
const straight = (box: TextBox): TextBox => ({
  ...box,
  ...{ id: 'strip', arc: 0, x: 0, y: 0, width: 0, rotation: 0, opacity: 1, locked: false, autoFit: false },
  ...{ height: undefined, group: undefined },
})

async function draw(box: TextBox): Promise<CurvedPicture> {
  const text = straight(box)
  if (DISPLAY_NAMES.includes(text.fontFamily)) await registerDisplayFonts()
  await document.fonts.load(`${text.bold ? 700 : 400} ${text.fontSize}px ${fontByName(text.fontFamily).css}`, text.text)
  const margin = Math.ceil(text.fontSize * 0.7)
  const layer = layerOf(text, margin)
  try {
    const { offsetWidth: width, offsetHeight: height } = layer.firstElementChild as HTMLElement
    const size = { width: width + 2 * margin, height: height + 2 * margin }
    const strip = await renderBoxes({ boxes: [text], layer, size, owner: STRIP })
    return await bent(strip, { width, height, margin, arc: box.arc })
  } finally {
    layer.parentElement?.remove()
  }
}

/** The text on straight lines, which break where it was broken alone, laid out unseen. */
function layerOf(text: TextBox, margin: number): HTMLElement {
  const strip = textProbe(text)
  strip.dataset.box = text.id
  Object.assign(strip.style, {
    transform: `translate(${margin}px, ${margin}px)`,
    width: 'max-content',
    whiteSpace: 'pre',
  })
  const { backdrop } = lookStyle(text)
  if (backdrop) {
    const behind = document.createElement('span')
    behind.dataset.backdrop = ''
    writeStyle(behind, { ...BEHIND, ...backdrop })
    strip.append(behind)
  }
  const layer = document.createElement('div')
  layer.style.position = 'absolute'
  layer.append(strip)
  const around = document.createElement('div')
  around.dir = 'ltr'
  around.ariaHidden = 'true'
  Object.assign(around.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '0',
    height: '0',
    overflow: 'hidden',
    visibility: 'hidden',
  })
  around.append(layer)
  document.body.append(around)
  return layer
}

async function bent(
  image: HTMLImageElement,
  { width, height, margin, arc }: Size & { margin: number; arc: number },
): Promise<CurvedPicture> {
  const bend = bendOf({ width, height }, arc)
  const whole = bentEdges(bend, margin)
  const area = (whole.right - whole.left) * (whole.bottom - whole.top)
  const density = Math.min(
    DENSITY,
    Math.sqrt(MAX_PIXELS / Math.max(area, (width + 2 * margin) * (height + 2 * margin))),
  )
  const strip = contextOf((width + 2 * margin) * density, (height + 2 * margin) * density)
  strip.drawImage(image, 0, 0, strip.canvas.width, strip.canvas.height)
  const { data } = strip.getImageData(0, 0, strip.canvas.width, strip.canvas.height)
  const dense = bendOf({ width: width * density, height: height * density }, arc)
  const pixels = bendPixels({ width: strip.canvas.width, height: strip.canvas.height, data }, dense, margin * density)
  const picture = contextOf(pixels.width, pixels.height)
  const target = picture.createImageData(pixels.width, pixels.height)
  target.data.set(pixels.data)
  picture.putImageData(target, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => picture.canvas.toBlob(resolve))
  if (!blob) throw new Error('the bent text could not be encoded')
  const { left, top } = bentEdges(bend)
  return {
    url: URL.createObjectURL(blob),
    size: bentSize(bend),
    place: {
      left: whole.left - left,
      top: whole.top - top,
      width: pixels.width / density,
      height: pixels.height / density,
    },
    path: bentPath(bend),
  }
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser has no canvas to draw on')
  return context
}
