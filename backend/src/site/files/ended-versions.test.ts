import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { SiteParts } from '../parts/site-parts'
import { Releases } from '../releases/releases'
import { staticFiles } from './static-files'

const SITE = 'https://yawmi.example'
const NOTICED = '2026-11-01T00:00:00.000Z'
const SUNSET = '2027-11-02T00:00:00.000Z'
const declaration = { name: 'content', routes: [], slots: [], requires: {} }
const release = (version: string) => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration,
})

let dist: string
let app: FastifyInstance
beforeEach(async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'ended-versions-'))
  for (const version of ['1', '2', '3']) {
    fs.mkdirSync(path.join(dist, 'remotes/content', version), { recursive: true })
    for (const file of ['mf-manifest.json', 'remoteEntry.js', 'alone.mjs'])
      fs.writeFileSync(path.join(dist, 'remotes/content', version, file), '{}')
  }
  const history = [
    { version: '3', since: NOTICED },
    { ...release('2'), since: NOTICED, pinned: true },
    { ...release('1'), since: NOTICED, noticed: NOTICED, sunset: SUNSET },
    // Its files have gone.
    { version: '0', since: NOTICED, noticed: '2024-11-01T00:00:00.000Z', sunset: '2025-11-02T00:00:00.000Z' },
  ]
  fs.writeFileSync(
    path.join(dist, 'releases.json'),
    JSON.stringify({ remotes: { content: [release('3')] }, history: { content: history } }),
  )
  const releases = new Releases(dist, () => {})
  releases.look()
  app = Fastify()
  await app.register(staticFiles, { env: { siteOrigin: SITE }, dist, releases, shell: {} } as unknown as SiteParts)
})
afterEach(async () => {
  jest.useRealTimers()
  await app.close()
  fs.rmSync(dist, { recursive: true })
})

const get = (version: string, file: string) => app.inject(`/remotes/content/${version}/${file}`)

it.each(['mf-manifest.json', 'remoteEntry.js', 'alone.mjs'])(
  'say in the headers of %s that a version ends, and where the next one is',
  async (file) => {
    const { statusCode, headers } = await get('1', file)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      deprecation: `@${Date.parse(NOTICED) / 1_000}`,
      sunset: 'Tue, 02 Nov 2027 00:00:00 GMT',
      link: `<${SITE}/releases.json?remote=content>; rel="sunset"`,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Deprecation, Sunset, Link',
      // Not for good: a page that holds it is told.
      'cache-control': 'public, max-age=86400',
    })
  },
)

it.each(['2', '3'])('say nothing of a version that does not end: %s', async (version) => {
  const { statusCode, headers } = await get(version, 'remoteEntry.js')
  expect([statusCode, headers.sunset, headers.deprecation]).toEqual([200, undefined, undefined])
  expect(headers['cache-control']).toContain('immutable')
})

it('are gone after that day, also once their files are, with a word for the console', async () => {
  const gone = await get('0', 'remoteEntry.js')
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('console.error(')
  expect(gone.headers).toMatchObject({
    'access-control-allow-origin': '*',
    sunset: 'Sun, 02 Nov 2025 00:00:00 GMT',
  })
  jest.setSystemTime(Date.parse(SUNSET) + 1)
  for (const file of ['mf-manifest.json', 'alone.mjs']) expect((await get('1', file)).statusCode).toBe(410)
  expect((await get('3', 'alone.mjs')).statusCode).toBe(200)
})

it('do not end while visitors are given them, whatever their history says', async () => {
  jest.setSystemTime(Date.parse(SUNSET) + 1)
  const file = path.join(dist, 'releases.json')
  const list = JSON.parse(fs.readFileSync(file, 'utf8')) as { remotes: { content: object[] } }
  list.remotes.content.push(release('1'))
  fs.writeFileSync(file, JSON.stringify(list))
  // The list is looked at once a second, by a clock that stands still here.
  const releases = new Releases(dist, () => {})
  releases.look()
  expect(releases.endOf('/remotes/content/1/alone.mjs')).toBeUndefined()
})
