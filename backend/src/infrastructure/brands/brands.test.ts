import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defaultBrand } from '@yawmi/brand'
import { findProjectRoot } from '../project-root'
import { Brands, brandsOf, BrandUnavailable } from './brands'

let folder: string
let warnings: string[]
let brands: Brands
let now: number
const file = (name: string) => path.join(folder, 'brands', name)
const put = (name: string, content: unknown) =>
  fs.writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content))
const laterOn = (ms = 5_000) => jest.spyOn(performance, 'now').mockReturnValue((now += ms))
const start = () => {
  warnings = []
  return new Brands({
    folders: [path.join(folder, 'none'), path.join(folder, 'brands')],
    lastGood: path.join(folder, 'last-good'),
    ownHost: 'yawmi.example',
    warn: (message) => warnings.push(message),
  })
}
const WAVE = {
  id: 'wave',
  name: 'موجة',
  hosts: ['wave.example'],
  allowedOrigins: ['https://app.wave.example'],
}
/** As an editor leaves it when a quotation mark is missing. */
const BROKEN = JSON.stringify(WAVE, null, 2).replace('"name"', '"name')
/** As a copy leaves it that was cut off. */
const HALF = BROKEN.slice(0, 20)

beforeEach(() => {
  now = performance.now()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brands-'))
  fs.mkdirSync(path.join(folder, 'brands'))
  brands = start()
})
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

describe('the brand for integrators’ tests', () => {
  const allows = (settings: { NODE_ENV: 'development' | 'production' | 'test'; CARRIER?: string }) => {
    const served = brandsOf(
      { root: findProjectRoot(undefined), dataDir: folder, siteOrigin: 'http://localhost:4000', ...settings },
      (message) => warnings.push(message),
    )
    return [served.get('integrator-test')?.id, served.allows('http://localhost:5173')]
  }

  it('is there in development with the sandbox carrier, and lets pages of the developer’s machine in', () => {
    expect(allows({ NODE_ENV: 'development' })).toEqual(['integrator-test', true])
    expect(allows({ NODE_ENV: 'development', CARRIER: 'sandbox' })).toEqual(['integrator-test', true])
    expect(warnings).toEqual([])
  })

  it.each([
    { NODE_ENV: 'production', CARRIER: 'sandbox' } as const,
    { NODE_ENV: 'development', CARRIER: 'smpp' } as const,
  ])('is not there with %j, nor are its origins', (settings) => {
    expect(allows(settings)).toEqual([undefined, false])
  })
})

describe('brands in a folder', () => {
  it('are there, changed and gone as their files are, while we run', () => {
    expect(brands.get('wave')).toBeUndefined()
    put('wave.json', WAVE)
    laterOn()
    expect(brands.choose('wave.example', undefined).name).toBe('موجة')
    expect(brands.choose('WAVE.example', undefined).name).toBe('موجة')
    expect(brands.choose('localhost', 'wave').name).toBe('موجة')
    expect(brands.allows('https://app.wave.example')).toBe(true)
    fs.rmSync(file('wave.json'))
    laterOn()
    expect(brands.choose('wave.example', 'wave')).toEqual(defaultBrand)
    expect(brands.allows('https://app.wave.example')).toBe(false)
  })

  it('are told their faults once, not at every look', () => {
    put('bad.json', { id: 'bad', name: '', font: 'comic' })
    put('worse.json', '{')
    brands.all()
    expect(warnings).toEqual([
      expect.stringMatching(/^brand bad\.json: name: /),
      expect.stringMatching(/^brand bad\.json: font: /),
      expect.stringMatching(/^brand bad\.json: .*503/),
      expect.stringMatching(/^brand worse\.json: is not JSON/),
      expect.stringMatching(/^brand worse\.json: .*503/),
    ])
    put('wave.json', WAVE)
    laterOn()
    expect(brands.get('wave')?.name).toBe('موجة')
    expect(warnings).toHaveLength(5)
  })
})

