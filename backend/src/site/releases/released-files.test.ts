import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { FileDiffers } from './file-digests'
import { ReleasedFiles } from './released-files'

const ADDRESS = '/remotes/content/1'
const CODE = 'export const today = "ورقة"\n'
const THEFT = 'globalThis.stolen=1;\n'
const digestOf = (content: string | Buffer) => `sha384-${crypto.createHash('sha384').update(content).digest('base64')}`

let root: string
let warnings: string[]
let integrity: string
let files: ReleasedFiles
const place = (name: string) => path.join(root, ADDRESS, name)

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'released-'))
  warnings = []
  fs.mkdirSync(path.join(root, ADDRESS), { recursive: true })
  const digests: Record<string, string> = {}
  for (const name of ['entry.js', '1.js', 'server.cjs']) {
    fs.writeFileSync(place(name), CODE)
    fs.writeFileSync(place(`${name}.br`), zlib.brotliCompressSync(CODE))
    fs.writeFileSync(place(`${name}.gz`), zlib.gzipSync(CODE))
    digests[name] = digestOf(CODE)
  }
  fs.writeFileSync(place('integrity.json'), JSON.stringify(digests))
  integrity = digestOf(JSON.stringify(digests))
  files = open()
})
afterEach(() => {
  jest.useRealTimers()
  fs.rmSync(root, { recursive: true })
})

function open(folder?: string): ReleasedFiles {
  const opened = new ReleasedFiles(root, (message) => warnings.push(message), folder)
  opened.expect([{ address: ADDRESS, integrity }], [])
  return opened
}

/** As often as it takes to come to each file: a look ends after a few milliseconds, which on a busy machine are those of one. */
function lookAround(): void {
  for (let looks = 0; looks < 30; looks += 1) files.sweep()
}

/** How somebody changes a script who may write in its folder. */
const ALTERATIONS: Record<string, () => void> = {
  'with its compressed copies taken away': () => {
    fs.appendFileSync(place('1.js'), THEFT)
    for (const end of ['.br', '.gz']) fs.rmSync(place(`1.js${end}`))
  },
  'with its compressed copies': () => {
    fs.appendFileSync(place('1.js'), THEFT)
    fs.writeFileSync(place('1.js.br'), zlib.brotliCompressSync(CODE + THEFT))
    fs.writeFileSync(place('1.js.gz'), zlib.gzipSync(CODE + THEFT))
  },
  'in its brotli copy alone': () => fs.writeFileSync(place('1.js.br'), zlib.brotliCompressSync(CODE + THEFT)),
  'in its gzip copy alone': () => fs.writeFileSync(place('1.js.gz'), zlib.gzipSync(CODE + THEFT)),
  'in a copy that is none': () => fs.writeFileSync(place('1.js.br'), THEFT),
  'in a copy that becomes a hundred megabytes': () =>
    fs.writeFileSync(place('1.js.gz'), zlib.gzipSync(Buffer.alloc(100 * 1024 * 1024))),
  'at its length and with its times set back': () => {
    const { atime, mtime } = fs.statSync(place('1.js'))
    fs.writeFileSync(place('1.js'), CODE.replace('today', 'other'))
    fs.utimesSync(place('1.js'), atime, mtime)
  },
}

