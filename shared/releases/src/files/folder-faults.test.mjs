import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { storeOfTests } from '../../test/store-of-tests.mjs'
import { digestOf, INTEGRITY_FILE, SCRIPTS_FILE, writeIntegrity } from '../integrity.mjs'
import { MANIFEST } from '../release-store.mjs'
import { folderFaults, refuseUnfitFiles } from './folder-faults.mjs'
import { MAX_FILE_BYTES, MAX_FILES, pathFault } from './path-rules.mjs'

const ENTRY = 'run();'.repeat(300)

/** @type {string} */
let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upload-'))
  for (const [file, content] of Object.entries({
    [MANIFEST]: '{}',
    'entry.js': ENTRY,
    'alone-react.mjs': '',
    'server.cjs': '',
    'font.1a2b3c4d.woff2': '',
    '.release.json': '{}',
    '.builds.json': '[]',
    '.maps/entry.js.map': '{}',
    '.maps/uses.json': '{}',
  }))
    write(file, content)
  writeIntegrity(folder, /^$/)
  write('entry.js.br', zlib.brotliCompressSync(ENTRY))
  write('entry.js.gz', zlib.gzipSync(ENTRY))
  write('integrity.json.gz', zlib.gzipSync(read(INTEGRITY_FILE)))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** @param {string} file */
const at = (file) => path.join(folder, file)
/** @param {string} file */
const read = (file) => fs.readFileSync(at(file), 'utf8')
/** @param {string} file @param {string | Buffer} [content] */
function write(file, content = 'x') {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true })
  fs.writeFileSync(at(file), content)
}
/** @param {string} file @param {string} target */
const link = (file, target) => fs.symlinkSync(target, at(file))
/** @param {string} file @param {(list: Record<string, string>) => Record<string, string>} edit */
const editList = (file, edit) => write(file, JSON.stringify(edit(JSON.parse(read(file)))))

it('has nothing against what a build makes', () => {
  expect(folderFaults(folder)).toEqual([])
})

describe('what is refused before anything is served is', () => {
  it.each([
    ['a symbolic link to a file', () => link('more.js', '/etc/passwd'), '"more.js" is a symbolic link'],
    ['a symbolic link to a folder', () => link('more', '/etc'), '"more" is a symbolic link'],
    ['a symbolic link to nothing', () => link('more.js', '/none'), '"more.js" is a symbolic link'],
    ['a link among the maps', () => link('.maps/more.map', '/etc/passwd'), '".maps/more.map" is a symbolic link'],
    [
      'a link in the place of the digests',
      () => (fs.rmSync(at(INTEGRITY_FILE)), link(INTEGRITY_FILE, '/etc/passwd')),
      '"integrity.json" is a symbolic link',
    ],
    ['a pipe', () => execFileSync('mkfifo', [at('more.js')]), '"more.js" is no file but a device, pipe or socket'],
    ['a hidden file', () => write('.htaccess'), '".htaccess" is hidden: its name begins with a dot'],
    ['a hidden folder', () => write('.git/config.json'), '".git" is hidden: its name begins with a dot'],
    ['a hidden file below', () => write('more/.env.json'), '"more/.env.json" is hidden: its name begins with a dot'],
    ['a control character', () => write('a\nb.js'), '"a\\u{a}b.js" has control characters in its name'],
    [
      'a name of other letters',
      () => write('\u202esj.exe.js'),
      '"\\u{202e}sj.exe.js" has a name of other than letters',
    ],
    ['a name with a space', () => write('a b.js'), '"a b.js" has a name of other than letters'],
    ['a name that a program takes for an option', () => write('-rf.js'), '"-rf.js" has a name of other than letters'],
    [
      'a name that is no text',
      () => fs.writeFileSync(Buffer.from(`${folder}/\xff.js`, 'latin1'), ''),
      '"\\u{fffd}.js" has a name that is no text',
    ],
    [
      'a path too long',
      () => write(`${'a'.repeat(120)}/${'b'.repeat(120)}.js`),
      'is a path of more than 200 characters',
    ],
    ['a folder too deep', () => write('a/b/c/d/e.js'), '"a/b/c/d/e.js" is more than 4 folders deep'],
    ['a page', () => write('index.html'), '"index.html" is of a kind that no release has'],
    ['a program', () => write('run.sh'), '"run.sh" is of a kind that no release has'],
    ['a compressed page', () => write('index.html.br'), '"index.html.br" is of a kind that no release has'],
    [
      'a source map among what is served',
      () => write('entry.js.map'),
      '"entry.js.map" is of a kind that no release has',
    ],
    [
      'a script among the maps',
      () => write('.maps/more.js'),
      '".maps/more.js" is neither a source map nor a list beside them',
    ],
    [
      'a file that is too large',
      () => write('more.js', Buffer.alloc(MAX_FILE_BYTES + 1)),
      '"more.js" has 4.0 MB, of 4.0 MB at most',
    ],
    [
      'too much together',
      () => [1, 2, 3, 4, 5, 6, 7].forEach((name) => write(`${name}.js`, Buffer.alloc(MAX_FILE_BYTES))),
      'it has 28.0 MB, of 24.0 MB at most',
    ],
    [
      'too many files',
      () => Array.from({ length: MAX_FILES }, (_, name) => write(`${name}.js`, '')),
      'it has more than 2000 files',
    ],
    [
      'a folder without digests',
      () => fs.rmSync(at(INTEGRITY_FILE)),
      'it has no integrity.json, so nothing says what its files should be',
    ],
    ['digests that are no JSON', () => write(INTEGRITY_FILE, '{'), 'its integrity.json is no list of digests'],
    [
      'digests that are no list',
      () => write(INTEGRITY_FILE, '["entry.js"]'),
      'its integrity.json is no list of digests',
    ],
    [
      'digests that are no texts',
      () => write(INTEGRITY_FILE, '{"entry.js":{}}'),
      'its integrity.json is no list of digests',
    ],
    ['a file that was altered', () => write('server.cjs', 'steal()'), '"server.cjs" is not what was built'],
    ['a file that was added', () => write('more.js'), '"more.js" is not in its integrity.json'],
    [
      'a file that was added below',
      () => write('more/integrity.json'),
      '"more/integrity.json" is not in its integrity.json',
    ],
    [
      'a file that is lost',
      () => fs.rmSync(at('alone-react.mjs')),
      'its integrity.json names "alone-react.mjs", which is not there',
    ],
    [
      'a compressed copy of something else',
      () => write('entry.js.br', zlib.brotliCompressSync('steal();')),
      '"entry.js.br" is no compressed copy of the file that it is named after',
    ],
    [
      'a compressed copy that unpacks to gigabytes',
      () => write('entry.js.gz', zlib.gzipSync(Buffer.alloc(MAX_FILE_BYTES * 4))),
      '"entry.js.gz" is no compressed copy',
    ],
    ['a compressed copy that is none', () => write('entry.js.gz', ENTRY), '"entry.js.gz" is no compressed copy'],
    [
      'a compressed copy of nothing',
      () => write('more.js.br', zlib.brotliCompressSync('')),
      '"more.js.br" is no compressed copy',
    ],
    [
      'another digest for browsers',
      () => resealed(() => editList(SCRIPTS_FILE, (list) => ({ ...list, 'entry.js': digestOf('') }))),
      'its sri.json gives "entry.js" another digest than its integrity.json',
    ],
  ])('%s', (_, harm, sentence) => {
    harm()
    expect(folderFaults(folder).join('; ')).toContain(sentence)
    expect(() => refuseUnfitFiles(folder, 'content 1')).toThrow(`content 1 is not released: `)
  })
})

