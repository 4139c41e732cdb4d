import crypto from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { overrideServer } from './override-server.mjs'

/** @param {string} version */
const release = (version) => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: { name: 'content', routes: [], slots: [], requires: {} },
  integrity: 'sha384-of the site',
})
const SRI = '{"entry.js":"sha384-mine"}'

/** @type {string} */
let dist
/** @type {Awaited<ReturnType<typeof overrideServer>>} */
let server
/** @type {string} */
let current
beforeEach(async () => {
  current = '2'
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'))
  for (const version of ['2', '3']) {
    fs.mkdirSync(path.join(dist, 'remotes/content', version), { recursive: true })
    fs.writeFileSync(path.join(dist, `remotes/content/${version}/entry.js`), `mine ${version}`)
    fs.writeFileSync(path.join(dist, `remotes/content/${version}/sri.json`), SRI)
  }
  fs.mkdirSync(path.join(dist, 'remotes/auth/1'), { recursive: true })
  fs.writeFileSync(path.join(dist, 'remotes/auth/1/entry.js'), 'not asked for')
  server = await overrideServer({ port: 0, dist, local: () => ({ content: release(current) }) })
})
afterEach(async () => {
  await server.close()
  fs.rmSync(dist, { recursive: true })
})

/** @param {string} address @param {RequestInit} [init] */
const get = (address, init = {}) => fetch(server.address + address, init)

it('lists what was built last, with digests of its own, for pages of any site', async () => {
  const reply = await get('/dev/releases.json')
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  const digest = `sha384-${crypto.createHash('sha384').update(SRI).digest('base64')}`
  const { version, manifest, declaration } = release('2')
  expect(await reply.json()).toEqual({
    remotes: { content: { version, manifest, declaration, sri: { scripts: digest } } },
  })
  current = '3'
  expect((await (await get('/dev/releases.json')).json()).remotes.content.version).toBe('3')
})

it('serves the files of these remotes and no others', async () => {
  const reply = await get('/remotes/content/2/entry.js')
  expect([await reply.text(), reply.headers.get('access-control-allow-origin')]).toEqual(['mine 2', '*'])
  for (const other of [
    '/remotes/auth/1/entry.js',
    '/remotes/content/2/missing.js',
    '/remotes/content/..%2f..%2fx',
    '/',
    '//',
  ])
    expect((await get(other)).status).toBe(404)
})

it('goes on after a file that a build took away at the moment that it was asked for', async () => {
  const { statSync } = fs
  jest.spyOn(fs, 'statSync').mockImplementation((file, options) => {
    const found = statSync(file, options)
    fs.rmSync(file)
    return /** @type {fs.Stats} */ (found)
  })
  const { status } = await get('/remotes/content/2/entry.js')
  jest.restoreAllMocks()
  expect([status, (await get('/remotes/content/3/entry.js')).status]).toEqual([404, 200])
})

it('has an address of the current build that stays', async () => {
  current = '3'
  const reply = await get('/remotes/content/mf-manifest.json', { redirect: 'manual' })
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/remotes/content/3/mf-manifest.json'])
})

it('lets browsers that ask first reach this machine, and answers to its own names alone', async () => {
  const preflight = await get('/dev/releases.json', { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-private-network')).toBe('true')
  const status = await new Promise((resolve) =>
    http.get(server.address, { headers: { host: 'evil.example' } }, (reply) => resolve(reply.resume().statusCode)),
  )
  expect(status).toBe(403)
})

it('tells open pages of each build', async () => {
  const reply = await get('/dev/changes')
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  const reader = /** @type {ReadableStream<Uint8Array>} */ (reply.body).getReader()
  server.changed()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: change')
  await reader.cancel()
})

it('says what to do where its port is taken', async () => {
  const port = Number(new URL(server.address).port)
  await expect(overrideServer({ port, dist, local: () => ({}) })).rejects.toThrow(
    `port ${port} is in use: stop the other program, or name another by --port`,
  )
})
