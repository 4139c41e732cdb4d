import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { digestOf, INTEGRITY_FILE, integrityOf, SCRIPTS_FILE, writeIntegrity } from './integrity.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'
import { releaseTo } from './release-to.mjs'

const declaration = { name: 'content', routes: [], slots: [], requires: {} }
const FILES = {
  [MANIFEST]: '{}',
  'entry.js': 'entry',
  'container.js': 'container',
  'server.cjs': 'server',
  'alone.mjs': '',
}

/** @type {string} */
let folder
/** @type {ReturnType<typeof releaseStore>} */
let store
/** @param {string} name @returns {Record<string, string>} */
const read = (name) => JSON.parse(fs.readFileSync(name, 'utf8'))
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'integrity-'))
  store = releaseStore(path.join(folder, 'dist'))
  fs.mkdirSync(store.folder)
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** A build with its digests. */
function build(text = '') {
  const from = fs.mkdtempSync(path.join(folder, 'build-'))
  for (const [name, content] of Object.entries(FILES)) fs.writeFileSync(path.join(from, name), content + text)
  writeIntegrity(from, /^container\.js$/)
  fs.writeFileSync(path.join(from, 'entry.js.br'), zlib.brotliCompressSync(FILES['entry.js'] + text))
  return from
}
/** @param {string} version */
const publish = (version, from = build(version)) => store.publish('content', { version, declaration, from })

describe('the digests of a build', () => {
  it('are of every file, as browsers compute them, but for compressed copies', () => {
    const from = build()
    const digests = read(path.join(from, INTEGRITY_FILE))
    expect(Object.keys(digests).sort()).toEqual([...Object.keys(FILES), SCRIPTS_FILE].sort())
    expect(digests['entry.js']).toBe(`sha384-${crypto.createHash('sha384').update('entry').digest('base64')}`)
  })

  it('are a third shorter for pages, of the scripts that the shell loads', () => {
    const scripts = { 'entry.js': `sha256-${crypto.createHash('sha256').update('entry').digest('base64')}` }
    expect(read(path.join(build(), SCRIPTS_FILE))).toEqual(scripts)
  })

  it('may be the same for pages, as older builds have them', async () => {
    const from = build()
    const { 'entry.js': entry } = read(path.join(from, INTEGRITY_FILE))
    const write = (/** @type {string} */ name, /** @type {object} */ list) =>
      fs.writeFileSync(path.join(from, name), JSON.stringify(list))
    write(SCRIPTS_FILE, { 'entry.js': entry })
    const scripts = digestOf(fs.readFileSync(path.join(from, SCRIPTS_FILE)))
    write(INTEGRITY_FILE, { ...read(path.join(from, INTEGRITY_FILE)), [SCRIPTS_FILE]: scripts })
    await publish('1', from)
    expect(store.current('content')).toBe('1')
  })

  it('are named by one digest in the release list, which a version keeps through roll-backs', async () => {
    await publish('1')
    await publish('2')
    const of = (/** @type {string} */ version) => integrityOf(store.folderOf('content', version))
    const listed = () => store.read().remotes.content.map(({ version, integrity }) => [version, integrity])
    expect(listed()).toEqual([
      ['2', of('2')],
      ['1', of('1')],
    ])
    expect(of('1')).toBe(digestOf(fs.readFileSync(path.join(store.folderOf('content', '1'), INTEGRITY_FILE))))
    await store.rollBack('content')
    expect(listed()).toEqual([['1', of('1')]])
    // Its files stay for pages that are open, and are held to their digests.
    const { history } = store.read()
    expect(
      /** @type {NonNullable<typeof history>} */ (history).content.find(({ version }) => version === '2'),
    ).toMatchObject({ integrity: of('2') })
  })

  it('are asked before anything is published: what was altered since it was built is refused, and named', async () => {
    const from = build()
    fs.appendFileSync(path.join(from, 'entry.js'), ';stolen()')
    await expect(publish('1', from)).rejects.toThrow('"entry.js" is not what was built')
    expect(store.current('content')).toBeUndefined()
  })

  it('keep what was altered in one site from being released to another', async () => {
    await publish('1')
    fs.appendFileSync(path.join(store.folderOf('content', '1'), 'server.cjs'), ';stolen()')
    fs.mkdirSync(path.join(folder, 'other'))
    const other = releaseStore(path.join(folder, 'other'))
    await expect(releaseTo(store, other, 'content')).rejects.toThrow('"server.cjs" is not what was built')
    expect(other.current('content')).toBeUndefined()
  })
})
