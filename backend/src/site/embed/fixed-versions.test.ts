import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { digestOf } from '../releases/file-digests'
import { fixedVersions } from './fixed-versions'

const SITE = 'https://yawmi.example'
const SCRIPT = 'globalThis.yawmiCarried={};'
const [LIVE, ENDING, ENDED, SPOILT] = ['1.20261124.1', '1.20261001.1', '1.20250101.1', '1.20260801.1']

let folder: string
let app: FastifyInstance
const warnings: string[] = []
const version = (name: string, more = {}) => ({
  version: name,
  integrity: digestOf(SCRIPT),
  since: '2025-01-01T00:00:00.000Z',
  releases: { auth: 'a1' },
  ...more,
})
const write = (versions: unknown) =>
  fs.writeFileSync(
    path.join(folder, 'versions.json'),
    typeof versions === 'string' ? versions : JSON.stringify({ versions }),
  )

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'fixed-versions-')), 'embed-versions')
  fs.mkdirSync(folder)
  for (const name of [LIVE, ENDING, ENDED]) fs.writeFileSync(path.join(folder, `${name}.js`), SCRIPT)
  fs.writeFileSync(path.join(folder, `${SPOILT}.js`), 'something else')
  write([
    version(LIVE),
    version(ENDING, { noticed: '2026-11-01T00:00:00.000Z', sunset: '2027-11-02T00:00:00.000Z' }),
    version(ENDED, { noticed: '2025-02-01T00:00:00.000Z', sunset: '2026-02-02T00:00:00.000Z' }),
    version(SPOILT),
  ])
  warnings.length = 0
  app = Fastify()
  app.log.warn = (message: unknown) => void warnings.push(String(message))
  await app.register(fixedVersions, { dist: path.dirname(folder), env: { siteOrigin: SITE } })
  await app.ready()
})
afterEach(async () => {
  jest.useRealTimers()
  await app.close()
  fs.rmSync(path.dirname(folder), { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

it('are served for ever, to pages of any origin, with their digest in the list', async () => {
  const { statusCode, headers, body } = await get(`/embed/${LIVE}.js`)
  expect([statusCode, body]).toEqual([200, SCRIPT])
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(headers).not.toHaveProperty('sunset')
  expect((await get(`/embed/${LIVE}.js`, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  expect((await get(`/embed/${LIVE}.js`, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')

  const { versions } = (await get('/embed/versions.json')).json<{ versions: { version: string; tag: string }[] }>()
  expect(versions[0]).toMatchObject({
    version: LIVE,
    integrity: digestOf(SCRIPT),
    releases: { auth: 'a1' },
    tag: `<script src="${SITE}/embed/${LIVE}.js" integrity="${digestOf(SCRIPT)}" crossorigin="anonymous" defer></script>`,
  })
})

it('announce their end from the notice on, and are gone after it', async () => {
  const ending = await get(`/embed/${ENDING}.js`)
  expect([ending.statusCode, ending.body]).toEqual([200, SCRIPT])
  expect(ending.headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    deprecation: '@1793491200',
    sunset: 'Tue, 02 Nov 2027 00:00:00 GMT',
    link: `<${SITE}/embed/versions.json>; rel="sunset"`,
  })
  const ended = await get(`/embed/${ENDED}.js`)
  expect(ended.statusCode).toBe(410)
  expect(ended.body).toContain('has ended')
})

it('are not served where nobody fixed them, or where their bytes are others', async () => {
  expect((await get('/embed/1.20200101.1.js')).statusCode).toBe(404)
  expect((await get(`/embed/..%2f${LIVE}.js`)).statusCode).toBe(404)
  expect((await get(`/embed/${SPOILT}.js`)).statusCode).toBe(503)
  expect(warnings).toEqual([expect.stringContaining(`${SPOILT}.js is not what was fixed`)])
  fs.writeFileSync(path.join(folder, `${SPOILT}.js`), SCRIPT)
  expect((await get(`/embed/${SPOILT}.js`)).statusCode).toBe(200)
})

it('cost the server nothing where one cannot be read, and are served once it can', async () => {
  const file = path.join(folder, `${LIVE}.js`)
  fs.rmSync(file)
  // As a file of another user is to this one, whoever runs this test.
  fs.mkdirSync(file)
  expect((await get(`/embed/${LIVE}.js`)).statusCode).toBe(503)
  fs.rmdirSync(file)
  fs.writeFileSync(file, SCRIPT)
  expect((await get(`/embed/${LIVE}.js`)).body).toBe(SCRIPT)
})

it('stay where their list cannot be read, and go on with the next one', async () => {
  await get('/embed/versions.json')
  write('{"versions": [')
  jest.advanceTimersByTime(1_100)
  expect((await get(`/embed/${LIVE}.js`)).statusCode).toBe(200)
  expect(warnings).toEqual([expect.stringContaining('the list before stays')])
  write([version(ENDING)])
  jest.advanceTimersByTime(1_100)
  expect((await get(`/embed/${LIVE}.js`)).statusCode).toBe(404)
})

it('are those of their list after the machine’s clock was set back', async () => {
  await get('/embed/versions.json')
  write([version(ENDING)])
  jest.advanceTimersByTime(1_100)
  jest.setSystemTime(Date.now() - 2 * 60 * 60_000)
  expect((await get(`/embed/${LIVE}.js`)).statusCode).toBe(404)
})
