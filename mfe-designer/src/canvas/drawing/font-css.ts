import { fetchFile, memoAsync } from '@yawmi/lib'
import { fontByName, loadedFaces, type Face } from '../fonts'
import { isText, type Box } from '../../document/box'

/** The font files that texts among some boxes show. */
export function shownFaces(boxes: readonly Box[]): Face[] {
  const shown = new Set(
    boxes.filter(isText).map(({ fontFamily, bold }) => `${fontByName(fontFamily).css} ${bold ? '700' : '400'}`),
  )
  return loadedFaces().filter(({ family, weight }) => shown.has(`'${family}' ${weight}`))
}

/**
 * `@font-face` rules with the files within: an exported picture can fetch nothing.
 * @returns encoded as a data URL wants it
 */
export const encodedFontCss = async (faces: Face[]): Promise<string> =>
  (await Promise.all(faces.map((face) => rule(face)))).join('')

/** A font's rule, made once; a failed fetch is forgotten, so that the next export tries again. */
const rule = memoAsync(
  async ({ family, weight, range, url }: Face) => {
    const source = `src:url(${await readAsDataUrl(await fetchFile(url))}) format('woff2')`
    return encodeURIComponent(
      `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};${source}}`,
    )
  },
  ({ url, weight }) => `${weight} ${url}`,
)

const readAsDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable font'))
    reader.readAsDataURL(blob)
  })
