import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const PROGRAM = path.join(__dirname, 'carry-over.mjs')

/** @type {string} */
let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'carry-over-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/**
 * An archive with one script of the shell, and one release of content.
 * @param {string} name @param {{ script: string, version: string, serial?: number }} of
 */
function archive(name, { script, version, serial }) {
  /** @param {string} file @param {string} text */
  const write = (file, text) => {
    const place = path.join(folder, name, file)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, text)
  }
  fs.mkdirSync(path.join(folder, name))
  fs.copyFileSync(PROGRAM, path.join(folder, name, 'carry-over.mjs'))
  write(
    'dist/shell/shell.json',
    JSON.stringify({ server: `server.${name}.cjs`, integrity: { [script]: name, [`server.${name}.cjs`]: '' } }),
  )
  write(`dist/shell/${script}`, name)
  write(`dist/shell/${script}.br`, `${name} compressed`)
  const manifest = `/remotes/content/${version}/mf-manifest.json`
  write(`dist${manifest}`, name)
  const release = { version, manifest, integrity: `sha384-${name}`, declaration: {} }
  write('dist/releases.json', JSON.stringify({ remotes: { content: [release] }, ...(serial && { serial }) }))
}
/** @param {string} to @param {string} from */
const carry = (to, from) =>
  execFileSync(process.execPath, [path.join(folder, to, 'carry-over.mjs'), path.join(folder, from)]).toString()
/** @param {string} name @param {string} file */
const read = (name, file) => fs.readFileSync(path.join(folder, name, file), 'utf8')
/** @param {string} name @returns {Required<import('./carry-over.mjs').ReleaseList>} */
const listOf = (name) => JSON.parse(read(name, 'dist/releases.json'))

it('adds what pages of the other archive ask for, and leaves what new pages are made of', () => {
  archive('old', { script: 'shell.1.js', version: '1' })
  archive('new', { script: 'shell.2.js', version: '2' })
  expect(carry('new', 'old')).toContain('1 files of the shell, 1 releases')
  expect(read('new', 'dist/shell/shell.1.js.br')).toBe('old compressed')
  expect(JSON.parse(read('new', 'dist/shell/shell.json'))).toEqual({
    server: 'server.new.cjs',
    integrity: { 'shell.2.js': 'new', 'server.new.cjs': '', 'shell.1.js': 'old' },
  })
  expect(read('new', 'dist/remotes/content/1/mf-manifest.json')).toBe('old')
  const { remotes, history, serial } = listOf('new')
  expect(remotes.content.map(({ version }) => version)).toEqual(['2'])
  expect(history.content).toEqual([
    {
      version: '1',
      manifest: '/remotes/content/1/mf-manifest.json',
      integrity: 'sha384-old',
      since: expect.any(String),
    },
  ])
  // Of the list that browsers have seen it is the later one.
  expect(serial).toBe(1)
})

it('adds what the other archive took over itself for a day, for of two roll-outs on one day pages of before the first are open', () => {
  for (const [at, name] of ['older', 'old', 'new', 'newest'].entries())
    archive(name, { script: `shell.${at}.js`, version: String(at) })
  carry('old', 'older')
  carry('new', 'old')
  expect(listOf('new').history.content.map(({ version }) => version)).toEqual(['1', '0'])
  expect(read('new', 'dist/remotes/content/0/mf-manifest.json')).toBe('older')
  const list = listOf('new')
  for (const release of list.history.content) release.since = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
  fs.writeFileSync(path.join(folder, 'new/dist/releases.json'), JSON.stringify(list))
  carry('newest', 'new')
  expect(listOf('newest').history.content.map(({ version }) => version)).toEqual(['2'])
})

it('changes nothing when it is run again', () => {
  archive('old', { script: 'shell.1.js', version: '1', serial: 3 })
  archive('new', { script: 'shell.2.js', version: '2' })
  carry('new', 'old')
  const before = [read('new', 'dist/releases.json'), read('new', 'dist/shell/shell.json')]
  expect(JSON.parse(before[0]).serial).toBe(4)
  expect(carry('new', 'old')).toContain('0 files of the shell, 0 releases')
  expect([read('new', 'dist/releases.json'), read('new', 'dist/shell/shell.json')]).toEqual(before)
})

it('goes the way back, too, with a serial that is later than that of the roll-out', () => {
  archive('old', { script: 'shell.1.js', version: '1' })
  archive('new', { script: 'shell.2.js', version: '2' })
  carry('new', 'old')
  carry('old', 'new')
  expect(listOf('old').serial).toBe(2)
  expect(listOf('old').remotes.content[0].version).toBe('1')
  expect(read('old', 'dist/shell/shell.2.js')).toBe('new')
})

it.each([
  ['nothing', () => []],
  ['a folder that is not there', () => [path.join(folder, 'none')]],
  ['itself', () => [path.join(folder, 'new')]],
  ['a folder that is no archive', () => [folder]],
])('refuses %s in one line, and changes nothing', (_, args) => {
  archive('new', { script: 'shell.2.js', version: '2' })
  const before = read('new', 'dist/releases.json')
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'new/carry-over.mjs'), ...args()])
  expect([status, stderr.toString().trim().split('\n')]).toEqual([2, [expect.any(String)]])
  expect(read('new', 'dist/releases.json')).toBe(before)
})

it.each([
  [
    'a release cannot be copied',
    'new/dist/remotes',
    (/** @type {string} */ place) => {
      fs.rmSync(place, { recursive: true })
      fs.writeFileSync(place, '')
    },
  ],
  ['a list is cut off', 'old/dist/releases.json', (/** @type {string} */ place) => fs.truncateSync(place, 9)],
])('says in one line that %s, and lists nothing that is not there', (_, name, harm) => {
  archive('old', { script: 'shell.1.js', version: '1' })
  archive('new', { script: 'shell.2.js', version: '2' })
  harm(path.join(folder, name))
  const before = read('new', 'dist/releases.json')
  const { status, stderr } = spawnSync(process.execPath, [
    path.join(folder, 'new/carry-over.mjs'),
    path.join(folder, 'old'),
  ])
  expect([status, stderr.toString().trim().split('\n')]).toEqual([1, [expect.stringContaining(name)]])
  expect(read('new', 'dist/releases.json')).toBe(before)
})
