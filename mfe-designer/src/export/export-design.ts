import { toSvg } from 'html-to-image'
import { isBlank, stageSize, type Design } from '../document/design'
import { encodedFontCss } from './font-css'
import { layoutDensity } from './layout-density'
import { loadPicture } from './load-picture'

/** Pixels of the picture for one stage unit. */
export type PixelRatio = 1 | 2

/**
 * What the exporter reads from the screen. Everything else about a box is inline. Not `font-size`: the exporter would
 * make it a little smaller and lines would break elsewhere.
 */
const PROPERTIES = [
  'position',
  'left',
  'top',
  'width',
  'height',
  'display',
  'visibility',
  'box-sizing',
  'margin',
  'border',
  'direction',
  'unicode-bidi',
  'overflow',
]

/** Stands in the drawing where the fonts come to stand. */
const FONTS_HERE = '.fonts-come-here{}'

export type PictureType = 'image/png' | 'image/jpeg'

export interface ExportInput {
  design: Design
  /** The layer of texts as it stands on the screen. */
  layer: HTMLElement
  mediaUrl: (path: string) => string
  type?: PictureType
  ratio?: PixelRatio
}

/**
 * The design as a picture, exactly as it is on the screen at any zoom. The background is drawn here and only the texts
 * by html-to-image: WebKit forgets pictures within its drawing on the first call.
 * @throws PictureRefused where the background cannot be drawn
 */
export async function exportDesign(input: ExportInput): Promise<Blob> {
  const { design, mediaUrl, type = 'image/png', ratio = 2 } = input
  const start = performance.now()
  const { width, height } = stageSize(design)
  const canvas = document.createElement('canvas')
  canvas.width = width * ratio
  canvas.height = height * ratio
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas to draw on')
  const [background, texts] = await Promise.all([
    design.background && loadPicture(mediaUrl(design.background.path)),
    design.boxes.every(isBlank) ? null : textLayer(input),
  ])
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (background) context.drawImage(background, 0, 0, canvas.width, canvas.height)
  if (texts) context.drawImage(texts, 0, 0, canvas.width, canvas.height)
  const picture = await toBlob(canvas, type)
  performance.measure('design-export', { start })
  return picture
}

/** The texts alone, as a drawing that is sharp at any size, laid out with the same rounding as on the screen. */
async function textLayer({ design, layer }: ExportInput): Promise<HTMLImageElement> {
  const { width, height } = stageSize(design)
  const dense = layoutDensity()
  await document.fonts.ready
  const drawing = new Image()
  const url = await toSvg(layer, {
    width: width * dense,
    height: height * dense,
    fontEmbedCSS: FONTS_HERE,
    includeQueryParams: true,
    includeStyleProperties: PROPERTIES,
    style: { transform: 'none', width: `${width}px`, height: `${height}px`, zoom: String(dense) },
    filter: (node) => !(node instanceof HTMLElement && node.dataset.blank !== undefined),
  })
  // Half a megabyte of fonts goes in as it is kept, encoded; html-to-image would encode it anew each time.
  const fonts = await encodedFontCss(design)
  // Not `decode` alone: only the load waits for the fonts within, and letters without their font are not drawn at all.
  await new Promise((resolve, reject) => {
    drawing.onload = resolve
    drawing.onerror = reject
    drawing.src = url.replace(encodeURIComponent(FONTS_HERE), () => fonts)
  })
  await drawing.decode()
  return drawing
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`no ${type}`))), type, 0.92),
  )