/** Alters a list and writes the digests anew, as whoever alters a build would. @param {() => void} alter */
function resealed(alter) {
  alter()
  editList(INTEGRITY_FILE, (list) => ({ ...list, [SCRIPTS_FILE]: digestOf(read(SCRIPTS_FILE)) }))
  fs.rmSync(at('integrity.json.gz'))
}

it.each([
  ['../../etc/passwd', 'leads out'],
  ['more/../../x.js', 'leads out'],
  ['..\\x.js', 'leads out'],
  ['.maps/../../x.map', 'leads out'],
  ['/etc/x.js', 'is an absolute path'],
  ['\\\\host\\x.js', 'is an absolute path'],
  ['C:/x.js', 'is an absolute path'],
  ['a\0.js', 'control characters'],
  ['a//b.js', 'other than letters'],
  ['', 'other than letters'],
  ['./entry.js', 'is hidden'],
  ['.maps', 'neither a source map nor a list'],
  ['.maps/a/b.map', 'neither a source map nor a list'],
  ['.maps/.map', 'neither a source map nor a list'],
])('refuses the path %j of an archive before it is unpacked', (file, sentence) => {
  expect(pathFault(file)).toContain(sentence)
})

it('names a few faults, and says how many more there are', () => {
  for (const name of [1, 2, 3, 4, 5, 6, 7]) write(`${name}.html`)
  expect(() => refuseUnfitFiles(folder, 'content 1')).toThrow(
    /(?:"\d\.html" is of a kind that no release has; ){5}and 2 more/,
  )
})

describe('a site', () => {
  const own = storeOfTests()

  it('moves no file of a folder that it refuses, and says nothing of it in its list', async () => {
    const from = own.build('content', { 'entry.js': ENTRY })
    fs.symlinkSync('/etc/passwd', path.join(from, 'more.json'))
    for (const dryRun of [true, false])
      await expect(own.put('1', { dryRun }, { from })).rejects.toMatchObject({
        reason: 'files',
        message: 'content 1 is not released: "more.json" is a symbolic link. Build it anew',
      })
    expect(fs.existsSync(own.store.folderOf('content', '1'))).toBe(false)
    expect(fs.existsSync(path.join(from, 'entry.js'))).toBe(true)
    expect(own.store.current('content')).toBeUndefined()
  })
})
