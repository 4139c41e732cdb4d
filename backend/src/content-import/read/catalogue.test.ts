import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ImportRefused } from '../fault'
import { CATALOGUE_FILE, readCatalogue } from './catalogue'

const JOKES = { slug: 'jokes', name: 'نكت', description: 'كل يوم', color: '#112233' }

let file: string
beforeEach(() => (file = path.join(mkdtempSync(path.join(os.tmpdir(), 'yawmi-catalogue-')), CATALOGUE_FILE)))
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

it("is read with the mark that Windows' editors begin a file with, and without", () => {
  for (const mark of ['', '\uFEFF']) {
    writeFileSync(file, `${mark}${JSON.stringify({ categories: [JOKES] })}\r\n`)
    expect(readCatalogue(file).categories).toEqual([JOKES])
  }
})

it('is refused with the first place where it is wrong', () => {
  writeFileSync(file, JSON.stringify({ categories: [JOKES, { ...JOKES, slug: 'poems' }] }))
  expect(() => readCatalogue(file)).toThrow(ImportRefused)
})
