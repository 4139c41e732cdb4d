import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { NONCE_SLOT, PageTemplate } from './page-template'

const newNonce = () => randomBytes(16).toString('base64')
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync }

/** A page as ours are: tags with the nonce between texts that repeat themselves, and letters that do not. */
const pageWith = (nonce: string, tags = 20) =>
  `<!doctype html>${'<meta name="description" content="يومي">'.repeat(9)}${Array.from(
    { length: tags },
    (_, n) =>
      `<script nonce="${nonce}">const part = ${n}; // ${'نص الصفحة '.repeat(n)}</script>\n<style nonce="${nonce}">`,
  ).join('')}${FONT}<script nonce="${nonce}"></script><script nonce="${nonce}">the end</script></html>`
/** Longer than what gzip can copy over. */
const FONT = randomBytes(30_000).toString('base64')

describe.each(['br', 'gzip'] as const)('a page compressed once as %s', (encoding) => {
  const read = async (template: PageTemplate, nonce: string) =>
    String(DECODERS[encoding]((await template.filled(nonce, encoding))?.bytes ?? Buffer.of()))

  it.each([1, 2, 20])('is whole for each who gets it, with their own nonce in all of %s tags', async (tags) => {
    const template = new PageTemplate(pageWith(NONCE_SLOT, tags))
    for (const nonce of Array.from({ length: 30 }, newNonce))
      expect(await read(template, nonce)).toBe(pageWith(nonce, tags))
  })

  it('takes no new memory for a visitor where the page of one before has been sent', async () => {
    const template = new PageTemplate(pageWith(NONCE_SLOT))
    const first = await template.filled(newNonce(), encoding)
    const second = await template.filled(newNonce(), encoding)
    expect(second!.bytes).not.toBe(first!.bytes)
    first!.reuse()
    const nonce = newNonce()
    const third = await template.filled(nonce, encoding)
    expect(third!.bytes).toBe(first!.bytes)
    expect(String(DECODERS[encoding](third!.bytes))).toBe(pageWith(nonce))
    // It is lent to one visitor at a time.
    expect((await template.filled(newNonce(), encoding))!.bytes).not.toBe(third!.bytes)
  })

  it.each([
    ['many have asked', false, 20],
    ['somebody has asked where it was prerendered', true, 0],
  ])('is smaller once %s, and as whole', async (_, isPrerendered, more) => {
    const template = new PageTemplate(pageWith(NONCE_SLOT), isPrerendered)
    const size = async () => (await template.filled(newNonce(), encoding))!.bytes.length
    const before = await size()
    for (let i = 0; i < more; i++) await size()
    for (let turn = 0; turn < 400 && (await size()) === before; turn++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await size()).toBeLessThan(before)
    const nonce = newNonce()
    expect(await read(template, nonce)).toBe(pageWith(nonce))
  })
})

it('a page is given as it is to who takes no compressed one', async () => {
  const nonce = newNonce()
  const page = await new PageTemplate(pageWith(NONCE_SLOT)).filled(nonce, undefined)
  expect(String(page?.bytes)).toBe(pageWith(nonce))
})
