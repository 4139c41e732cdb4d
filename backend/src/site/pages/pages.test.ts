import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { defaultBrand } from '@yawmi/brand'
import type { SiteParts } from '../parts/site-parts'
import { pages } from './pages'

const partsWith = (canaries?: object) => ({
  env: {
    root: '',
    cacheDir: tmpdir(),
    siteOrigin: 'http://localhost:4000',
    mediaOrigin: 'http://localhost:4001',
    WARM_UP: canaries ? 'off' : 'on',
  },
  pairs: { giveAny: () => {} },
  brands: { choose: () => defaultBrand, brandQuery: () => '' },
  brandPreviews: { choose: async () => ({ brand: defaultBrand, preview: undefined }) },
  releases: {
    chosenFor: () => ({ remotes: {}, ...(canaries && { canaries }) }),
    signed: { ofPages: { remotes: {} } },
    routeOf: () => undefined,
    listedPaths: () => ['/', '/about-us', '/privacy'],
    sampleAddresses: () => ['/', '/quotes-list', '/messages-list/1'],
  },
  shell: { assets: { scripts: [], fonts: [] } },
  limit: {},
  extraScripts: [],
  testerLinks: { of: async () => [] },
})
async function serve(parts: object) {
  const app = Fastify()
  await app.register(cookies)
  await app.register(pages, parts as SiteParts)
  return app
}

it('has no cache keep a page while a canary is open, for devices have different ones', async () => {
  const app = await serve(partsWith({ content: { share: 10 } }))
  expect((await app.inject('/')).headers['cache-control']).toBe('private, no-store')
  await app.close()
})

it.each(['nasma.example', 'nasma.example:1234', 'Nasma.Example:80'])(
  'is one page at %s, for a port that a stranger names makes no other',
  async (host) => {
    const parts = partsWith()
    const brand = { ...defaultBrand, hosts: ['nasma.example'] }
    const route = { name: 'landing', path: '/', screen: 'landing', layout: 'public', access: 'public', title: 'x' }
    const app = await serve({
      ...parts,
      env: { ...parts.env, WARM_UP: 'off' },
      brandPreviews: { choose: async () => ({ brand, preview: undefined }) },
      releases: {
        ...parts.releases,
        routeOf: () => ({ remote: 'landing', release: { version: '1', manifest: '/remotes/landing/1/m.json' }, route }),
        file: () => undefined,
        folder: '',
      },
    })
    const { body } = await app.inject({ url: '/', headers: { host } })
    expect(body).toContain('<link rel="canonical" href="http://nasma.example:4000/">')
    await app.close()
  },
)

it('has every page made after a start, before anybody asks for one', async () => {
  const app = await serve(partsWith())
  const paths: string[] = []
  app.addHook('onRequest', async ({ url }) => void paths.push(url))
  await app.listen({ port: 0 })
  const all = ['/', '/home', '/about-us', '/privacy', '/quotes-list', '/messages-list/1']
  // Each is compressed in a thread before the next.
  for (let turn = 0; turn < 200 && paths.length < all.length; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  await app.close()
  expect(paths).toEqual(all)
})

it.each([
  ['//home?brand=rimal', '/home?brand=rimal'],
  ['/\\/home', '/home'],
  // Of no host either; and nobody is led to another site.
  ['//[', '/['],
  ['//shop.example/', '/shop.example/'],
])('leads %s, which would be read as an address of another host, to %s', async (path, own) => {
  const app = await serve(partsWith({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const [reply] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [IncomingMessage]
  reply.resume()
  expect([reply.statusCode, reply.headers.location]).toEqual([301, own])
  await app.close()
})
