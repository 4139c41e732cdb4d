import { fontFaces } from '@yawmi/ui'
import { FONTS, fontByName, registerFonts } from './fonts'

class Face {
  status = 'unloaded'
  constructor(readonly family: string) {}
}

it('tries the file of a font once more that could not be had, and leaves the others alone', () => {
  const known = new Set<Face>()
  Object.assign(globalThis, { FontFace: Face })
  Object.assign(document, { fonts: known })
  registerFonts()
  const all = FONTS.flatMap(({ faces }) => faces)
  expect(known.size).toBe(all.length)
  const [lost, ...others] = [...known]
  lost!.status = 'error'
  registerFonts()
  expect(known.has(lost!)).toBe(false)
  expect(others.every((face) => known.has(face))).toBe(true)
  expect(known.size).toBe(all.length)
})

it('takes the files of Tajawal and Cairo that the page may have loaded', () => {
  for (const [name, font] of [
    ['Tajawal', 'tajawal'],
    ['cairo', 'cairo'],
  ] as const) {
    const { faces } = fontByName(name)
    expect(faces.map(({ weight }) => weight)).toEqual(['400', '700', '400', '700'])
    for (const { url } of faces) expect(fontFaces(font)).toContain(`url(${url})`)
  }
})
