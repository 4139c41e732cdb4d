import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { EmbedFiles } from './embed-files'
import { digestOf } from '../releases/file-digests'

let folder: string
let files: EmbedFiles
const warnings: string[] = []

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embed-'))
  warnings.length = 0
  jest.useFakeTimers()
  files = new EmbedFiles(folder, (message) => warnings.push(message))
})
afterEach(() => {
  jest.useRealTimers()
  fs.rmSync(folder, { recursive: true })
})

const write = (name: string, content: string | Buffer) => fs.writeFileSync(path.join(folder, name), content)
function build(text: string): void {
  write('embed.js', text)
  write('embed.js.br', zlib.brotliCompressSync(text))
  write('integrity.json', JSON.stringify({ 'embed.js': digestOf(text) }))
}
/** What is served after the next look. */
function served(): string | undefined {
  jest.advanceTimersByTime(1_100)
  return files.get('embed.js')?.bytes.toString()
}

describe('the script for integrators’ pages', () => {
  it('is that of the newest build, with its compressed copy', () => {
    expect(served()).toBeUndefined()
    build('one')
    expect(served()).toBe('one')
    const before = files.get('embed.js')?.etag
    build('second')
    expect(served()).toBe('second')
    expect(files.get('embed.js')?.etag).not.toBe(before)
    expect(zlib.brotliDecompressSync(files.get('embed.js')!.brotli!).toString()).toBe('second')
  })

  it.each([
    ['it', () => write('embed.js', 'one;stolen()')],
    ['its compressed copy', () => write('embed.js.br', zlib.brotliCompressSync('one;stolen()'))],
  ])('stays what was built where somebody alters %s, which the log says', (_, alter) => {
    build('one')
    expect(served()).toBe('one')
    alter()
    for (let looks = 0; looks < 5; looks += 1) expect(served()).toBe('one')
    expect(warnings).toEqual([expect.stringContaining('ALARM')])
    build('second')
    expect(served()).toBe('second')
  })

  it('is that of the newest build after the machine’s clock was set back', () => {
    build('one')
    expect(served()).toBe('one')
    jest.setSystemTime(Date.now() - 2 * 60 * 60_000)
    build('second')
    expect(served()).toBe('second')
  })

  it('is not served where none was ever what was built', () => {
    build('one')
    write('embed.js', 'one;stolen()')
    expect(served()).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })

  it('stays the one before while a build takes its files to their place, which is no alarm', () => {
    build('one')
    expect(served()).toBe('one')
    write('embed.js', 'second')
    expect(served()).toBe('one')
    build('second')
    expect(served()).toBe('second')
    expect(warnings).toEqual([])
  })

  it('of a build from before there were digests is served as it lies there', () => {
    write('embed.js', 'old')
    expect(served()).toBe('old')
  })
})
