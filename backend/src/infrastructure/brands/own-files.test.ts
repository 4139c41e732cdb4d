import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Brands } from './brands'
import { ownFileAt, ownTexts } from './own-files'
import { renderPage } from '../../site/pages/page'
import type { SubsetFonts } from '../../site/prerender/fonts/font-subsets'
import { fontsOfPage } from '../../site/prerender/fonts/fonts-of-page'
import type { ShellFiles } from '../../site/releases/shell-files'

let folder: string
let warnings: string[]
let brands: Brands
let now: number
const put = (name: string, content: unknown) =>
  fs.writeFileSync(path.join(folder, 'brands', name), typeof content === 'string' ? content : JSON.stringify(content))
const laterOn = () => jest.spyOn(performance, 'now').mockReturnValue((now += 5_000))
const start = () =>
  new Brands({
    folders: [path.join(folder, 'brands')],
    lastGood: path.join(folder, 'last-good'),
    ownHost: 'yawmi.example',
    warn: (message) => warnings.push(message),
  })
const terms = { since: '2026-11-22', intro: 'شروط', sections: [{ title: 'السعر', parts: ['{prices}'] }] }

beforeEach(() => {
  now = performance.now()
  warnings = []
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-files-'))
  fs.mkdirSync(path.join(folder, 'brands/wave'), { recursive: true })
  brands = start()
})
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

describe('a font of a brand’s own', () => {
  const woff2 = (bytes: number) => Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(bytes - 4, 7)])
  const putFont = (regular: number, bold: number) => {
    fs.writeFileSync(path.join(folder, 'brands/wave/regular.woff2'), woff2(regular))
    fs.writeFileSync(path.join(folder, 'brands/wave/bold.woff2'), woff2(bold))
    put('wave.json', { id: 'wave', fontFiles: { regular: 'regular.woff2', bold: 'bold.woff2' } })
  }
  const rules = "@font-face{font-family:'Yawmi Tajawal';src:url(/assets/tajawal-arabic-400-normal.1.woff2)}"
  const page = async (prerendered: boolean, cut: SubsetFonts = (fonts) => Promise.resolve([...fonts])) => {
    const brand = brands.get('wave')!
    const html = '<h1>موجة</h1>'
    const fonts = await fontsOfPage(
      { brand, html, offered: rules },
      { shell: {} as ShellFiles, cut, warn: (message) => warnings.push(message) },
    )
    return renderPage({
      boot: { brand, mediaBase: '', releases: { remotes: {} }, manifests: {} },
      canonical: 'http://site.test/',
      listed: true,
      brandQuery: '',
      firstScripts: [],
      shell: { scripts: [], fonts: ['/assets/tajawal-arabic-400-normal.1.woff2'] },
      ...(prerendered && { rendered: { html, styles: [], fonts } }),
    }).html
  }
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]*)"/g)].map(([, href]) => href)

  it('is inlined in a prerendered page where it is small, in place of the default one', async () => {
    putFont(1000, 1000)
    const html = await page(true)
    expect(html).toContain(woff2(1000).toString('base64'))
    expect(html).not.toContain('"family":"Yawmi Tajawal"')
    expect(html).toMatch(/--yw-brand-font:'Yawmi-brands-wave-\w+-regular-woff2'/)
    expect(preloads(html)).toEqual([])
  })

  it('is told of in the head where it is large, and in pages that scripts draw', async () => {
    putFont(50_000, 50_000)
    const { regular, bold } = brands.get('wave')!.fontFiles
    for (const html of [await page(true), await page(false)]) expect(preloads(html)).toEqual([regular, bold])
    expect(await page(true)).toContain(`src:url(${bold}) format('woff2')`)
    expect((await page(true)).length).toBeLessThan(50_000)
    expect(warnings).toEqual([])
  })

  it('comes by its address where it cannot be cut, which is told', async () => {
    putFont(1000, 1000)
    const html = await page(true, () => Promise.reject(new Error('no font')))
    const { regular, bold } = brands.get('wave')!.fontFiles
    expect(preloads(html)).toEqual([regular, bold])
    expect(html).toContain(`src:url(${regular}) format('woff2')`)
    expect(warnings).toEqual(['the font of wave cannot be cut to its pages: no font'])
  })

  it('is replaced as its file is, under another address', () => {
    putFont(1000, 1000)
    const before = brands.get('wave')!.fontFiles
    putFont(1000, 1001)
    laterOn()
    const { regular, bold } = brands.get('wave')!.fontFiles
    expect(regular).toBe(before.regular)
    expect(bold).not.toBe(before.bold)
  })
})

