import type { FromWorker, ToWorker } from '../messages'

type Handler = (event: object) => void

const LIST = `${location.origin}/api/v2/players/todays-content`
const notified: FromWorker[] = []
const cached = new Map<string, Response>()
const cache = {
  match: async (key: string) => cached.get(key)?.clone(),
  put: async (key: string, response: Response) => void cached.set(key, response),
  delete: async (key: string | { url: string }) => cached.delete(typeof key === 'string' ? key : key.url),
  keys: async () => [...cached.keys()].map((url) => ({ url })),
}
Object.assign(globalThis, {
  clients: { matchAll: async () => [{ postMessage: (message: FromWorker) => notified.push(message) }] },
  caches: { open: async () => cache },
})
Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest: async () => new ArrayBuffer(48) } } })

/** The worker as the browser starts it: with nothing of what it knew before. */
async function startWorker() {
  const handlers = new Map<string, Handler>()
  const spy = jest.spyOn(globalThis, 'addEventListener')
  spy.mockImplementation(((name: string, handler: Handler) => handlers.set(name, handler)) as never)
  await jest.isolateModulesAsync(async () => void (await import('./main')))
  spy.mockRestore()
  /** Has the worker handle an event, to its end. */
  const dispatch = async (name: string, event: object) => {
    let response: Promise<Response> | undefined
    const work: Promise<unknown>[] = []
    let isOver = false
    handlers.get(name)!({
      ...event,
      respondWith: (answer: Promise<Response>) => (response = answer),
      waitUntil(each: Promise<unknown>) {
        if (isOver) throw new DOMException('the event is over', 'InvalidStateError')
        work.push(each)
      },
    })
    await response?.catch(() => undefined)
    await Promise.all(work)
    isOver = true
  }
  let pages = 0
  return {
    load(url: string, mode = 'cors') {
      if (mode === 'navigate') pages += 1
      const request = { method: 'GET', url, mode, destination: '', headers: new Headers() }
      return dispatch('fetch', { request, resultingClientId: mode === 'navigate' ? `page ${pages}` : '' })
    },
    /** Sends what the page that was loaded last says. */
    send: (data: ToWorker) => dispatch('message', { data, source: { id: `page ${pages}` } }),
  }
}

const online = async () => new Response('{}')
const offline = async () => {
  throw new TypeError('no network')
}
/** Whether the device says that it has a network. */
const device = (onLine: boolean) => Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
beforeEach(() => device(false))
afterAll(() => Reflect.deleteProperty(navigator, 'onLine'))
const use = (network: () => Promise<Response>) => (globalThis.fetch = network as typeof fetch)

it('notifies pages that the network is there again also where the browser has ended and started it meanwhile', async () => {
  use(online)
  const { load } = await startWorker()
  await load(LIST)
  use(offline)
  notified.length = 0
  await load(LIST)
  expect(notified).toEqual([{ type: 'network', up: false }])
  use(online)
  const { load: loadAgain } = await startWorker()
  await loadAgain(LIST)
  await loadAgain(LIST)
  expect(notified.slice(1)).toEqual([{ type: 'network', up: true }])
})

it('notifies a page that was opened since then that only the cache answers', async () => {
  use(online)
  const { load } = await startWorker()
  await load(LIST)
  use(offline)
  await load(LIST)
  notified.length = 0
  await load(LIST)
  expect(notified).toEqual([{ type: 'network', up: false }])
})

it('notifies pages that ask for nothing, too, once the site answers again', async () => {
  device(true)
  use(online)
  const { load } = await startWorker()
  await load(LIST)
  notified.length = 0
  jest.useFakeTimers()
  use(offline)
  void load(LIST)
  void load(LIST)
  await jest.advanceTimersByTimeAsync(6_000)
  expect(notified).toEqual([
    { type: 'network', up: false },
    { type: 'network', up: false },
  ])
  const network = jest.fn(online)
  use(network)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(notified.slice(2)).toEqual([{ type: 'network', up: true }])
  expect(network.mock.calls).toEqual([['/releases.json', { method: 'HEAD' }]])
  jest.useRealTimers()
})

it('stays at work until an answer has come and is cached that is later than the one out of the cache', async () => {
  jest.useFakeTimers()
  use(online)
  const { load } = await startWorker()
  await load(LIST)
  use(() => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 8_000)))
  let isOver = false
  void load(LIST).then(() => (isOver = true))
  await jest.advanceTimersByTimeAsync(6_000)
  expect(isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(isOver).toBe(true)
  expect(await [...cached.values()].at(-1)?.clone().text()).toBe('late')
  jest.useRealTimers()
})

it('deletes files of releases that a page of now does not list, and none for a page out of the cache', async () => {
  const file = `${location.origin}/remotes/content/2/1.js`
  const earlier: ToWorker = { type: 'page', files: [], versions: { content: ['1'] } }
  cached.set(file, new Response('2'))
  const { load, send } = await startWorker()
  use(online)
  await load(`${location.origin}/home`, 'navigate')
  use(offline)
  await load(`${location.origin}/home`, 'navigate')
  await send(earlier)
  expect(cached.has(file)).toBe(true)
  use(online)
  await load(`${location.origin}/home`, 'navigate')
  await send(earlier)
  expect(cached.has(file)).toBe(false)
})

it('deletes none for a page out of the cache while the network is slow', async () => {
  const file = `${location.origin}/remotes/content/2/1.js`
  cached.set(file, new Response('2'))
  jest.useFakeTimers()
  const { load, send } = await startWorker()
  use(online)
  await load(`${location.origin}/home`, 'navigate')
  use(() => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 8_000)))
  const loading = load(`${location.origin}/home`, 'navigate')
  await jest.advanceTimersByTimeAsync(6_000)
  await send({ type: 'page', files: [], versions: { content: ['1'] } })
  expect(cached.has(file)).toBe(true)
  await jest.advanceTimersByTimeAsync(3_000)
  await loading
  jest.useRealTimers()
})
