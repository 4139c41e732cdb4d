import { FONTS, registerFonts } from './fonts'

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
