import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defaultBrand } from '@yawmi/brand'
import { Brands } from './brands'

let folder: string
let told: string[]
let brands: Brands
let now: number
const put = (name: string, content: unknown) =>
  fs.writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const laterOn = () => jest.spyOn(Date, 'now').mockReturnValue((now += 5_000))

beforeEach(() => {
  now = Date.now()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brands-'))
  told = []
  brands = new Brands([path.join(folder, 'none'), folder], (message) => told.push(message))
})
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

describe('brands in a folder', () => {
  it('are there, changed and gone as their files are, while we run', () => {
    expect(brands.get('wave')).toBeUndefined()
    put('wave.json', {
      id: 'wave',
      name: 'موجة',
      hosts: ['wave.example'],
      allowedOrigins: ['https://app.wave.example'],
    })
    laterOn()
    expect(brands.choose('wave.example', undefined).name).toBe('موجة')
    expect(brands.choose('localhost', 'wave').name).toBe('موجة')
    expect(brands.allows('https://app.wave.example')).toBe(true)
    fs.rmSync(path.join(folder, 'wave.json'))
    laterOn()
    expect(brands.choose('wave.example', 'wave')).toEqual(defaultBrand)
    expect(brands.allows('https://app.wave.example')).toBe(false)
  })

  it('give way to the default one where they are faulty, each fault told', () => {
    put('bad.json', { id: 'bad', name: '', font: 'comic' })
    put('worse.json', '{')
    expect(brands.choose('localhost', 'bad')).toEqual(defaultBrand)
    expect(told).toHaveLength(3)
    expect(told.join('\n')).toMatch(
      /brand bad\.json: name: .*\nbrand bad\.json: font: .*\nbrand worse\.json: the file is not JSON/,
    )
  })
})
