import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { buildPrograms } from '../../../../test/processes/server-process'
import { FontFolder } from './font-folder'
import { FontSubsets } from './font-subsets'

let program: string
beforeAll(async () => {
  program = path.join(await buildPrograms(), 'subset-fonts.mjs')
}, 60_000)

const FILES = path.join(path.dirname(createRequire(__filename).resolve('@fontsource/tajawal/package.json')), 'files')
const normal = fs.readFileSync(path.join(FILES, 'tajawal-arabic-400-normal.woff2'))
const bold = fs.readFileSync(path.join(FILES, 'tajawal-arabic-700-normal.woff2'))

it('cuts each font to the characters, in the order of the fonts', async () => {
  const subsets = new FontSubsets(program)
  const [few, fewBold] = await subsets.cut([normal, bold], 'ابت')
  const [more] = await subsets.cut([normal], 'ابتثجحخدذرز')
  expect(few!.subarray(0, 4).toString()).toBe('wOF2')
  expect(few!.length).toBeLessThan(normal.length / 2)
  expect(more!.length).toBeGreaterThan(few!.length)
  expect(fewBold!.equals(few!)).toBe(false)
}, 30_000)

it('cuts a font once for pages of the same characters', async () => {
  const subsets = new FontSubsets(program)
  const [first, again] = await Promise.all([subsets.cut([normal], 'اب'), subsets.cut([normal], 'اب')])
  expect(again[0]).toBe(first[0])
  // One that is cached comes with one that is not.
  const both = await subsets.cut([bold, normal], 'اب')
  expect(both[1]).toBe(first[0])
  expect(both[0]!.equals(both[1]!)).toBe(false)
}, 30_000)

it('says what is no font, and what takes too long; a font that failed is tried again', async () => {
  await expect(new FontSubsets(program).cut([Buffer.from('wOF2 and no more')], 'ا')).rejects.toThrow()
  const hasty = new FontSubsets(program, undefined, 1)
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(hasty.cut([normal], 'ا')).rejects.toThrow('cutting a font took over 1 ms')
}, 30_000)

it('cuts a font that took too long once more', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-slow-'))
  const slow = path.join(folder, 'slow.mjs')
  fs.writeFileSync(
    slow,
    `import fs from 'node:fs'
process.on('message', ({ fonts }) => fs.existsSync(import.meta.dirname + '/ready') && process.send({ fonts }))`,
  )
  const cut = new FontSubsets(slow, undefined, 2_000).cut([normal], 'ا')
  setTimeout(() => fs.writeFileSync(path.join(folder, 'ready'), ''), 1_000)
  expect((await cut)[0]!.equals(normal)).toBe(true)
  fs.rmSync(folder, { recursive: true })
}, 30_000)

it('has all fonts of a page of which the cache has lost the first', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-quick-'))
  const quick = path.join(folder, 'quick.mjs')
  fs.writeFileSync(quick, `process.on('message', ({ fonts }) => process.send({ fonts }))`)
  const subsets = new FontSubsets(quick)
  const page = [normal, bold]
  await subsets.cut(page, 'ا')
  // One more than are cached.
  const others = Array.from({ length: 63 }, (_, n) => Buffer.from(String(n)))
  await subsets.cut(others, 'ا')
  expect(await subsets.cut(page, 'ا')).toEqual(page)
  fs.rmSync(folder, { recursive: true })
}, 30_000)

describe('a folder of fonts that were cut', () => {
  let folder: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-fonts-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true }))
  const files = () => fs.readdirSync(folder)
  const afterStart = (maxFiles?: number) => new FontSubsets(program, new FontFolder(folder, maxFiles))

  it('has each font once for all starts, and another for other characters', async () => {
    const [cut] = await afterStart().cut([normal], 'اب')
    expect(files()).toHaveLength(1)
    const changed = fs.statSync(path.join(folder, files()[0]!)).ino
    const [again] = await afterStart().cut([normal], 'اب')
    expect(again!.equals(cut!)).toBe(true)
    expect(fs.statSync(path.join(folder, files()[0]!)).ino).toBe(changed)
    await afterStart().cut([normal, bold], 'اب')
    await afterStart().cut([normal], 'اج')
    expect(files()).toHaveLength(3)
  }, 30_000)

  it('is not believed where half a file is in it', async () => {
    const [cut] = await afterStart().cut([normal], 'اب')
    const file = path.join(folder, files()[0]!)
    fs.truncateSync(file, cut!.length - 1)
    const [again] = await afterStart().cut([normal], 'اب')
    expect(again!.equals(cut!)).toBe(true)
    expect(fs.readFileSync(file).equals(cut!)).toBe(true)
  }, 30_000)

  it('loses what was not used for longest', async () => {
    for (const [n, characters] of ['ا', 'ب', 'ت'].entries()) {
      await afterStart(2).cut([normal], characters)
      if (n === 0) for (const file of files()) fs.utimesSync(path.join(folder, file), 1, 1)
    }
    expect(files()).toHaveLength(2)
    expect(files().map((file) => fs.statSync(path.join(folder, file)).mtimeMs)).not.toContain(1_000)
  }, 30_000)

  it('costs nobody a font where it cannot be written', async () => {
    fs.rmSync(folder, { recursive: true })
    fs.writeFileSync(folder, 'no folder')
    const [cut] = await afterStart().cut([normal], 'اب')
    expect(cut!.length).toBeGreaterThan(0)
    fs.rmSync(folder)
    fs.mkdirSync(folder)
  }, 30_000)
})
