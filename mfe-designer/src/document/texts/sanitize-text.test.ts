import fc from 'fast-check'
import { sanitizeText } from './sanitize-text'

it.each([
  ['a line break of a word processor', 'سطر\vآخر', 'سطر\nآخر'],
  ['a page break', 'سطر\fآخر', 'سطر\nآخر'],
  ['line breaks of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['a control character', 'a\u0001b\u001bc\u0085d', 'abcd'],
  ['half a letter', 'a\ud83db\ude00c', 'abc'],
  ['what is no character', 'a\ufffeb\uffffc', 'abc'],
])('takes out %s', (_, text, sanitized) => expect(sanitizeText(text)).toBe(sanitized))

it('leaves letters, marks, signs of direction, emoji, tabs and lines as they are', () => {
  const text = 'بِسْمِ اللَّهِ\n\t\u200fYawmi (2026)\u200e 😀👨‍👩‍👧 ﷺ <b>&amp;'
  expect(sanitizeText(text)).toBe(text)
})

it('makes of any text one that XML can hold', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.nat(0xffff).map((n) => String.fromCharCode(n)) }),
      (...texts) => {
        for (const text of texts) {
          const page = new DOMParser().parseFromString(`<a>${sanitizeText(text).replace(/[<&]/g, '')}</a>`, 'text/xml')
          expect(page.querySelector('parsererror')).toBeNull()
          expect(() => encodeURIComponent(sanitizeText(text))).not.toThrow()
        }
      },
    ),
  )
})
