import fc from 'fast-check'
import { directionOf, partsOf } from './spacing'

describe('the direction of a text', () => {
  it.each([
    ['سلام hello', 'rtl'],
    ['hello سلام', 'ltr'],
    ['«2026» Libya', 'ltr'],
    ['١٢ «ليبيا»', 'rtl'],
    ['12 🎉', 'rtl'],
    ['', 'rtl'],
  ] as const)('of %s is that of its first letter where none is chosen', (text, direction) => {
    expect(directionOf(text, 'auto')).toBe(direction)
  })

  it('is the chosen one', () => {
    expect(directionOf('سلام', 'ltr')).toBe('ltr')
    expect(directionOf('hello', 'rtl')).toBe('rtl')
  })
})

describe('parts of a text with spaced letters', () => {
  it('part Latin letters and digits of any script from Arabic ones', () => {
    expect(partsOf('عيد Eid 2026 و١٤٤٨هـ', 4)).toEqual(['عيد ', 'Eid', ' ', '2026', ' و', '١٤٤٨', 'هـ'])
    expect(partsOf('e\u0301te', 4)).toEqual(['', 'e\u0301te', ''])
  })

  it('are one without a gap', () => {
    expect(partsOf('عيد Eid', 0)).toEqual(['عيد Eid'])
  })

  it('are the text again, and never have a joined letter among the spaced', () => {
    const character = fc.constantFrom(...'سلام لا aé9٣٫ \u064b\u0301\n🎉،')
    fc.assert(
      fc.property(fc.array(character, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (all, gap) => {
        const parts = partsOf(all.join(''), gap)
        expect(parts.join('')).toBe(all.join(''))
        for (const [index, part] of parts.entries())
          expect(part).not.toMatch(index % 2 ? /[\u0621-\u064a]/ : /[a-zé9٣]/)
      }),
    )
  })
})
