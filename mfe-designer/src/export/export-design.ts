import { isBlank, stageSize, type Design } from '../document/design'
import { cacheLatest } from './cache-latest'
import { loadPicture } from './load-picture'
import { renderTexts } from './text-drawing'

/** Pixels of the picture for one stage unit. */
export type PixelRatio = 1 | 2

export type PictureType = 'image/png' | 'image/jpeg'

/** What a picture is made of. */
export interface Source {
  design: Design
  /** The layer of texts as it stands on the screen. */
  layer: HTMLElement
  mediaUrl: (path: string) => string
}

export interface ExportInput extends Source {
  type?: PictureType
  ratio?: PixelRatio
}

/**
 * Loads and draws what an export of this design, or of what it becomes next, will need. Where that fails, the export
 * tries again and fails visibly.
 */
export const prepareExport = (source: Source): void => void parts(source).catch(() => {})

/**
 * The design as a picture, exactly as it is on the screen at any zoom. The background is drawn here and only the texts
 * by html-to-image: WebKit forgets pictures within its drawing on the first call.
 * @throws PictureRefused where the background cannot be drawn
 */
export async function exportDesign({ type = 'image/png', ratio = 2, ...source }: ExportInput): Promise<Blob> {
  const start = performance.now()
  const { width, height } = stageSize(source.design)
  const canvas = document.createElement('canvas')
  canvas.width = width * ratio
  canvas.height = height * ratio
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the browser has no canvas to draw on')
  const [background, texts] = await parts(source)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (background) context.drawImage(background, 0, 0, canvas.width, canvas.height)
  if (texts) context.drawImage(texts, 0, 0, canvas.width, canvas.height)
  const picture = await toBlob(canvas, type)
  performance.measure('design-export', { start })
  return picture
}

const latestBackground = cacheLatest<HTMLImageElement>()

function parts({ design, layer, mediaUrl }: Source) {
  const url = design.background && mediaUrl(design.background.path)
  return Promise.all([
    url && latestBackground(layer, url, () => loadPicture(url)),
    design.boxes.every(isBlank) ? null : renderTexts(design, layer),
  ])
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`no ${type}`))), type, 0.92),
  )