describe('templates of a brand’s own', () => {
  it('have an address that changes with them, and are no part of every page', () => {
    const own = (text: string) => {
      const box = { id: 'box-1', type: 'text', text, x: 90, y: 200, width: 520, rotation: 0, opacity: 1, locked: false }
      const textStyle = { fontSize: 40, fontFamily: 'Amiri', fontColor: 'ffffff', align: 'center', lineGap: 12 }
      const effects = { bold: true, outline: false, shadow: false, plate: false, look: 'gold', autoFit: true }
      const document = { version: 3, background: null, page: 'square', boxes: [{ ...box, ...textStyle, ...effects }] }
      return { designs: [{ name: 'بطاقة', document }] }
    }
    put('wave/cards.json', own('مرحبًا'))
    put('wave.json', { id: 'wave', templates: 'cards.json' })
    const before = brands.get('wave')!
    expect(before.templates).toMatch(/^\/brands\/wave\/[0-9a-f]{12}\/templates\.json$/)
    expect(JSON.parse(ownFileAt(before, before.templates)!.bytes.toString())).toEqual(own('مرحبًا'))
    put('wave/cards.json', own('أهلًا'))
    laterOn()
    expect(brands.get('wave')!.templates).not.toBe(before.templates)
  })
})

describe('texts of a brand’s own', () => {
  it('have addresses that change with every word of them and with nothing else', () => {
    put('wave/terms.json', terms)
    put('wave.json', { id: 'wave', texts: { terms: 'terms.json', faq: '' } })
    const before = brands.get('wave')!
    expect(before.texts).toEqual({
      terms: expect.stringMatching(/^\/brands\/wave\/[0-9a-f]{12}\/terms\.json$/),
      privacy: '',
      faq: '',
    })
    expect(JSON.stringify(before)).not.toContain('شروط')
    expect(ownTexts(before, ['terms', 'faq'])).toEqual({ terms })
    expect(ownTexts(before, ['faq'])).toBeUndefined()

    put('wave.json', { id: 'wave', name: 'موجة', texts: { terms: 'terms.json' } })
    laterOn()
    expect(brands.get('wave')).toMatchObject({ name: 'موجة', texts: before.texts })
    put('wave/terms.json', { ...terms, intro: 'شروط جديدة' })
    laterOn()
    expect(brands.get('wave')!.texts.terms).not.toBe(before.texts.terms)
    expect(ownTexts(brands.get('wave')!, ['terms'])).toMatchObject({ terms: { intro: 'شروط جديدة' } })
  })

  it('are told of what is wrong with them, by its place', () => {
    put('wave/terms.json', { ...terms, intro: '{brnd}' })
    put('wave.json', { id: 'wave', texts: { terms: 'terms.json', privacy: 'none.json' } })
    expect(brands.get('wave')).toBeUndefined()
    expect(warnings.slice(0, 2)).toEqual([
      'brand wave.json: texts.privacy: there is no file none.json in the brand’s folder',
      'brand wave.json: texts.terms.intro: there is no value for {brnd}; did you mean {brand}?',
    ])
  })

  it('stay as they were last good while a file beside the brand is faulty, over a restart too', () => {
    put('wave/terms.json', terms)
    put('wave.json', { id: 'wave', texts: { terms: 'terms.json' } })
    const { texts } = brands.get('wave')!
    put('wave/terms.json', '{ "since": ')
    laterOn()
    expect(brands.get('wave')!.texts).toEqual(texts)
    expect(warnings[0]).toBe('brand wave.json: texts.terms: terms.json is not JSON')
    brands = start()
    laterOn()
    expect(brands.get('wave')!.texts).toEqual(texts)
    expect(ownTexts(brands.get('wave')!, ['terms'])).toEqual({ terms })
  })
})

describe('the folder of a brand', () => {
  /** As a person leaves it who has copied it as another user. */
  const unreadable = (name: string) => {
    const open = fs.openSync
    jest.spyOn(fs, 'openSync').mockImplementation((file, ...how) => {
      if (String(file).endsWith(name)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      return open(file, ...how)
    })
  }

  it('may have a file that cannot be read and that the brand does not show', () => {
    put('wave/terms.json', terms)
    put('wave/notes.json', 'notes')
    put('wave.json', { id: 'wave', texts: { terms: 'terms.json' } })
    unreadable('notes.json')
    expect(ownTexts(brands.get('wave')!, ['terms'])).toEqual({ terms })
    expect(warnings).toEqual([])
    brands = start()
    fs.rmSync(path.join(folder, 'brands/wave/terms.json'))
    expect(ownTexts(brands.get('wave')!, ['terms'])).toEqual({ terms })
  })

  it('is read once: what is saved while it is checked counts with the next look', () => {
    put('wave/terms.json', terms)
    put('wave.json', { id: 'wave', texts: { terms: 'terms.json' } })
    const read = fs.readSync
    let reads = 0
    jest.spyOn(fs, 'readSync').mockImplementation((...how: unknown[]) => {
      // The brand's file and its terms are read; then somebody begins to save these.
      if ((reads += 1) === 3) fs.writeFileSync(path.join(folder, 'brands/wave/terms.json'), '{ "since": ')
      return (read as (...how: unknown[]) => number)(...how)
    })
    expect(ownTexts(brands.get('wave')!, ['terms'])).toEqual({ terms })
    laterOn()
    expect(ownTexts(brands.get('wave')!, ['terms'])).toEqual({ terms })
  })
})
