import { toSvg } from 'html-to-image'
import type { Box } from '../../document/box'
import type { Size } from '../../document/placed'
import { encodedFontCss, shownFaces } from './font-css'
import { cacheLatest } from './cache-latest'
import { layoutDensity } from './layout-density'
import { loadFonts } from './load-fonts'

/**
 * What the exporter reads from the screen. Everything else about a box is inline. Not `font-size`: the exporter would
 * make it a little smaller and lines would break elsewhere. Not `visibility`: a text is hidden under the field that it
 * is written in, which somebody may open while the picture is made.
 */
const PROPERTIES =
  'position left top width height display box-sizing margin border direction unicode-bidi overflow'.split(' ')

/** Stands in the drawing where the fonts come to stand. */
const FONTS_PLACEHOLDER = '.fonts-come-here{}'

const latest = cacheLatest<HTMLImageElement>()

interface BoxDrawing {
  /** Texts and shapes that follow each other. */
  boxes: readonly Box[]
  /** The layer of boxes as it stands on the screen. */
  layer: HTMLElement
  /** Of the stage. */
  size: Size
  /** Which drawing of the layer: each keeps its own latest. */
  owner: object
}

/**
 * Some boxes of a design alone, taken from their elements on the screen: a drawing that is sharp at any size. Nine
 * tenths of its making are the fonts within; so it is cached, and the same boxes are not drawn twice.
 */
export async function renderBoxes({
  boxes,
  layer,
  size: { width, height },
  owner,
}: BoxDrawing): Promise<HTMLImageElement> {
  await loadFonts(boxes)
  const faces = shownFaces(boxes)
  const fonts = await encodedFontCss(faces)
  // Off the page nothing has a place: what was to be made ahead of an editor that was left by now would be cached as it is not.
  if (!layer.isConnected) throw new Error('what is to be drawn has left the page')
  const dense = layoutDensity()
  const ids = new Set(boxes.map(({ id }) => id))
  const isIncluded = (element: HTMLElement) => ids.has(idOf(element) ?? '') && element.dataset.blank === undefined
  const elements = [...layer.querySelectorAll<HTMLElement>('[data-box], [data-copy-of]')].filter(isIncluded)
  const looks = elements.map((element) => `${element.style.cssText} ${contentOf(element)}`)
  const from = [width, height, dense, ...faces.map(({ url }) => url), ...looks].join('\n')
  return latest(owner, from, () => makeDrawing(layer, { width, height, dense, fonts, isIncluded }))
}

/** Of the box that an element of the stage shows, or of a copy of it. */
const idOf = ({ dataset }: HTMLElement) => dataset.box ?? dataset.copyOf

const contentOf = (element: HTMLElement) => {
  const backdrop = element.querySelector<HTMLElement>('[data-backdrop]')?.style.cssText ?? ''
  return backdrop + (element.querySelector('svg')?.outerHTML ?? element.firstElementChild?.innerHTML ?? '')
}

interface Making extends Size {
  /** Pixels of layout for one CSS px. */
  dense: number
  /** Font rules, encoded. */
  fonts: string
  /** Whether the element of a box is part of the drawing. */
  isIncluded: (element: HTMLElement) => boolean
}

async function makeDrawing(layer: HTMLElement, making: Making): Promise<HTMLImageElement> {
  const { width, height, dense, fonts, isIncluded } = making
  const url = await toSvg(layer, {
    width: width * dense,
    height: height * dense,
    fontEmbedCSS: FONTS_PLACEHOLDER,
    includeQueryParams: true,
    includeStyleProperties: PROPERTIES,
    style: {
      ...{ transform: 'none', width: `${width}px`, height: `${height}px`, zoom: String(dense) },
      // The drawing is a document of its own, in which a device that sets its own colours sets them as well.
      forcedColorAdjust: 'none',
    },
    filter: (node) => {
      if (!(node instanceof HTMLElement)) return true
      if (idOf(node) !== undefined) return isIncluded(node)
      return node.dataset.reach === undefined && node.tagName !== 'TEXTAREA'
    },
  })
  const drawing = new Image()
  // Not `decode` alone: only the load waits for the fonts within, and letters without their font are not drawn at all.
  await new Promise((resolve, reject) => {
    drawing.onload = resolve
    drawing.onerror = reject
    // Half a megabyte of fonts is inserted as it is cached, encoded; html-to-image would encode it again each time.
    drawing.src = url.replace(encodeURIComponent(FONTS_PLACEHOLDER), () => fonts)
  })
  await drawing.decode()
  return drawing
}
