import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ImportRefused } from '../fault'
import { CATALOGUE_FILE } from '../catalogue-file'
import { readCatalogue } from './catalogue'

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

it('is refused where two of its parts have one slug', () => {
  const old = { ...JOKES, slug: 'jokes/old', parent: 'jokes' }
  const pack = { slug: 'tea', name: 'شاي', publisher: 'يومي' }
  const tag = { slug: 'calm', name: 'هدوء', relatedTo: 'images', icon: 'leaf', color: '#336699' }
  const repeating = [
    { subCategories: [old, old] },
    { subCategories: [{ ...old, slug: 'tea' }], stickerPacks: [pack] },
    { tags: [tag, tag] },
  ]
  for (const parts of repeating) {
    writeFileSync(file, JSON.stringify(parts))
    expect(() => readCatalogue(file)).toThrow(ImportRefused)
  }
  writeFileSync(file, JSON.stringify({ subCategories: [old], tags: [tag] }))
  expect(readCatalogue(file).subCategories).toEqual([old])
})

it('is refused where a part lies in another category by its slug than by its parent, or has the slug of one', () => {
  const part = { ...JOKES, parent: 'jokes' }
  for (const slug of ['quotes/old', 'quotes', 'jokes']) {
    writeFileSync(file, JSON.stringify({ subCategories: [{ ...part, slug }] }))
    expect(() => readCatalogue(file)).toThrow(ImportRefused)
  }
  writeFileSync(file, JSON.stringify({ stickerPacks: [{ slug: 'jokes/tea', name: 'شاي', publisher: 'يومي' }] }))
  expect(() => readCatalogue(file)).toThrow(ImportRefused)
  for (const slug of ['jokes/old', 'old', 'quotes-of-old']) {
    writeFileSync(file, JSON.stringify({ subCategories: [{ ...part, slug }] }))
    expect(readCatalogue(file).subCategories).toMatchObject([{ slug }])
  }
})
