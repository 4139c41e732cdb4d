import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildPrograms } from '../../../test/processes/server-process'
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
  const hasty = new FontSubsets(program, 1)
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(hasty.cut([normal], 'ا')).rejects.toThrow('cutting a font took over 1 ms')
}, 30_000)
