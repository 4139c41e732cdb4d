import { renderBoxes } from '../drawing/box-drawing'
import { loadFonts } from '../drawing/load-fonts'
import { canvasFile } from '../../lib/canvas-file'
import { lookStyle } from '../looks/text-look'
import { textProbe } from './text-probe'
import type { TextBox } from '../../document/box'
import { bendPixels } from '../../document/pixels/bend-pixels'
import type { Size } from '../../document/placed'
import { bendOf, bentEdges, bentPath, bentSize, type Bend } from '../../document/texts/arc'

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

/** Pixels for a stage unit: the most, enough for a printer, that a picture may have. */
const DENSITIES = [4, 3, 2]
/** Most pixels of a picture: what an older phone bends in a moment. */
const MAX_PIXELS = 2_000_000
/** Pictures that are cached, at most. */
const MAX_CACHED = 40

/** Of the latest strip, which another bend of it is made from. */
const STRIP = {}

const pictures = new Map<string, Promise<CurvedPicture>>()

/** The picture of a bent text; the same letters with the same bend are drawn once. Without its font they are others, and drawn anew next time. */
export function curvedPicture(box: TextBox): Promise<CurvedPicture> {
  const key = curvedKey(box)
  const known = pictures.get(key)
  if (known) return known
  const forget = () => pictures.delete(key)
  const made = draw(box, forget)
  pictures.set(key, made)
  made.catch(forget)
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

async function draw(box: TextBox, onMissingFont: () => void): Promise<CurvedPicture> {
  const text = straight(box)
  if (!(await loadFonts([text]))) onMissingFont()
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
    const radius = `${Number(backdrop.borderRadius ?? 0)}px`
    Object.assign(behind.style, { position: 'absolute', inset: '0', zIndex: '-1' }, backdrop, { borderRadius: radius })
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
  const place = placeOf(bend, margin)
  const [across, down] = [width + 2 * margin, height + 2 * margin]
  const area = Math.max(place.width * place.height, across * down)
  const density = DENSITIES.find((each) => area * each * each <= MAX_PIXELS) ?? 1
  const strip = contextOf(across * density, down * density)
  strip.drawImage(image, 0, 0, strip.canvas.width, strip.canvas.height)
  const edges = bentEdges(bend)
  const pixels = bendPixels(
    strip.getImageData(0, 0, strip.canvas.width, strip.canvas.height),
    bendOf({ width: width * density, height: height * density }, arc),
    {
      left: (edges.left + place.left) * density,
      top: (edges.top + place.top) * density,
      width: place.width * density,
      height: place.height * density,
    },
  )
  const picture = contextOf(pixels.width, pixels.height)
  const target = picture.createImageData(pixels.width, pixels.height)
  target.data.set(pixels.data)
  picture.putImageData(target, 0, 0)
  return {
    url: URL.createObjectURL(await canvasFile(picture.canvas)),
    size: bentSize(bend),
    place,
    path: bentPath(bend),
  }
}

/** Where the picture lies, in whole units: browsers show a picture on whole px, and a canvas does not. */
function placeOf(bend: Bend, margin: number): CurvedPicture['place'] {
  const [inner, outer] = [bentEdges(bend), bentEdges(bend, margin)]
  const [left, top] = [Math.floor(outer.left - inner.left), Math.floor(outer.top - inner.top)]
  const [right, bottom] = [Math.ceil(outer.right - inner.left), Math.ceil(outer.bottom - inner.top)]
  return { left, top, width: right - left, height: bottom - top }
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser has no canvas to draw on')
  return context
}
