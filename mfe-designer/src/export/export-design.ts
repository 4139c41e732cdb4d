import { toCanvas } from 'html-to-image'
import { isBlank, stageSize, type Design } from '../document/design'
import { fontCss } from './font-css'
import { loadPicture } from './load-picture'

/** Name of the file, downloaded and uploaded (specification, section 9). */
export const FILE_NAME = 'workspace-image.png'
/** Pixels of the picture for one stage unit. */
const PIXEL_RATIO = 2

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

export interface ExportInput {
  design: Design
  /** The layer of texts as it stands on the screen. */
  layer: HTMLElement
  mediaUrl: (path: string) => string
  type?: 'image/png' | 'image/jpeg'
}

/**
 * The design as a picture, twice as large as the stage, exactly as it is on the screen at any zoom. The background is
 * drawn here and only the texts by html-to-image: WebKit forgets pictures within its drawing on the first call.
 * @throws PictureRefused where the background cannot be drawn
 */
export async function exportDesign({ design, layer, mediaUrl, type = 'image/png' }: ExportInput): Promise<Blob> {
  const { width, height } = stageSize(design)
  const canvas = document.createElement('canvas')
  canvas.width = width * PIXEL_RATIO
  canvas.height = height * PIXEL_RATIO
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (design.background) {
    context.drawImage(await loadPicture(mediaUrl(design.background.path)), 0, 0, canvas.width, canvas.height)
  }
  if (!design.boxes.every(isBlank)) {
    await document.fonts.ready
    const texts = await toCanvas(layer, {
      width,
      height,
      pixelRatio: PIXEL_RATIO,
      fontEmbedCSS: await fontCss(),
      includeQueryParams: true,
      includeStyleProperties: PROPERTIES,
      style: { transform: 'none' },
      filter: (node) => !(node instanceof HTMLElement && node.dataset.blank !== undefined),
    })
    context.drawImage(texts, 0, 0, canvas.width, canvas.height)
  }
  return toBlob(canvas, type)
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`no ${type}`))), type, 0.92),
  )
