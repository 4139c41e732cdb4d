import { stageSize, type Design, editKey } from '../document/design'
import type { TextBox } from '../document/box'
import type { PictureSource } from '../document/picture-box'
import { cacheLatest } from '../canvas/drawing/cache-latest'
import { drawFill, drawGround } from './draw-ground'
import { drawCurved, drawLines, drawPicture } from './draw-picture'
import { loadPicture } from './load-picture'
import { canvasFile } from '../lib/canvas-file'
import { renderBoxes } from '../canvas/drawing/box-drawing'
import { runsOf, type OrnamentBox } from './runs'
import { layOut, type StillLayer } from './still-layer'

/** Pixels of the picture for one stage unit; 4 is for a printer. */
export type PixelRatio = 1 | 2 | 4

const JPEG_QUALITY = 0.92

export type PictureType = 'image/png' | 'image/jpeg'

/** What a picture is made of. */
export interface Source {
  design: Design
  /** The layer of boxes as it stands on the screen. */
  layer: HTMLElement
  pictureUrl: (picture: PictureSource) => Promise<string>
}

export interface ExportInput extends Source {
  /** The layer as it was when the picture was asked for, where it may be another by now; what was made ahead of the layer itself is used. */
  still?: StillLayer
  type?: PictureType
  ratio?: PixelRatio
  /** Nothing is behind a design without a ground; else it is white. */
  isTransparent?: boolean
}

/**
 * Loads and draws what an export of this design, or of what it becomes next, will need. Where that fails, the export
 * tries again and fails visibly.
 */
export const prepareExport = (source: Source): void => void parts(source).catch(() => {})

/**
 * The design as a picture, exactly as it is on the screen at any zoom. Pictures are drawn here and only texts and shapes
 * by html-to-image: WebKit forgets pictures within its drawing on the first call.
 * @throws PictureRefused where the background cannot be drawn
 */
export async function exportDesign({
  type = 'image/png',
  ratio = 2,
  isTransparent = false,
  still,
  ...source
}: ExportInput): Promise<Blob> {
  const start = performance.now()
  const { width, height } = stageSize(source.design)
  const canvas = document.createElement('canvas')
  canvas.width = width * ratio
  canvas.height = height * ratio
  const context = canvas.getContext('2d', { alpha: isTransparent })
  if (!context) throw new Error('the browser has no canvas to draw on')
  const takeAway = still && layOut(still, { width, height })
  const [background, layers] = await parts(source, still?.copy).finally(takeAway)
  context.imageSmoothingQuality = 'medium'
  if (!isTransparent) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.scale(ratio, ratio)
  if (background) await drawGround(context, background, source.design, ratio)
  else if (source.design.fill) drawFill(context, source.design)
  for (const draw of layers) await draw(context, ratio)
  const picture = await canvasFile(canvas, type, JPEG_QUALITY)
  if (picture.type !== type) throw new Error(`no ${type}`)
  performance.measure('design-export', { start })
  return picture
}

const latestPicture = cacheLatest<HTMLImageElement>()

/** Draws one run of boxes on a canvas whose unit is the stage's, of so many pixels. */
type Draw = (context: CanvasRenderingContext2D, ratio: number) => void | Promise<void>

/** @param from where the boxes are read, if that is not the layer itself: these are the layer's parts all the same */
function parts({ design, layer, pictureUrl }: Source, from = layer): Promise<[HTMLImageElement | null, Draw[]]> {
  const load = (picture: PictureSource, owner: object) =>
    latestPicture(owner, `${picture.path} ${editKey(picture.edit)}`, async () => loadPicture(await pictureUrl(picture)))
  return Promise.all([
    design.background && load(design.background, layer),
    Promise.all(
      runsOf(design.boxes).map(async (run, index): Promise<Draw> => {
        const owner = ownerOf(layer, index)
        if ('picture' in run) {
          const picture = await load(run.picture.picture, owner)
          return (context, ratio) => drawPicture(context, picture, run.picture, ratio)
        }
        if ('curved' in run) return curvedDraw(run.curved, from)
        if ('ornament' in run) return ornamentDraw(run.ornament)
        const size = stageSize(design)
        const drawing = await renderBoxes({ boxes: run.boxes, layer: from, size, owner })
        return (context) => context.drawImage(drawing, 0, 0, size.width, size.height)
      }),
    ),
  ])
}

/** The picture that a bent text has on the stage, drawn on as much room as its element takes there. */
async function curvedDraw(box: TextBox, layer: HTMLElement): Promise<Draw> {
  const { curvedPicture } = await import('../canvas/texts/curved-picture')
  const { url, size, place } = await curvedPicture(box)
  const image = await loadPicture(url)
  const element = layer.querySelector<HTMLElement>(`[data-box="${box.id}"], [data-copy-of="${box.id}"]`)
  const height = element?.offsetHeight || (box.height ?? size.height)
  return (context, ratio) => drawCurved(context, image, { box: { ...box, height }, size, place, ratio })
}

async function ornamentDraw(box: OrnamentBox): Promise<Draw> {
  const { ornamentPath } = await import('../document/ornaments/ornament-path')
  return (context) => drawLines(context, ornamentPath(box), box)
}

const owners = new WeakMap<HTMLElement, object[]>()

/** What the latest parts are cached by, one for each run of a layer. */
function ownerOf(layer: HTMLElement, index: number): object {
  const all = owners.get(layer) ?? []
  owners.set(layer, all)
  return (all[index] ??= {})
}
