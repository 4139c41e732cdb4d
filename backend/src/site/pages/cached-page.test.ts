import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from '../../http/endpoint/compressed'
import { CachedPage } from './cached-page'

jest.mock('../../http/endpoint/compressed', () => {
  const actual = jest.requireActual<{ compress: typeof compress }>('../../http/endpoint/compressed')
  return { ...actual, compress: jest.fn(actual.compress) }
})

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync }
/** Bytes that no compression makes smaller, and the same in every run: with drawn ones the sizes differ by chance. */
const FONT = Array.from({ length: 90 }, (_, n) => createHash('sha512').update(String(n)).digest('base64')).join('')
/** As ours are: tags between texts that repeat themselves, and a font that does not. */
const PAGE = `<!doctype html>${Array.from(
  { length: 60 },
  (_, n) => `<script>const part = ${n}; // ${'نص الصفحة '.repeat(n)}</script>\n<style>.a${n * 7}{color:red}`,
).join('')}${FONT}`

describe.each(['br', 'gzip'] as const)('a page that is compressed once as %s', (encoding) => {
  const read = async (page: CachedPage) => String(DECODERS[encoding](await page.in(encoding)))

  it('is whole, and the same bytes for everybody', async () => {
    const page = new CachedPage(PAGE, "default-src 'none'")
    expect(await read(page)).toBe(PAGE)
    expect(await page.in(encoding)).toBe(await page.in(encoding))
  })

  it.each([
    ['many have asked', false, 20],
    ['somebody has asked where it was prerendered', true, 0],
  ])('is smaller once %s, and as whole', async (_, isPrerendered, more) => {
    const page = new CachedPage(PAGE, '', isPrerendered)
    const size = async () => (await page.in(encoding)).length
    const before = await size()
    for (let i = 0; i < more; i++) await size()
    for (let turn = 0; turn < 400 && (await size()) === before; turn++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await size()).toBeLessThan(before)
    expect(await read(page)).toBe(PAGE)
  })
})

it('is compressed anew for who asks after it could not be', async () => {
  jest.mocked(compress).mockRejectedValueOnce(new Error('out of memory'))
  const page = new CachedPage(PAGE, '')
  await expect(page.in('br')).rejects.toThrow('out of memory')
  expect(String(brotliDecompressSync(await page.in('br')))).toBe(PAGE)
})

it('is sent as it is to who takes no compressed one', async () => {
  expect(String(await new CachedPage(PAGE, '').in(undefined))).toBe(PAGE)
})

it('has a tag that changes with its text and with its policy', () => {
  const tags = [new CachedPage('a', 'p'), new CachedPage('b', 'p'), new CachedPage('a', 'q'), new CachedPage('a', 'p')]
  expect(new Set(tags.map(({ etag }) => etag)).size).toBe(3)
})