describe('a brand whose file is saved broken', () => {
  beforeEach(() => {
    put('wave.json', WAVE)
    brands.all()
  })

  it.each([
    ['with a syntax fault', BROKEN],
    ['half', HALF],
    ['empty', ''],
    ['with a value that is refused', { ...WAVE, name: '', trialHours: -1 }],
    ['with the id of another', { ...WAVE, id: 'waves' }],
  ])('stays as it was: %s', (_, content) => {
    put('wave.json', content)
    laterOn()
    expect(brands.choose('wave.example', undefined)).toMatchObject({ id: 'wave', name: 'موجة' })
    expect(brands.choose('localhost', 'wave').name).toBe('موجة')
    expect(brands.get('wave')?.name).toBe('موجة')
    expect(brands.all().map(({ id }) => id)).toContain('wave')
    expect(brands.allows('https://app.wave.example')).toBe(true)
    expect(warnings.at(-1)).toMatch(/^brand wave\.json: .*last good/)
  })

  it('stays as it was over a restart, and changes when it is mended', () => {
    put('wave.json', BROKEN)
    brands = start()
    expect(brands.choose('wave.example', undefined).name).toBe('موجة')
    put('wave.json', { ...WAVE, name: 'موجتنا' })
    laterOn()
    expect(brands.choose('wave.example', undefined).name).toBe('موجتنا')
    put('wave.json', HALF)
    brands = start()
    expect(brands.choose('wave.example', undefined).name).toBe('موجتنا')
  })

  it('gives its host to a sound brand that claims it', () => {
    put('wave.json', BROKEN)
    put('tide.json', { id: 'tide', name: 'مد', hosts: ['wave.example'] })
    laterOn()
    expect(brands.choose('wave.example', undefined).name).toBe('مد')
  })

  it('was taken away on purpose when its file is gone, and is not brought back by a broken one', () => {
    fs.rmSync(file('wave.json'))
    laterOn()
    expect(brands.choose('wave.example', undefined)).toEqual(defaultBrand)
    laterOn(120_000)
    brands.all()
    put('wave.json', BROKEN)
    laterOn()
    expect(() => brands.choose('wave.example', undefined)).toThrow(BrandUnavailable)
  })

  it('outlives an editor that takes the file away before it writes it anew', () => {
    fs.rmSync(file('wave.json'))
    laterOn()
    brands.all()
    put('wave.json', BROKEN)
    laterOn()
    expect(brands.choose('wave.example', undefined).name).toBe('موجة')
  })
})

describe('a brand that was never good', () => {
  it.each([
    ['a value that is refused', { ...WAVE, name: '' }],
    ['a syntax fault', BROKEN],
    ['hosts that are misspelt', { id: 'wave', host: 'https://wave.example/' }],
  ])('is unavailable on its host and by its id, never another brand: %s', (_, content) => {
    put('wave.json', content)
    expect(() => brands.choose('wave.example', undefined)).toThrow(BrandUnavailable)
    expect(() => brands.choose('localhost', 'wave')).toThrow(BrandUnavailable)
    expect(brands.isBroken('wave')).toBe(true)
    expect(brands.get('wave')).toBeUndefined()
    // Hosts that it does not name are nobody's business of its.
    expect(brands.choose('other.example', undefined)).toEqual(defaultBrand)
  })

  it('makes every unknown host unavailable while nobody can read which is its own', () => {
    put('wave.json', HALF)
    expect(() => brands.choose('wave.example', undefined)).toThrow(BrandUnavailable)
    for (const own of ['localhost', 'yawmi.example', '127.0.0.1', '[::1]', ''])
      expect(brands.choose(own, undefined)).toEqual(defaultBrand)
    put('tide.json', { id: 'tide', name: 'مد', hosts: ['tide.example'] })
    laterOn()
    expect(brands.choose('tide.example', undefined).name).toBe('مد')
  })

  it('leaves a brand that ships with us as it ships, where its file of the data folder is faulty', () => {
    fs.mkdirSync(path.join(folder, 'none'))
    fs.writeFileSync(path.join(folder, 'none/wave.json'), JSON.stringify(WAVE))
    put('wave.json', '{')
    brands = start()
    expect(brands.choose('wave.example', undefined).name).toBe('موجة')
  })
})

it('goes on without a folder for last good brands that can be written', () => {
  fs.writeFileSync(path.join(folder, 'last-good'), 'a file in its place')
  put('wave.json', WAVE)
  expect(brands.get('wave')?.name).toBe('موجة')
  put('wave.json', BROKEN)
  laterOn()
  expect(brands.get('wave')?.name).toBe('موجة')
  expect(warnings.filter((message) => message.includes('last-good'))).toHaveLength(1)
})
