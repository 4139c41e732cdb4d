import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { faultsOfFile } from './check.mjs'
import { FILLED_MARKS, loadChecker, loadDictionaries } from './load.mjs'
import { brandStatus, statusLines } from './status.mjs'
import { OPTIONS_FILE, optionsPage } from './options.mjs'

const shipped = path.join(ROOT, 'shared/brand/brands')

describe('brand files', () => {
  it.each(fs.readdirSync(shipped))('%s, which ships, is sound, words and host names included', async (name) => {
    expect(await faultsOfFile(path.join(shipped, name))).toEqual([])
  })

  it('are told what no schema sees: the file itself, its name, taken hosts, a logo that cannot be had', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    const put = (name, text) => {
      fs.writeFileSync(path.join(folder, name), text)
      return faultsOfFile(path.join(folder, name))
    }
    const logo = { image: 'https://127.0.0.1:1/logo.svg' }
    expect(await put('mine.json', JSON.stringify({ id: 'other', hosts: ['nasma.localhost'], logo }))).toEqual([
      "id: must be the file's name, mine",
      'hosts: nasma.localhost shows nasma already',
      expect.stringMatching(/^logo\.image: https:\/\/127\.0\.0\.1:1\/logo\.svg cannot be reached/),
    ])
    expect(await put('half.json', '{ "id": ')).toEqual([expect.stringContaining('half.json: is not JSON')])
    expect(await faultsOfFile(path.join(folder, 'none.json'))).toEqual([
      expect.stringContaining('there is no such file'),
    ])
    fs.rmSync(folder, { recursive: true })
  })

  it('are told of a logo of the site that is not there, or is no picture', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    const faultsWith = (image) => {
      fs.writeFileSync(path.join(folder, 'mada.json'), JSON.stringify({ id: 'mada', logo: { image } }))
      return faultsOfFile(path.join(folder, 'mada.json'))
    }
    const place = 'put it into the folder mada beside mada.json and write /brands/mada/<name>'
    expect(await faultsWith('/logos/mada.svg')).toEqual([
      `logo.image: /logos/mada.svg is no logo of the site; ${place}`,
    ])
    expect(await faultsWith('/brands/mada/logo.svg')).toEqual([`logo.image: there is no file mada/logo.svg; ${place}`])
    fs.mkdirSync(path.join(folder, 'mada'))
    fs.writeFileSync(path.join(folder, 'mada/logo.svg'), '<svg onload="x()"></svg>')
    expect(await faultsWith('/brands/mada/logo.svg')).toEqual(['logo.image: mada/logo.svg must hold no script'])
    fs.writeFileSync(path.join(folder, 'mada/logo.svg'), '<svg viewBox="0 0 4 4"></svg>')
    expect(await faultsWith('/brands/mada/logo.svg')).toEqual([])
    fs.rmSync(folder, { recursive: true })
  })

  it('have their options documented as the schema stands', async () => {
    expect(fs.readFileSync(OPTIONS_FILE, 'utf8')).toBe(await optionsPage())
  })
})

describe('the words that a brand may replace', () => {
  const listed = (name) => Object.entries(dictionaries[name]).map(([key, text]) => [`${name}.${key}`, text])
  let dictionaries
  beforeAll(async () => void (dictionaries = await loadDictionaries()))

  it('are those of every remote, its groups and page titles, of the shell and of messages', () => {
    const all = Object.fromEntries(Object.keys(dictionaries).flatMap(listed))
    for (const text of Object.values(all)) expect(typeof text).toBe('string')
    for (const name of ['landing', 'auth', 'content', 'designer', 'account', 'shell', 'sms', 'consent'])
      expect(listed(name).length).toBeGreaterThan(3)
    expect(all).toMatchObject({
      'content.tagline': expect.any(String),
      'content.next': 'التالي',
      'content.titles.jokes': 'نكت',
      'content.resultCount.few': '{n} نتائج',
      'content.nameExamples.1': 'سالم',
      'designer.counts.cards.two': 'بطاقتان',
      'landing.lengths.days.one': 'يوم واحد',
      'landing.descriptions.about': expect.stringContaining('{brand}'),
      'sms.welcome': expect.stringContaining('{until}'),
    })
  })

  it('can each be replaced by themselves: the check refuses none of ours', async () => {
    const { brandFaults } = await loadChecker()
    const words = Object.fromEntries(Object.keys(dictionaries).flatMap(listed))
    expect(brandFaults({ id: 'mine', words }, { dictionaries, marks: FILLED_MARKS })).toEqual([])
  })

  it('of the public pages have the values that the pages fill in', () => {
    const source = fs.readFileSync(path.join(ROOT, 'mfe-landing/src/features/words/brand-values.ts'), 'utf8')
    const values = /brandValues = .*?\(\{(.*?)\}\)/s.exec(source)[1]
    const names = [...values.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
    expect(['brand', ...FILLED_MARKS.landing]).toEqual(names)
  })
})

describe('the status of brands', () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'status-'))
  const put = (name, text) => {
    fs.mkdirSync(path.dirname(path.join(data, name)), { recursive: true })
    fs.writeFileSync(path.join(data, name), text)
  }
  afterAll(() => fs.rmSync(data, { recursive: true }))

  it('says what is live since when, what is faulty and why, and what is served meanwhile', async () => {
    const since = '2026-11-22T10:00:00.000Z'
    const good = JSON.stringify({ id: 'mada', name: 'مدى' })
    put('brands/mada.json', '{ "id": "mada",')
    put('last-good-brands/mada.json', JSON.stringify({ since, text: good }))
    put('brands/rabi.json', JSON.stringify({ id: 'rabi', trialHours: -1 }))
    put('brands/live.json', JSON.stringify({ id: 'live' }))
    put('last-good-brands/live.json', JSON.stringify({ since, text: JSON.stringify({ id: 'live' }) }))
    put('brands/nasma.json', '{}')
    const folders = [shipped, path.join(data, 'brands')]
    const status = await brandStatus({ folders, lastGood: path.join(data, 'last-good-brands') })
    const of = (id) => status.find((brand) => brand.id === id)
    expect(of('mada')).toMatchObject({ served: 'last good', since, faults: [expect.stringMatching(/^is not JSON/)] })
    expect(of('rabi')).toMatchObject({ served: 'nothing', faults: ['trialHours: must be at least 0'] })
    expect(of('live')).toMatchObject({ served: 'file', since, faults: [] })
    expect(of('nasma')).toMatchObject({ served: 'as it ships', faults: ['id: must be given'] })
    expect(of('yawmi')).toMatchObject({ served: 'file', faults: [] })
    expect(statusLines(status).join('\n')).toMatch(/✗ mada: FAULTY, .* since 2026.*\n {4}is not JSON/)
  })
})
