import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { readArchive } from './archive'
import { ImportRefused } from '../fault'
import { readSources } from './sources'
import { unpack } from './unpack'

const TABLE = 'type,title,body,category,tags,publish_at,media_file,external_id\njoke,,نكتة,,,,,j-1\n'

let folder: string
let archive: string
let out: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-zip-'))
  archive = path.join(folder, 'content.zip')
  out = mkdtempSync(path.join(folder, 'out-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Zippable) => writeFileSync(archive, zipSync(files))

async function refusal(): Promise<string> {
  const refused = await unpack(archive, out).catch((error: unknown) => error)
  if (!(refused instanceof ImportRefused)) throw refused
  return refused.faults.map(({ file, message }) => `${file} ${message}`).join('\n')
}

describe('an archive', () => {
  it('is a content folder, with tables and media', async () => {
    write({ 'jokes.csv': strToU8(TABLE), 'pictures/صورة.svg': strToU8('<svg/>') })
    const { rows } = await readSources([await unpack(archive, out)])
    expect(rows.map((row) => row.external_id)).toEqual(['j-1'])
    expect(readFileSync(path.join(out, 'pictures/صورة.svg'), 'utf8')).toBe('<svg/>')
  })

  it('that cannot be read is not said to be away', async () => {
    writeFileSync(archive, '')
    truncateSync(archive, 2 * 1024 ** 3 + 1)
    expect(await refusal()).toBe('content.zip is larger than 2 GB: divide it')
    archive = out
    expect(await refusal()).toBe(`${path.basename(out)} cannot be read (EISDIR)`)
    archive = path.join(out, 'none.zip')
    expect(await refusal()).toBe('none.zip there is no such file')
  })

  it('has its folders where Windows PowerShell has packed them, too', async () => {
    write({ 'jokes.csv': strToU8(TABLE), 'pictures\\': strToU8(''), 'pictures\\صورة.svg': strToU8('<svg/>') })
    await unpack(archive, out)
    expect(readFileSync(path.join(out, 'pictures/صورة.svg'), 'utf8')).toBe('<svg/>')
  })

  it('may have its files in one folder, and what systems leave beside them', async () => {
    write({ 'محتوى/jokes.csv': strToU8(TABLE), '__MACOSX/محتوى/._jokes.csv': strToU8('x'), '.DS_Store': strToU8('x') })
    expect(await unpack(archive, out)).toBe(path.join(out, 'محتوى'))
    expect(readdirSync(out)).toEqual(['محتوى'])
  })

  it('has names in Arabic also where it does not say that they are UTF-8', async () => {
    const bytes = Buffer.from(zipSync({ 'خبر.csv': strToU8(TABLE) }))
    // The flag of UTF-8 is bit 11: in the second byte of the flags, in the file's header and in the table's.
    bytes[7] = 0
    bytes[bytes.indexOf('PK\u0001\u0002') + 9] = 0
    writeFileSync(archive, bytes)
    await unpack(archive, out)
    expect(readdirSync(out)).toEqual(['خبر.csv'])
  })

  it.each([
    ['صورة الشروق.png', 'adeda9a1209fe9aca9ede7'],
    ['خلفية أُولى.png', 'a6e9e5efa1209af5ede9ee'],
  ])('has %s as Windows in Arabic packs it, a byte for each letter', async (name, hex) => {
    const packed = `${'x'.repeat(hex.length / 2)}.png`
    const bytes = Buffer.from(zipSync({ [packed]: strToU8('<svg/>') }))
    for (let at = bytes.indexOf(packed); at >= 0; at = bytes.indexOf(packed, at)) bytes.write(hex, at, 'hex')
    writeFileSync(archive, bytes)
    await unpack(archive, out)
    expect(readdirSync(out)).toEqual([name])
  })

  it.each(['café.png', 'résumé créée.png', 'à deux.png'])('has %s, which it says is UTF-8, as it is', async (name) => {
    write({ [name]: strToU8('<svg/>') })
    await unpack(archive, out)
    expect(readdirSync(out)).toEqual([name])
  })

  it.each([
    '../outside.csv',
    'a/../../outside.csv',
    '/outside.csv',
    'C:/outside.csv',
    '..\\outside.csv',
    'a\\..\\..\\outside.csv',
    '\\outside.csv',
  ])('is refused as a whole with a file named %s', async (name) => {
    write({ 'jokes.csv': strToU8(TABLE), [name]: strToU8(TABLE) })
    expect(await refusal()).toBe(`content.zip has a file whose name leads out of it: ${name}`)
    expect(existsSync(path.join(folder, 'outside.csv'))).toBe(false)
    expect(readdirSync(out)).toEqual([])
  })

  /** Where the header of the archive's first file begins, and its line in the table. */
  const entryIn = (bytes: Buffer) => ({ header: 0, line: bytes.indexOf('PK\u0001\u0002') })

  it('with a password is refused with what to do', async () => {
    const bytes = Buffer.from(zipSync({ 'jokes.csv': strToU8(TABLE) }))
    const { header, line } = entryIn(bytes)
    bytes[header + 6]! |= 1
    bytes[line + 8]! |= 1
    writeFileSync(archive, bytes)
    expect(await refusal()).toBe('content.zip has a password: pack it without one')
  })

  it('of another compression is refused with what to do', async () => {
    const bytes = Buffer.from(zipSync({ 'jokes.csv': strToU8(TABLE) }))
    const { header, line } = entryIn(bytes)
    bytes[header + 8] = bytes[line + 10] = 12
    writeFileSync(archive, bytes)
    expect(await refusal()).toMatch(/^content.zip is packed in a way that other programs do not read: pack it as/)
  })

  it('of whose files one is not what was packed is refused, with its name', async () => {
    const bytes = Buffer.from(zipSync({ 'نكت.csv': strToU8(TABLE), 'b.svg': strToU8('<svg/>') }, { level: 0 }))
    bytes[bytes.indexOf('joke,,')] = 0x4a
    writeFileSync(archive, bytes)
    expect(await refusal()).toBe('content.zip is damaged, in نكت.csv: pack or copy it again')
  })

  it('is read with wide numbers, as programs write them that know no size beforehand', async () => {
    const zip = Buffer.from(zipSync({ 'jokes.csv': strToU8(TABLE) }))
    const end = zip.indexOf('PK\u0005\u0006')
    const wide = Buffer.alloc(76)
    wide.write('PK\u0006\u0006', 'latin1')
    wide.writeBigUInt64LE(44n, 4)
    for (const at of [24, 32]) wide.writeBigUInt64LE(1n, at)
    wide.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 12)), 40)
    wide.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 16)), 48)
    wide.write('PK\u0006\u0007', 56, 'latin1')
    wide.writeBigUInt64LE(BigInt(end), 64)
    wide.writeUInt32LE(1, 72)
    zip.fill(0xff, end + 8, end + 20)
    writeFileSync(archive, Buffer.concat([zip.subarray(0, end), wide, zip.subarray(end)]))
    await unpack(archive, out)
    expect(readFileSync(path.join(out, 'jokes.csv'), 'utf8')).toBe(TABLE)
  })

  it('is refused when it is none', async () => {
    writeFileSync(archive, TABLE)
    expect(await refusal()).toMatch(/^content.zip cannot be unpacked: /)
    rmSync(archive)
    expect(await refusal()).toBe('content.zip there is no such file')
  })
})

describe('a decompression bomb', () => {
  const LIMITS = { entries: 10, bytes: 1024 ** 2 }
  const bomb = () => Buffer.from(zipSync({ 'bomb.csv': new Uint8Array(64 * 1024 ** 2) }))
  const sizes = async (bytes: Buffer) => {
    const unpacked: number[] = []
    await readArchive(bytes, LIMITS, (files) => void unpacked.push(...[...files.values()].map(({ length }) => length)))
    return unpacked
  }

  it('is refused by the sizes that it tells', async () => {
    await expect(sizes(bomb())).rejects.toThrow('holds more than 1 MB')
  })

  it('is refused by its number of files', async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.csv`, strToU8('x')]))
    await expect(sizes(Buffer.from(zipSync(many)))).rejects.toThrow('has more than 10 files')
  })

  it('gets no more memory than it says when it lies about its size', async () => {
    const bytes = bomb()
    bytes.writeUInt32LE(1000, bytes.indexOf('PK\u0001\u0002') + 24)
    const before = process.memoryUsage().arrayBuffers
    const unpacked = await sizes(bytes).catch(() => [])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 ** 2)
    expect(unpacked.every((size) => size <= 1000)).toBe(true)
  })
})