describe('a released file that somebody changed', () => {
  it.each(Object.keys(ALTERATIONS))(
    '%s: is found when it is asked for, and its release is not sound any more',
    (how) => {
      jest.useFakeTimers()
      expect(files.stateOf(`${ADDRESS}/1.js`)).toBe('as released')
      ALTERATIONS[how]?.()
      jest.advanceTimersByTime(1_100)
      expect(files.stateOf(`${ADDRESS}/1.js`)).toBe('differs')
      expect(files.isSound(ADDRESS)).toBe(false)
      expect(warnings).toEqual([
        expect.stringMatching(/^ALARM: 1\.js\S* of content 1 is not what was released.*npm run release/),
      ])
    },
  )

  it('is found when it is asked for after the machine’s clock was set back', () => {
    jest.useFakeTimers()
    expect(files.stateOf(`${ADDRESS}/1.js`)).toBe('as released')
    fs.appendFileSync(place('1.js'), THEFT)
    jest.advanceTimersByTime(1_100)
    jest.setSystemTime(Date.now() - 2 * 60 * 60_000)
    expect(files.stateOf(`${ADDRESS}/1.js`)).toBe('differs')
  })

  it.each(Object.keys(ALTERATIONS))('%s: is found by looking, though nobody asks for it', (how) => {
    files.sweep()
    expect(files.isSound(ADDRESS)).toBe(true)
    ALTERATIONS[how]?.()
    lookAround()
    expect(files.isSound(ADDRESS)).toBe(false)
  })

  it('is sound again when the right one is back', () => {
    fs.appendFileSync(place('1.js'), THEFT)
    lookAround()
    expect(files.isSound(ADDRESS)).toBe(false)
    fs.writeFileSync(place('1.js'), CODE)
    files.sweep()
    expect(files.isSound(ADDRESS)).toBe(true)
    expect(warnings.at(-1)).toContain('is what was released again')
  })

  it('is not read for evaluation, however short the moment since it was looked at', () => {
    expect(files.read(`${ADDRESS}/server.cjs`).toString()).toBe(CODE)
    fs.appendFileSync(place('server.cjs'), THEFT)
    expect(() => files.read(`${ADDRESS}/server.cjs`)).toThrow(FileDiffers)
    expect(files.isSound(ADDRESS)).toBe(false)
  })

  it('is found although the digests were made to fit it', () => {
    fs.appendFileSync(place('1.js'), THEFT)
    const text = fs.readFileSync(place('integrity.json'), 'utf8')
    const fitting = JSON.stringify({ ...(JSON.parse(text) as object), '1.js': digestOf(CODE + THEFT) })
    fs.writeFileSync(place('integrity.json'), fitting)
    files = open()
    expect(files.isSound(ADDRESS)).toBe(false)
    expect(files.stateOf(`${ADDRESS}/entry.js`)).toBe('differs')
    fs.writeFileSync(place('integrity.json'), text)
    fs.writeFileSync(place('1.js'), CODE)
    files.sweep()
    expect(files.isSound(ADDRESS)).toBe(true)
    expect(files.stateOf(`${ADDRESS}/entry.js`)).toBe('as released')
  })
})

describe('files that no release has', () => {
  it.each(['more.js', 'toString', '../2/entry.js'])('are not served: %s', (name) => {
    fs.mkdirSync(path.join(root, '/remotes/content/2'))
    for (const file of [place('more.js'), path.join(root, '/remotes/content/2/entry.js')]) fs.writeFileSync(file, THEFT)
    expect(files.stateOf(`${ADDRESS}/${name}`)).toBe('of no release')
    expect(() => files.read(`${ADDRESS}/${name}`)).toThrow()
  })

  it('cost nothing where one is lost: it is not there, which is nobody’s attack', () => {
    fs.rmSync(place('1.js'))
    files = open()
    expect(files.isSound(ADDRESS)).toBe(true)
  })
})

describe('a release without digests', () => {
  it('is held to what it was when it was first seen, also by the next start', () => {
    integrity = undefined as unknown as string
    const folder = path.join(root, 'kept')
    files = open(folder)
    expect(files.stateOf(`${ADDRESS}/1.js`)).toBe('as released')
    expect(warnings).toEqual([expect.stringMatching(/^content 1 was built before releases had digests/)])
    fs.appendFileSync(place('1.js'), THEFT)
    files = open(folder)
    expect(files.isSound(ADDRESS)).toBe(false)
    expect(warnings.filter((line) => line.includes('before releases'))).toHaveLength(1)
  })
})
