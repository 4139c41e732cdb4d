import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { digestOf } from '../releases/file-digests'
import { FileMemory } from './file-memory'

const TEXT = 'export const text = "نص"'
let root: string
let memory: FileMemory
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'memory-'))
  memory = new FileMemory(root, { 'cache-control': 'immutable' })
})
afterEach(() => fs.rmSync(root, { recursive: true }))

const write = (name: string, content: string | Buffer) => fs.writeFileSync(path.join(root, name), content)
function build(name: string, text = TEXT): string {
  write(name, text)
  write(`${name}.br`, brotliCompressSync(text))
  write(`${name}.gz`, gzipSync(text))
  return digestOf(text)
}

describe('a built file in memory', () => {
  it('is sent in the encoding that the client takes, with one tag for all, and its type', () => {
    const digest = build('a.mjs')
    const plain = memory.get('a.mjs', digest, undefined)
    expect(plain?.bytes.toString()).toBe(TEXT)
    expect(plain?.headers).toEqual({
      'cache-control': 'immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      etag: plain?.etag,
    })
    for (const [encoding, copy] of [
      ['br', brotliCompressSync(TEXT)],
      ['gzip', gzipSync(TEXT)],
    ] as const) {
      const compressed = memory.get('a.mjs', digest, encoding)
      expect(compressed?.bytes).toEqual(copy)
      expect(compressed?.headers['content-encoding']).toBe(encoding)
      expect(compressed?.etag).toBe(plain?.etag)
    }
  })

  it('is read from the disk once', () => {
    const digest = build('a.js')
    const first = memory.get('a.js', digest, 'br')
    fs.rmSync(path.join(root, 'a.js'))
    expect(memory.get('a.js', digest, 'br')).toBe(first)
  })

  it('is never another one than was built, whichever of its copies somebody altered', () => {
    const digest = build('a.js')
    write('a.js.br', brotliCompressSync(`${TEXT};stolen()`))
    expect(memory.get('a.js', digest, 'br')?.bytes.toString()).toBe(TEXT)
    build('b.js')
    write('b.js', `${TEXT};stolen()`)
    expect(memory.get('b.js', digest, 'br')).toBeUndefined()
    // It is taken once it is right.
    write('b.js', TEXT)
    expect(memory.get('b.js', digest, 'br')?.headers['content-encoding']).toBe('br')
  })

  it('is read anew where its name came to have another digest', () => {
    memory.get('a.js', build('a.js'), 'br')
    const digest = build('a.js', 'second')
    expect(memory.get('a.js', digest, undefined)?.bytes.toString()).toBe('second')
  })

  it('is left to the disk where it is of no known type, too large or not there', () => {
    expect(memory.get('a.cjs', build('a.cjs'), 'br')).toBeUndefined()
    expect(memory.get('large.js', build('large.js', 'x'.repeat(5_000_000)), 'br')).toBeUndefined()
    expect(memory.get('none.js', digestOf(TEXT), 'br')).toBeUndefined()
  })

  it('gives its place to others, the oldest first', () => {
    const small = new FileMemory(root, {}, 250)
    const [one, two] = ['1', '2'].map((text) => text.repeat(100))
    const first = small.get('1.js', build('1.js', one), undefined)
    const digest = digestOf(one!)
    expect(small.get('1.js', digest, undefined)).toBe(first)
    small.get('2.js', build('2.js', two), undefined)
    expect(small.get('1.js', digest, undefined)).not.toBe(first)
  })
})
