import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeWhole } from './write-whole.mjs'

/** @type {string} */
let folder
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'whole-'))))
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

it('a file is on the disk before it takes the place of the one before: a power cut leaves one of them', () => {
  const file = path.join(folder, 'a/list.json')
  writeWhole(file, 'one')
  const [sync, rename] = [jest.spyOn(fs, 'fsyncSync'), jest.spyOn(fs, 'renameSync')]
  writeWhole(file, 'two')
  expect(sync.mock.invocationCallOrder[0]).toBeLessThan(Number(rename.mock.invocationCallOrder[0]))
  expect(fs.readFileSync(file, 'utf8')).toBe('two')
  expect(fs.readdirSync(path.dirname(file))).toEqual(['list.json'])
})
