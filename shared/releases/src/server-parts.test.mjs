import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serverPartsDigest } from './server-parts.mjs'

const BUILT = {
  'entry.js': 'entry',
  'server.cjs': 'renders',
  '446.js': 'a screen',
  '446.js.br': 'less',
  'alone-main.mjs': 'a page of one remote',
  'alone-0a970919.mjs': 'a part of it',
  'integrity.json': '{"446.js":"sha384-1"}',
}
const DECLARATION = { name: 'account', routes: [{ path: '/my-account' }] }

/** @type {string} */
let dist
beforeEach(() => (dist = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-parts-'))))
afterEach(() => fs.rmSync(dist, { recursive: true }))

/**
 * A release; `undefined` for a file that it has no more.
 * @typedef {{ files?: Record<string, string | undefined>, version?: string, before?: string[], declaration?: object }} Released
 */
/** The digest where this was released, after what was before. @param {Released} [released] */
function digestOf({ files = {}, version = '1', before = [], declaration = DECLARATION } = {}) {
  const folder = path.join(dist, 'remotes/account', version)
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries({ ...BUILT, ...files }))
    if (content !== undefined) fs.writeFileSync(path.join(folder, name), content)
  const releases = [{ version, declaration }, ...before.map((one) => ({ version: one, declaration }))]
  fs.writeFileSync(path.join(dist, 'releases.json'), JSON.stringify({ remotes: { account: releases } }))
  return serverPartsDigest(dist)
}

/** @type {[string, Released['files']][]} */
const BROWSERS_ALONE = [
  [
    'a word of a screen',
    {
      '446.js': 'another word',
      '446.js.br': 'mess',
      'entry.js': 'its name',
      'integrity.json': '{"446.js":"sha384-2"}',
    },
  ],
  ['a part under another digest', { 'alone-0a970919.mjs': undefined, 'alone-77770919.mjs': 'another part' }],
]
it.each(BROWSERS_ALONE)('stays the same where only browsers have something new: %s', (_change, files) => {
  const before = digestOf()
  expect(digestOf({ files, version: '2', before: ['1'] })).toBe(before)
})

/** @type {[string, Released][]} */
const SERVERS_TOO = [
  ['what it renders', { files: { 'server.cjs': 'renders otherwise' } }],
  ['one chunk more', { files: { '999.js': 'a screen' } }],
  ['another route', { declaration: { ...DECLARATION, routes: [] } }],
]
it.each(SERVERS_TOO)('is another one where a server has something new: %s', (_change, released) => {
  const before = digestOf()
  expect(digestOf({ ...released, version: '2', before: ['1'] })).not.toBe(before)
})
