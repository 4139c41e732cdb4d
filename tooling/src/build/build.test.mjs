import fs from 'node:fs'
import path from 'node:path'
import { digestsIn, INTEGRITY_FILE } from '@yawmi/releases/integrity'
import { makeKey } from '@yawmi/releases/release-keys'
import { ROOT } from '../lib/root.mjs'
import { stagingStore } from '../release/own-store.mjs'
import { build, store } from './build.mjs'

const declaration = { name: 'content', routes: [], slots: [], requires: {} }
let version = '1'
jest.mock('../lib/root.mjs', () => {
  const { mkdtempSync } = jest.requireActual('node:fs')
  const ROOT = mkdtempSync(`${jest.requireActual('node:os').tmpdir()}/checkout-`)
  return { ROOT, DIST: `${ROOT}/dist`, CACHE: `${ROOT}/.cache`, REMOTES: ['content'] }
})
// The program itself is written for `import` alone.
jest.mock('p-limit', () => () => ({
  map: (/** @type {string[]} */ all, /** @type {(one: string) => Promise<void>} */ work) => Promise.all(all.map(work)),
}))
jest.mock('../lib/turbo.mjs', () => ({ hashesOf: async () => ({ 'mfe-content': `sources-${version}` }) }))
jest.mock('@yawmi/webpack/declaration', () => ({ readDeclaration: async () => declaration }))
const bundle = jest.fn((/** @type {string} */ _source, /** @type {string} */ out) => {
  for (const [file, text] of Object.entries({
    'mf-manifest.json': version,
    '.release.json': JSON.stringify({ version, declaration }),
  }))
    fs.writeFileSync(path.join(out, file), text)
  fs.writeFileSync(path.join(out, INTEGRITY_FILE), JSON.stringify(digestsIn(out)))
})
jest.mock('@yawmi/webpack/bundlers', () => ({ bundlers: () => ({ bundle, end: async () => {} }) }))

beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => jest.restoreAllMocks())
afterAll(() => fs.rmSync(ROOT, { recursive: true }))

it('leaves the own site as it is where a version goes on to another', async () => {
  await build(['content'])
  expect(store.current('content')).toBe('1')
  version = '2'
  const release = { again: true, dropRoutes: true, ungated: true }
  await build(['content'], { isStaged: true, release })
  expect([stagingStore.current('content'), store.current('content')]).toEqual(['2', '1'])
  await build(['content'], { isStaged: true, release })
  expect(bundle).toHaveBeenCalledTimes(2)
  version = '1'
  await build(['content'], { asReleased: true })
  expect([bundle.mock.calls.length, store.current('content')]).toEqual([2, '1'])
})

it('builds for itself by its own key, whoever is to release by that of the environment', async () => {
  process.env.RELEASE_KEY = JSON.stringify(makeKey({ team: 'account', remotes: ['account'], roles: ['publish'] }))
  version = '3'
  await build(['content'])
  expect(store.current('content')).toBe('3')
  delete process.env.RELEASE_KEY
})
