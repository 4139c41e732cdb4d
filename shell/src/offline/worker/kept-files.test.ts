import crypto from 'node:crypto'
import { keptFirst } from './answers'
import type { BoundedCache } from './bounded-cache'

const ADDRESS = 'https://yawmi.example/remotes/content/1/1.js'
const CODE = 'export {}'
const network = jest.fn(async () => new Response(CODE))

// Workers have it in secure contexts; jsdom has not.
Object.defineProperty(globalThis, 'crypto', { value: crypto.webcrypto })

/** A cache that keeps this text. */
function cacheOf(text: string) {
  const put = jest.fn(async () => undefined)
  return { put, cache: { get: async () => new Response(text), put } as unknown as BoundedCache }
}
/** A page's request for a script, by its digest. */
const asks = (integrity: string) => ({ url: ADDRESS, integrity }) as Request
const digest = `sha384-${crypto.createHash('sha384').update(CODE).digest('base64')}`

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
