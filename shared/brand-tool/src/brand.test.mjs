import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { createRequire } from 'node:module'
import path from 'node:path'
import { contractRules } from '@yawmi/releases/contract-rules'
import { REMOTES, ROOT } from '@yawmi/tooling/root'
import { faultsOfFile } from './check.mjs'
import { FILLED_PLACEHOLDERS, loadChecker, loadDictionaries } from './load.mjs'
import { brandStatus, statusLines } from './status.mjs'
import { missingCharacters, subsetFontFile } from './font.mjs'
import { neededCharacters } from './letters.mjs'
import { OPTIONS_FILE, optionsPage } from './options.mjs'

const shipped = path.join(ROOT, 'shared/brand/brands')

describe('brand files', () => {
  it.each(fs.readdirSync(shipped).filter((name) => name.endsWith('.json')))(
    '%s, which ships, is sound, words and host names included',
    async (name) => {
      expect(await faultsOfFile(path.join(shipped, name))).toEqual([])
    },
  )

  it('are told what no schema sees: the file itself, its name, taken hosts, a logo that cannot be had', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    /** @param {string} name @param {string} text */
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
    const dark = { image: 'https://127.0.0.1:1/day.svg', imageDark: 'https://127.0.0.1:1/night.svg' }
    fs.mkdirSync(path.join(folder, 'mine'))
    fs.writeFileSync(
      path.join(folder, 'mine/faq.json'),
      JSON.stringify({ questions: [{ question: 'كم؟', answer: [] }] }),
    )
    expect(await put('mine.json', JSON.stringify({ id: 'mine', logo: dark, texts: { faq: 'faq.json' } }))).toEqual([
      'texts.faq.questions.0.answer: must be at least 1 entry',
      expect.stringMatching(/^logo\.image: /),
      expect.stringMatching(/^logo\.imageDark: https:\/\/127\.0\.0\.1:1\/night\.svg cannot be reached/),
    ])
    expect(await put('half.json', '{ "id": ')).toEqual([expect.stringContaining('half.json: is not JSON')])
    expect(await faultsOfFile(path.join(folder, 'none.json'))).toEqual([
      expect.stringContaining('there is no such file'),
    ])
    // Its folder, and what an editor named otherwise.
    fs.writeFileSync(path.join(folder, 'mine.txt'), '{ "id": "mine" }')
    for (const name of ['mine', 'mine.txt'])
      expect(await faultsOfFile(path.join(folder, name))).toEqual([
        `${path.join(folder, name)}: is no file named <id>.json`,
      ])
    fs.rmSync(folder, { recursive: true })
  })

  it('are checked where another one has its folder beside it, or is half written', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    fs.cpSync(shipped, folder, { recursive: true })
    fs.mkdirSync(path.join(folder, 'nasma'), { recursive: true })
    fs.writeFileSync(path.join(folder, 'rimal.json'), '{ "id": "rimal", "hosts": ["')
    const file = path.join(folder, 'noor.json')
    fs.writeFileSync(file, JSON.stringify({ id: 'noor', hosts: ['nasma.localhost'] }))
    expect(await faultsOfFile(file, folder)).toEqual(['hosts: nasma.localhost shows nasma already'])
    fs.rmSync(folder, { recursive: true })
  })

  it('are refused at once where their phone rule would run for hours, with what to write instead', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    const file = path.join(folder, 'evil.json')
    fs.writeFileSync(file, JSON.stringify({ id: 'evil', phoneRule: `^\\+218(${'\\d|'.repeat(23)}\\d)+x$` }))
    await loadDictionaries()
    const began = performance.now()
    expect(await faultsOfFile(file)).toEqual([
      expect.stringContaining('phoneRule: must be prefixes and a length, such as { "prefixes": ["91", "93"]'),
    ])
    expect(performance.now() - began).toBeLessThan(5_000)
    fs.writeFileSync(file, JSON.stringify({ id: 'evil', name: 'a'.repeat(10_000_000) }))
    expect(await faultsOfFile(file)).toEqual(['evil.json: has 9766 KB, at most 512 KB are read'])
    fs.rmSync(folder, { recursive: true })
  })

  it('are told of a logo of the site that is not there, or is no picture', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    /** @param {string} image */
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
    expect(await faultsWith('/brands/mada/logo.svg')).toEqual([
      expect.stringContaining('mada/logo.svg must begin with <svg xmlns="http://www.w3.org/2000/svg"'),
    ])
    const whole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
    fs.writeFileSync(path.join(folder, 'mada/logo.svg'), whole)
    expect(await faultsWith('/brands/mada/logo.svg')).toEqual([])
    const cutOff = {
      'cut.svg': whole.slice(0, -9),
      'cut.png': '\x89PNG\r\n\x1a\n...',
      'cut.webp': 'RIFF\xff\x00\x00\x00WEBPVP8 ',
    }
    for (const [name, text] of Object.entries(cutOff)) {
      fs.writeFileSync(path.join(folder, 'mada', name), text, 'latin1')
      expect(await faultsWith(`/brands/mada/${name}`)).toEqual([
        `logo.image: mada/${name} is cut off: its end is missing`,
      ])
    }
    fs.rmSync(folder, { recursive: true })
  })

  it('are told which letters their own font lacks, and what is no font', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'))
    const from = createRequire(path.join(ROOT, 'shared/ui/package.json'))
    /** @param {string} name */
    const shippedFont = (name) => path.dirname(from.resolve('@fontsource/tajawal/package.json')) + `/files/${name}`
    fs.mkdirSync(path.join(folder, 'mine'))
    /** @param {string} name @param {Buffer | string} bytes */
    const put = (name, bytes) => fs.writeFileSync(path.join(folder, 'mine', name), bytes)
    put('latin.woff2', fs.readFileSync(shippedFont('tajawal-latin-400-normal.woff2')))
    put('torn.woff2', 'wOF2 and nothing behind it')
    const file = path.join(folder, 'mine.json')
    fs.writeFileSync(file, JSON.stringify({ id: 'mine', fontFiles: { regular: 'latin.woff2', bold: 'torn.woff2' } }))
    expect(await faultsOfFile(file)).toEqual([
      expect.stringMatching(/^fontFiles\.regular: latin\.woff2 has no letter for ء آ أ ؤ إ ئ ا ب and \d+ more, which/),
      'fontFiles.bold: torn.woff2 cannot be read as a font',
    ])
    const arabic = shippedFont('tajawal-arabic-700-normal.woff2')
    expect(
      await missingCharacters(
        arabic,
        [...(await neededCharacters())].filter((letter) => /[\u0600-\u06ff]/.test(letter)),
      ),
    ).toEqual([])
    fs.rmSync(folder, { recursive: true })
  })

  it('are given a font for the web of a larger one, with the letters that it had', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'font-'))
    const from = createRequire(path.join(ROOT, 'shared/ui/package.json'))
    const large = path.dirname(from.resolve('@fontsource/cairo/package.json')) + '/files/cairo-arabic-400-normal.woff2'
    const made = path.join(folder, 'mine/regular.woff2')
    expect(await subsetFontFile(large, made)).toBe(fs.statSync(made).size)
    expect(fs.statSync(made).size).toBeLessThan(fs.statSync(large).size)
    expect(await missingCharacters(made, 'نكتة اليوم، وصباحٌ جميلٌ')).toEqual([])
    fs.rmSync(folder, { recursive: true })
  })

  it('are given a font where it may be written, and are told of the place where it may not', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'font-'))
    const from = createRequire(path.join(ROOT, 'shared/ui/package.json'))
    const font = path.dirname(from.resolve('@fontsource/cairo/package.json')) + '/files/cairo-arabic-400-normal.woff2'
    const taken = path.join(folder, 'taken.woff2')
    fs.mkdirSync(taken)
    /** @param {string} file */
    const messageOf = (file) =>
      spawnSync(process.execPath, [path.join(__dirname, 'main.mjs'), 'font', file, taken], { encoding: 'utf8' }).stderr
    expect(messageOf(font)).toMatch(new RegExp(`^✗ E.+${taken}`))
    expect(messageOf(__filename)).toBe(`✗ ${__filename} cannot be read as a font\n`)
    fs.rmSync(folder, { recursive: true })
  })

  it('have their options documented as the schema stands', async () => {
    expect(fs.readFileSync(OPTIONS_FILE, 'utf8')).toBe(await optionsPage())
  })
})

