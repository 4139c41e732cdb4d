import Fastify, { type FastifyInstance } from 'fastify'
import { defaultBrand } from '@yawmi/brand'
import type { SiteParts } from '../parts/site-parts'
import { RecentPages } from './recent-pages'

/** A site of one page, which counts how often it is made. */
async function serve({ isForAll = true } = {}) {
  const state = { brand: { ...defaultBrand }, list: {}, shell: {}, stopping: false, made: 0, measured: [] as number[] }
  const parts = {
    brands: { choose: () => state.brand },
    releases: {
      signed: {
        get ofPages() {
          return state.list
        },
      },
    },
    shell: {
      get assets() {
        return state.shell
      },
    },
  }
  const app = Fastify()
  app.decorate('health', { readiness: state } as unknown as FastifyInstance['health'])
  const recent = new RecentPages(app, parts as unknown as SiteParts)
  app.addHook('onSend', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'))
  // As metrics and traces do.
  app.addHook('onResponse', async (_request, reply) => void state.measured.push(reply.statusCode))
  app.get('/*', (request, reply) => {
    if (recent.resend(request, reply)) return
    state.made += 1
    const bytes = Buffer.from(`page ${request.url}`)
    if (isForAll) recent.keep(request, reply, bytes)
    void reply.type('text/html; charset=utf-8').header('etag', 'W/"1"').send(bytes)
  })
  const ask = (url = '/', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost', ...headers } })
  return { app, state, ask }
}

afterEach(() => jest.restoreAllMocks())

it('is made once for all who come within a second, the same to the last header', async () => {
  const { ask, state } = await serve()
  const [first, second] = [await ask(), await ask()]
  expect(state.made).toBe(1)
  expect(state.measured).toEqual([200, 200])
  expect([second.statusCode, second.body]).toEqual([200, 'page /'])
  const { date: _, ...headers } = second.headers
  expect(first.headers).toMatchObject(headers)
  expect(Object.keys(first.headers).sort()).toEqual(Object.keys(second.headers).sort())

  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 1_100)
  await ask()
  expect(state.made).toBe(2)
})

it.each([
  ['its brand', 'brand'],
  ['the release list', 'list'],
  ['the shell', 'shell'],
] as const)('is made anew as soon as %s is another', async (_what, part) => {
  const { ask, state } = await serve()
  await ask()
  Object.assign(state, { [part]: {} })
  await ask()
  expect(state.made).toBe(2)
})

it.each<[string, string, Record<string, string>]>([
  ['has a cookie', '/', { cookie: 'a=b' }],
  ['names themselves', '/', { authorization: 'Bearer x' }],
  ['has a page already', '/', { 'if-none-match': 'W/"2"' }],
  ['asks for something else', '/?brand=nasma', {}],
  ['comes by another name', '/', { host: 'mada.example' }],
  ['takes it compressed', '/', { 'accept-encoding': 'br' }],
])('is made for who %s', async (_who, url, headers) => {
  const { ask, state } = await serve()
  await ask()
  await ask(url, headers)
  expect(state.made).toBe(2)
  // Nor does what was made for them come to others.
  expect((await ask()).body).toBe('page /')
})

it('is made for each where it is not for all, and for HEAD', async () => {
  const own = await serve({ isForAll: false })
  await own.ask()
  await own.ask()
  expect(own.state.made).toBe(2)

  const { app, ask, state } = await serve()
  await ask()
  expect((await app.inject({ method: 'HEAD', url: '/', headers: { host: 'localhost' } })).body).toBe('')
  expect(state.made).toBe(2)
})

it('is not sent again while the server is about to stop, when each answer says that its connection ends', async () => {
  const { ask, state } = await serve()
  await ask()
  state.stopping = true
  await ask()
  expect(state.made).toBe(2)
})
