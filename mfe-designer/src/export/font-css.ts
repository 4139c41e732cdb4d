import { loadedFaces, type Face } from '../canvas/fonts'

const files = new Map<string, Promise<string>>()

/** `@font-face` rules, files within, of every font that is on the screen: an exported picture can fetch nothing. */
export async function fontCss(): Promise<string> {
  return (await Promise.all(loadedFaces().map(rule))).join('\n')
}

const rule = async ({ family, weight, range, url }: Face) =>
  `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};src:url(${await dataUrl(url)}) format('woff2')}`

/** A file as a data URL, fetched once; a failed fetch is forgotten, so that the next export tries again. */
function dataUrl(url: string): Promise<string> {
  const known = files.get(url)
  if (known) return known
  const read = fetch(url)
    .then((response) => response.blob())
    .then(readAsDataUrl)
  read.catch(() => files.delete(url))
  files.set(url, read)
  return read
}

const readAsDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable font'))
    reader.readAsDataURL(blob)
  })