describe('the words that a brand may replace', () => {
  /** @param {string} name */
  const listed = (name) => Object.entries(dictionaries[name]).map(([key, text]) => [`${name}.${key}`, text])
  /** @type {Awaited<ReturnType<typeof loadDictionaries>>} */
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
    expect(brandFaults({ id: 'mine', words }, { dictionaries, marks: FILLED_PLACEHOLDERS })).toEqual([])
  })

  it('of the public pages have the values that the pages fill in', () => {
    const source = fs.readFileSync(path.join(ROOT, 'mfe-landing/src/lib/brand-values/brand-values.ts'), 'utf8')
    const values = /brandValues = .*?\(\{(.*?)\}\)/s.exec(source)?.[1] ?? ''
    const names = [...values.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
    expect(['brand', ...FILLED_PLACEHOLDERS.landing]).toEqual(names)
  })
})

it('no remote can be named as a dictionary that is not its own', async () => {
  const { declarationFaults } = await contractRules()
  const others = Object.keys(await loadDictionaries()).filter((name) => !REMOTES.includes(name))
  expect(others).toContain('contact')
  const free = others.filter((name) => declarationFaults({ name, routes: [], slots: [], requires: {} }).length === 0)
  expect(free).toEqual([])
})

describe('the status of brands', () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'status-'))
  /** @param {string} name @param {string} text */
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
    const faq = { questions: [{ question: 'كم؟', answer: ['{prices}'] }] }
    const faqBrand = JSON.stringify({ id: 'asked', texts: { faq: 'faq.json' } })
    put('brands/asked.json', faqBrand)
    put('brands/asked/faq.json', '{ "questions": ')
    const beside = { 'faq.json': Buffer.from(JSON.stringify(faq)).toString('base64') }
    put('last-good-brands/asked.json', JSON.stringify({ since, text: faqBrand, beside }))
    const status = await brandStatus({ folders, lastGood: path.join(data, 'last-good-brands') })
    /** @param {string} id */
    const of = (id) => status.find((brand) => brand.id === id)
    expect(of('mada')).toMatchObject({ served: 'last good', since, faults: [expect.stringMatching(/^is not JSON/)] })
    expect(of('rabi')).toMatchObject({ served: 'nothing', faults: ['trialHours: must be at least 0'] })
    expect(of('asked')).toMatchObject({ served: 'last good', since, faults: ['texts.faq: faq.json is not JSON'] })
    expect(of('live')).toMatchObject({ served: 'file', since, faults: [] })
    expect(of('nasma')).toMatchObject({ served: 'as it ships', faults: ['id: must be given'] })
    expect(of('yawmi')).toMatchObject({ served: 'file', faults: [] })
    expect(statusLines(status).join('\n')).toMatch(/✗ mada: FAULTY, .* since 2026.*\n {4}is not JSON/)
  })
})

describe('the command', () => {
  /** @param {string[]} words */
  const brand = (...words) =>
    spawnSync(process.execPath, [path.join(ROOT, 'tooling/bin/run.mjs'), 'brand', ...words], { encoding: 'utf8' })
  const [nasma, rimal] = ['nasma', 'rimal'].map((name) => path.join(shipped, `${name}.json`))

  it('takes its option before the file as well', () => {
    expect(brand('check', '--no-pictures', nasma)).toMatchObject({ status: 0, stdout: `· ${nasma} is sound\n` })
  }, 60_000)

  it.each([
    // The second would be taken for sound.
    ['check', nasma, rimal],
    ['check', nasma, '--nopictures'],
    ['status', '--jsn'],
    ['options', 'docs.md'],
  ])(
    'does nothing by half: %s %s %s',
    (...words) => {
      const { status, stderr } = brand(...words)
      expect([status, stderr]).toEqual([1, expect.stringContaining('npm run brand -- check <file>')])
    },
    60_000,
  )
})
