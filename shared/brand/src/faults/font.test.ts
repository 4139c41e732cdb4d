import { brandCssVariables, defaultBrand, ownFontFamily } from '../index'
import { brandFaults } from './faults'
import { FONT_LIMIT } from './font-faults'

const woff2 = (bytes = 1000) => {
  const file = new Uint8Array(bytes)
  file.set(new TextEncoder().encode('wOF2'))
  return file
}
const files: Record<string, Uint8Array> = {
  'regular.woff2': woff2(FONT_LIMIT),
  'bold.woff2': woff2(),
  'large.woff2': woff2(FONT_LIMIT + 1),
  'other.woff2': new TextEncoder().encode('OTTO, in truth'),
  'empty.woff2': new Uint8Array(),
}
const faultsOf = (fontFiles: object) =>
  brandFaults({ id: 'mine', fontFiles }, { beside: { names: Object.keys(files), read: (name) => files[name]! } })

describe('a font of a brand’s own', () => {
  it('is sound as two files for the web', () => {
    expect(faultsOf({ regular: 'regular.woff2', bold: 'bold.woff2' })).toEqual([])
  })

  it.each([
    [
      'another kind of file',
      'other.woff2',
      'fontFiles.bold: other.woff2 is no WOFF2 file; `npm run brand -- font` makes',
    ],
    ['an empty file', 'empty.woff2', 'fontFiles.bold: empty.woff2 is no WOFF2 file'],
    ['a file that phones wait for', 'large.woff2', 'fontFiles.bold: large.woff2 has 61 KB, at most 60 KB are allowed'],
    [
      'a file that is not there',
      'bolt.woff2',
      'fontFiles.bold: there is no file bolt.woff2 in the brand’s folder; did you mean bold.woff2?',
    ],
    ['an address', 'https://fonts.example/a.woff2', 'fontFiles.bold: must be the name of a file such as regular.woff2'],
    ['a name that leaves the folder', '../bold.woff2', 'fontFiles.bold: must be the name of a file'],
    ['none', '', 'fontFiles.bold: must be given with fontFiles.regular'],
  ])('is refused with %s', (_, bold, fault) => {
    expect(faultsOf({ regular: 'regular.woff2', bold })).toContainEqual(expect.stringContaining(fault))
  })

  it('is what all text is shown in, under a name that changes with its file and cannot say anything else', () => {
    const fontFiles = {
      regular: "https://x.example/brands/mine/1f';}/regular.woff2",
      bold: '/brands/mine/2/bold.woff2',
    }
    const family = ownFontFamily({ fontFiles })!
    expect(family).toMatch(/^Yawmi[\w-]+$/)
    expect(family).toContain('mine-1f')
    expect(brandCssVariables({ ...defaultBrand, fontFiles })['--yw-brand-font']).toMatch(`'${family}', system-ui`)
    expect(brandCssVariables(defaultBrand)['--yw-brand-font']).toMatch("'Yawmi Tajawal'")
  })
})
