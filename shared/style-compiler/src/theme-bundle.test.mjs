import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { themeBundle } from './theme-bundle.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'theme-'))
  write('color.ts', "export const color = 'green'")
  write('index.ts', "export { color } from './color'")
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** @param {string} name @param {string} text */
const write = (name, text) => fs.writeFileSync(path.join(folder, name), text)
const bundle = () => themeBundle(path.join(folder, 'index.ts'), path.join(folder, 'cache/bundle.json'))

it('names the sources that a bundle is made of', () => {
  expect(bundle().files).toEqual(['color.ts', 'index.ts'].map((name) => path.join(folder, name)))
})

it('is made once while its sources are the same', () => {
  const { text } = bundle()
  const cache = path.join(folder, 'cache/bundle.json')
  fs.writeFileSync(cache, fs.readFileSync(cache, 'utf8').replace('green', 'as it was kept'))
  expect(text).toContain('green')
  expect(bundle().text).toContain('as it was kept')
})

it('is made anew when a source that it imports is another', () => {
  bundle()
  write('color.ts', "export const color: string = 'blue'")
  expect(bundle().text).toContain('blue')
})

it('is made anew when a source is gone, and says what it lacks', () => {
  bundle()
  fs.rmSync(path.join(folder, 'color.ts'))
  expect(bundle).toThrow('./color')
})

it('is made anew where half of it was written', () => {
  bundle()
  write('cache/bundle.json', '{"text":"mod')
  expect(bundle().text).toContain('green')
})
