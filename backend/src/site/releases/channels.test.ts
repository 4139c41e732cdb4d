import Fastify, { type FastifyInstance } from 'fastify'
import type { Env } from '../../infrastructure/env'
import { channels } from './channels'
import type { Releases } from './releases'

const release = (version: string) => ({ version, manifest: `/remotes/content/${version}/mf-manifest.json` })
let list: { remotes: object; canaries?: object }
let app: FastifyInstance
beforeEach(async () => {
  list = { remotes: { content: [release('1'), release('0')] } }
  const releases = {
    get list() {
      return list
    },
    file: (address: string) => ({ name: 'mfe_content', metaData: { publicPath: 'auto', of: address } }),
  } as unknown as Releases
  app = Fastify()
  await app.register(channels, { env: { siteOrigin: 'https://yawmi.example' } as Env, releases })
})
afterEach(() => app.close())

const get = (url: string) => app.inject({ url, headers: { host: 'yawmi.example' } })
const placeOf = async (channel: string) => {
  const { metaData } = (await get(`/remotes/content/${channel}mf-manifest.json`)).json<{
    metaData: { publicPath: string }
  }>()
  const scripts = await Promise.all(
    ['remoteEntry.js', 'alone.mjs'].map((file) => get(`/remotes/content/${channel}${file}`)),
  )
  for (const { headers, statusCode } of scripts) {
    expect(statusCode).toBe(302)
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
  }
  return [metaData.publicPath, ...scripts.map(({ headers }) => headers.location)]
}

it('has the manifest, the container and the module of the current release at addresses that stay', async () => {
  expect(await placeOf('')).toEqual([
    'https://yawmi.example/remotes/content/1/',
    '/remotes/content/1/remoteEntry.js',
    '/remotes/content/1/alone.mjs',
  ])
})

it('has on the channel of what comes next the open canary, whomever it is for, and else the current release', async () => {
  expect((await placeOf('next/'))[1]).toBe('/remotes/content/1/remoteEntry.js')
  list = { ...list, canaries: { content: { release: release('2'), testers: true } } }
  expect(await placeOf('next/')).toEqual([
    'https://yawmi.example/remotes/content/2/',
    '/remotes/content/2/remoteEntry.js',
    '/remotes/content/2/alone.mjs',
  ])
  expect((await placeOf(''))[1]).toBe('/remotes/content/1/remoteEntry.js')
})

it.each(['/remotes/games/remoteEntry.js', '/remotes/constructor/next/alone.mjs', '/remotes/Content/mf-manifest.json'])(
  'is not there for a remote that there is none of: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)
