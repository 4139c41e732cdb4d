import fc from 'fast-check'
import { MAX_KASHIDA, stretched } from './kashida'

const K = '\u0640'

describe('a kashida', () => {
  it.each([
    ['محمد', `محم${K}${K}د`],
    ['صباح الخير', `صب${K}${K}اح الخي${K}${K}ر`],
    // Its last letters do not join, so that an earlier join is stretched.
    ['مبارك', `مب${K}${K}ارك`],
    // Vowel marks stay on their letter.
    ['كَتَبَ', `كَتَ${K}${K}بَ`],
  ])('stretches the last join of a word: %s', (text, expected) => {
    expect(stretched(text, 2)).toBe(expected)
  })

  it.each(['ورود', 'من', 'hello', '2026', 'الا', ''])('leaves alone what has no join for it: %s', (text) => {
    expect(stretched(text, 3)).toBe(text)
  })

  it('adds nothing but itself, whatever the text', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'ابتسلملاءأى َّ\nab1ـ') })
    fc.assert(
      fc.property(texts, fc.nat(MAX_KASHIDA), (text, length) => {
        const plain = text.replaceAll(K, '')
        expect(stretched(plain, length).replaceAll(K, '')).toBe(plain)
        expect(stretched(plain, length)).not.toMatch(/ل[\u064b-\u0652]*ـ+[اأإآ]/)
      }),
    )
  })
})
