import { kindOf } from './picture-kind'

/** jsdom's files cannot be read as bytes. */
const file = (...content: (string | number[])[]) => {
  const bytes = content.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part))
  const slice = () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) })
  return { slice } as unknown as Blob
}

it.each([
  ['jpeg', file([0xff, 0xd8, 0xff, 0xe0])],
  ['png', file([0x89], 'PNG\r\n')],
  ['gif', file('GIF89a')],
  ['webp', file('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['avif', file([0, 0, 0, 28], 'ftypavif')],
  ['heic', file([0, 0, 0, 24], 'ftypheic')],
  ['heic', file([0, 0, 0, 24], 'ftypmif1')],
  ['svg', file('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['svg', file([0xef, 0xbb, 0xbf], '\n<?xml version="1.0"?>\n<!-- one --><svg/>')],
  [undefined, file('<?xml version="1.0"?><html/>')],
  [undefined, file('%PDF-1.7')],
  [undefined, file([0, 0, 0, 24], 'ftypisom')],
  [undefined, file()],
])('a file is taken for %s by what is in it', async (kind, content) => {
  expect(await kindOf(content)).toBe(kind)
})
