import { toSvg } from 'html-to-image'
import { stageSize, type Design } from '../document/design'
import { encodedFontCss, shownFaces } from './font-css'
import { cacheLatest } from './cache-latest'
import { layoutDensity } from './layout-density'

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

/**
 * The texts of a design alone, taken from their elements on the screen: a drawing that is sharp at any size. Nine
 * tenths of its making are the fonts within; so it is cached, and the same texts are not drawn twice.
 */
export async function renderTexts(design: Design, layer: HTMLElement): Promise<HTMLImageElement> {
  await document.fonts.ready
  const faces = shownFaces(design)
  const fonts = await encodedFontCss(faces)
  const { width, height } = stageSize(design)
  const dense = layoutDensity()
  const boxes = [...layer.querySelectorAll<HTMLElement>('[data-box]:not([data-blank])')]
  const texts = boxes.map(({ style, firstChild }) => `${style.cssText} ${firstChild?.textContent}`)
  const from = [width, height, dense, ...faces.map(({ url }) => url), ...texts].join('\n')
  return latest(layer, from, () => makeDrawing(layer, { width, height, dense, fonts }))
}

interface Making {
  width: number
  height: number
  /** Pixels of layout for one CSS px. */
  dense: number
  /** Font rules, encoded. */
  fonts: string
}

async function makeDrawing(layer: HTMLElement, { width, height, dense, fonts }: Making): Promise<HTMLImageElement> {
  const url = await toSvg(layer, {
    width: width * dense,
    height: height * dense,
    fontEmbedCSS: FONTS_PLACEHOLDER,
    includeQueryParams: true,
    includeStyleProperties: PROPERTIES,
    style: { transform: 'none', width: `${width}px`, height: `${height}px`, zoom: String(dense) },
    filter: (node) =>
      !(node instanceof HTMLElement && (node.dataset.blank !== undefined || node.tagName === 'TEXTAREA')),
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
