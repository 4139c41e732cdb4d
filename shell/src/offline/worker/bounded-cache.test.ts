import { BoundedCache } from './bounded-cache'

const MAX = 3
let stored: Map<string, string>
let isFull: boolean

/** A cache as browsers have it: what is put takes the place of what was there, as the youngest; where there is no room, nothing changes. */
const cache = {
  match: async (key: string) => (stored.has(key) ? new Response(stored.get(key)) : undefined),
  async put(key: string, response: Response) {
    const text = await response.text()
    if (isFull) throw new DOMException('no room', 'QuotaExceededError')
    stored.delete(key)
    stored.set(key, text)
  },
  delete: async (key: string | { url: string }) => stored.delete(typeof key === 'string' ? key : key.url),
  keys: async () => [...stored.keys()].map((url) => ({ url })),
}

beforeEach(() => {
  stored = new Map()
  isFull = false
  Object.assign(globalThis, { caches: { open: async () => cache } })
})

it('keeps its bound also where the browser ends the worker after each few entries', async () => {
  for (const url of ['1', '2', '3', '4', '5', '6', '7'])
    await new BoundedCache('pages', MAX).put(url, new Response(url))
  expect([...stored.keys()]).toEqual(['5', '6', '7'])
})

it('drops what was written longest ago', async () => {
  for (const url of ['1', '2', '3', '1', '4']) await new BoundedCache('pages', MAX).put(url, new Response(url))
  expect([...stored.keys()]).toEqual(['3', '1', '4'])
})

it('has the entry of before where the device has no room for the new one', async () => {
  const pages = new BoundedCache('pages', MAX)
  await pages.put('1', new Response('before'))
  isFull = true
  await pages.put('1', new Response('now'))
  expect(await (await pages.get('1'))?.text()).toBe('before')
})

it('gives what the server sent last, also where the browser leaves a replaced entry in its place, as WebKit does', async () => {
  const sent = { about: 'Sat, 28 Nov 2026 08:00:00 GMT', home: 'Sun, 29 Nov 2026 08:00:00 GMT', other: '' }
  const entries = Object.entries(sent).map(
    ([url, date]) => [url, new Response(url, { headers: date ? { date } : {} })] as const,
  )
  for (const order of [entries, [...entries].reverse()]) {
    const webkit = new Map(order)
    const keys = async () => [...webkit.keys()].map((url) => ({ url }))
    const match = async ({ url }: { url: string }) => webkit.get(url)?.clone()
    Object.assign(globalThis, { caches: { open: async () => ({ keys, match }) } })
    const found = await new BoundedCache('pages', MAX).youngest((url) => url !== 'none')
    expect(await found?.text()).toBe('home')
  }
})
