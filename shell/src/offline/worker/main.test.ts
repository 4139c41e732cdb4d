import type { FromWorker } from '../messages'

type Handler = (event: object) => void

const LIST = `${location.origin}/api/v2/players/todays-content`
const notified: FromWorker[] = []
const cached = new Map<string, Response>()
const cache = {
  match: async (key: string) => cached.get(key)?.clone(),
  put: async (key: string, response: Response) => void cached.set(key, response),
  delete: async (key: string) => cached.delete(key),
  keys: async () => [],
}
Object.assign(globalThis, {
  clients: { matchAll: async () => [{ postMessage: (message: FromWorker) => notified.push(message) }] },
  caches: { open: async () => cache },
})
Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest: async () => new ArrayBuffer(48) } } })

/** The worker as the browser starts it: with nothing of what it knew before. */
async function startWorker(): Promise<(url: string) => Promise<unknown>> {
  const handlers = new Map<string, Handler>()
  const spy = jest.spyOn(globalThis, 'addEventListener')
  spy.mockImplementation(((name: string, handler: Handler) => handlers.set(name, handler)) as never)
  await jest.isolateModulesAsync(async () => void (await import('./main')))
  spy.mockRestore()
  return async (url) => {
    let response: Promise<Response> | undefined
    const work: Promise<unknown>[] = []
    handlers.get('fetch')!({
      request: { method: 'GET', url, mode: 'cors', destination: '', headers: new Headers() },
      respondWith: (answer: Promise<Response>) => (response = answer),
      waitUntil: (each: Promise<unknown>) => work.push(each),
    })
    await response?.catch(() => undefined)
    await Promise.all(work)
    return response
  }
}

const online = async () => new Response('{}')
const offline = async () => {
  throw new TypeError('no network')
}
const use = (network: () => Promise<Response>) => (globalThis.fetch = network as typeof fetch)

it('notifies pages that the network is there again also where the browser has ended and started it meanwhile', async () => {
  use(online)
  const load = await startWorker()
  await load(LIST)
  use(offline)
  notified.length = 0
  await load(LIST)
  expect(notified).toEqual([{ type: 'network', up: false }])
  use(online)
  const loadAgain = await startWorker()
  await loadAgain(LIST)
  await loadAgain(LIST)
  expect(notified.slice(1)).toEqual([{ type: 'network', up: true }])
})

it('notifies a page that was opened since then that only the cache answers', async () => {
  use(online)
  const load = await startWorker()
  await load(LIST)
  use(offline)
  await load(LIST)
  notified.length = 0
  await load(LIST)
  expect(notified).toEqual([{ type: 'network', up: false }])
})
