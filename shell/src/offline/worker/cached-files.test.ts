import { keptFirst } from './strategies'
import type { BoundedCache } from './bounded-cache'

const ADDRESS = 'https://yawmi.example/remotes/content/1/1.js'
const CODE = 'export {}'
const network = jest.fn(async () => new Response(CODE))

/** Stands in for SHA-384, which jsdom has not: another length is another digest. */
const digestOf = (length: number) => new Uint8Array(48).fill(length)
const subtle = { digest: async (_: string, { byteLength }: ArrayBuffer) => digestOf(byteLength).buffer }
Object.defineProperty(globalThis, 'crypto', { value: { subtle } })

/** A cache that keeps this text. */
function cacheOf(text: string) {
  const put = jest.fn(async () => undefined)
  return { put, cache: { get: async () => new Response(text), put } as unknown as BoundedCache }
}
/** A page's request for a script, by its digest. */
const asks = (integrity: string) => ({ url: ADDRESS, integrity }) as Request
const digest = `sha384-${btoa(String.fromCharCode(...digestOf(CODE.length)))}`

beforeEach(() => {
  network.mockClear()
  globalThis.fetch = network as typeof fetch
})

describe('a script that is kept on the device', () => {
  it('is given where it is the one that the page asks for, without the network', async () => {
    const { cache } = cacheOf(CODE)
    for (const integrity of [digest, ''])
      expect(await (await keptFirst(cache, asks(integrity), () => {})).text()).toBe(CODE)
    expect(network).not.toHaveBeenCalled()
  })

  it('is got anew, and kept in its place, where it was altered before it was kept', async () => {
    const { cache, put } = cacheOf(`${CODE};stolen()`)
    const answer = await keptFirst(cache, asks(digest), () => {})
    expect(await answer.text()).toBe(CODE)
    expect(put).toHaveBeenCalledTimes(1)
  })
})
