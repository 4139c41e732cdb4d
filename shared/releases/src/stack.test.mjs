import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeIntegrity } from './integrity.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'
import { releaseTo } from './release-to.mjs'
import { sourceLines } from './stack.mjs'

/** The first column of line 1 is line 12, column 3 of the source. */
const MAP = { version: 3, sources: ['mfe-content/src/lib/dates.ts'], names: ['addDays'], mappings: 'AAWEA' }

/** @type {string} */
let folder
/** @type {ReturnType<typeof releaseStore>} */
let store
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stack-'))
  store = releaseStore(path.join(folder, 'dist'))
  const from = path.join(folder, 'build')
  fs.mkdirSync(path.join(from, '.maps'), { recursive: true })
  for (const [name, text] of Object.entries({
    [MANIFEST]: '{}',
    'entry.js': 'x',
    '.maps/entry.js.map': JSON.stringify(MAP),
  }))
    fs.writeFileSync(path.join(from, name), text)
  writeIntegrity(from, /^$/)
  const declaration = { name: 'content', routes: [], slots: [], requires: {} }
  await store.publish('content', { version: '1', declaration, from })
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** @param {string} place */
const filesBelow = (place) => fs.readdirSync(place, { recursive: true }).map(String)

describe('the maps of a release', () => {
  it.each([
    ['Chrome', '    at e (https://site.example/remotes/content/1/entry.js:1:1)'],
    ['Firefox and Safari', 'e@https://site.example/remotes/content/1/entry.js:1:1'],
    ['a second attempt', 'e@https://site.example/remotes/content/1/entry.js#1:1:1'],
  ])('turn a stack of %s into lines of the sources', (_, stack) => {
    expect(sourceLines(`TypeError: no\n${stack}`, store.mapsOf('content', '1'))).toContain(
      'mfe-content/src/lib/dates.ts:12:3 (addDays)',
    )
  })

  it('leave what is of another script as it is', () => {
    const stack = 'at https://site.example/remotes/content/1/9.abc.js:1:1'
    expect(sourceLines(stack, store.mapsOf('content', '1'))).toBe(stack)
  })

  it('lie apart from what is served, and go along to another site', async () => {
    const site = releaseStore(path.join(folder, 'site'))
    await releaseTo(store, site, 'content')
    for (const each of [store, site]) {
      expect(filesBelow(path.join(each.folder, 'remotes')).filter((file) => /map/.test(file))).toEqual([])
      expect(filesBelow(each.mapsOf('content', '1')).filter((file) => !file.startsWith('.'))).toEqual(['entry.js.map'])
    }
  })
})
