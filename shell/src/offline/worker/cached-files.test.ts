import { cacheFirst, page } from './strategies'
import { BoundedCache } from './bounded-cache'

const ADDRESS = 'https://yawmi.example/remotes/content/1/1.js'
const CODE = 'export {}'
const network = jest.fn(async () => new Response(CODE))

/** Stands in for SHA-256 and SHA-384, which jsdom lacks: another length is another digest. */
const digestOf = (bits: number, length: number) => new Uint8Array(bits / 8).fill(length)
const subtle = {
  digest: async (name: string, { byteLength }: ArrayBuffer) => digestOf(Number(name.slice(4)), byteLength).buffer,
}
Object.defineProperty(globalThis, 'crypto', { value: { subtle } })

const broken = async () => {
  throw new DOMException('Unexpected internal error.', 'UnknownError')
}

/** A cache with this text. */
function cacheOf(text: string) {
  const put = jest.fn(async () => undefined)
  return { put, cache: { get: async () => new Response(text), put } as unknown as BoundedCache }
}
/** A page's request for a script, by its digest. */
const requestWith = (integrity: string) => ({ url: ADDRESS, integrity }) as Request
const digests = [256, 384].map((bits) => `sha${bits}-${btoa(String.fromCharCode(...digestOf(bits, CODE.length)))}`)

beforeEach(() => {
  network.mockClear()
  globalThis.fetch = network as typeof fetch
})

describe('a cached script', () => {
  it('is the response where it has the digest that the page requires, without the network', async () => {
    const { cache } = cacheOf(CODE)
    for (const integrity of [...digests, ''])
      expect(await (await cacheFirst(cache, requestWith(integrity), () => {})).text()).toBe(CODE)
    expect(network).not.toHaveBeenCalled()
  })

  it.each(digests)('is fetched again and replaced where it was altered before it was cached: %s', async (digest) => {
    const { cache, put } = cacheOf(`${CODE};stolen()`)
    const response = await cacheFirst(cache, requestWith(digest), () => {})
    expect(await response.text()).toBe(CODE)
    expect(put).toHaveBeenCalledTimes(1)
  })

  it('comes from the network where the device cannot open its caches, as Chromium on a full disk', async () => {
    Object.assign(globalThis, { caches: { open: broken } })
    const response = await cacheFirst(new BoundedCache('files', 1), requestWith(digests[0]!), () => {})
    expect(await response.text()).toBe(CODE)
  })

  it.each(digests)('comes from the network where what is cached cannot be read any more: %s', async (digest) => {
    const unreadable = { clone: () => ({ arrayBuffer: broken }) }
    const cache = { get: async () => unreadable, put: async () => undefined } as unknown as BoundedCache
    const response = await cacheFirst(cache, requestWith(digest), () => {})
    expect(await response.text()).toBe(CODE)
  })
})

it('is a page that is late, and comes where the device cannot open its caches', async () => {
  jest.useFakeTimers()
  Object.assign(globalThis, { caches: { open: broken } })
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('page')), 6_000))
  network.mockImplementationOnce(() => slow)
  const loading = page({ url: 'https://yawmi.example/home' } as Request, () => {})
  await jest.advanceTimersByTimeAsync(6_000)
  expect(await (await loading).text()).toBe('page')
  jest.useRealTimers()
})
