import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import { defaultBrand } from '@yawmi/brand'
import type { SiteParts } from '../parts/site-parts'
import { pages } from './pages'

it('has every page made after a start, before anybody asks for one', async () => {
  const app = Fastify()
  const paths: string[] = []
  app.addHook('onRequest', async ({ url }) => void paths.push(url))
  const deps = {
    env: {
      root: '',
      cacheDir: tmpdir(),
      siteOrigin: 'http://localhost:4000',
      mediaOrigin: 'http://localhost:4001',
      WARM_UP: 'on',
    },
    pairs: { giveAny: () => {} },
    brands: { choose: () => defaultBrand, brandQuery: () => '' },
    releases: {
      list: { remotes: {} },
      routeOf: () => undefined,
      listedPaths: () => ['/', '/about-us', '/privacy'],
      sampleAddresses: () => ['/', '/quotes-list', '/messages-list/1'],
    },
    shell: { assets: { scripts: [], fonts: [] } },
    limit: {},
    extraScripts: [],
  }
  await app.register(pages, deps as unknown as SiteParts)
  await app.listen({ port: 0 })
  const all = ['/', '/home', '/about-us', '/privacy', '/quotes-list', '/messages-list/1']
  // Each is compressed in a thread before the next.
  for (let turn = 0; turn < 200 && paths.length < all.length; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  await app.close()
  expect(paths).toEqual(all)
})
