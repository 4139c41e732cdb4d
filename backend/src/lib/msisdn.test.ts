import fc from 'fast-check'
import { normaliseMsisdn } from './msisdn'

const ARABIC = '٠١٢٣٤٥٦٧٨٩'
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹'
const inDigits = (digits: string, text: string) => text.replace(/\d/g, (d) => digits.charAt(Number(d)))

const national = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([operator, rest]) => `9${operator}${String(rest).padStart(7, '0')}`)
const prefix = fc.constantFrom('0', '', '218', '+218', '00218')
const script = fc.constantFrom(
  (text: string) => text,
  (text: string) => inDigits(ARABIC, text),
  (text: string) => inDigits(PERSIAN, text),
)
const separator = fc.constantFrom('', ' ', '-', '\u200e', '\u00a0')

describe('normaliseMsisdn', () => {
  it('gives one form for every way of writing a number', () => {
    fc.assert(
      fc.property(national, prefix, script, separator, (number, before, write, between) => {
        expect(normaliseMsisdn(write([...(before + number)].join(between)))).toBe(`+218${number}`)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves a normalised number as it is', () => {
    fc.assert(fc.property(national, (number) => normaliseMsisdn(`+218${number}`) === `+218${number}`))
  })

  it('never answers anything but a number of the country or null', () => {
    const answers = (text: string) => {
      const answer = normaliseMsisdn(text)
      return answer === null || /^\+218\d{8,9}$/.test(answer)
    }
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), answers), { numRuns: 2000 })
    fc.assert(fc.property(fc.stringMatching(/^[+0-9٠-٩ -]{0,20}$/), answers), { numRuns: 2000 })
  })

  it.each([
    ['a short number', '091234567'],
    ['a long number', '09123456789'],
    ['an operator that does not exist', '0971234567'],
    ['a number of another country', '+201001234567'],
    ['letters', '09l2345678'],
    ['nothing', ''],
  ])('refuses %s', (_, typed) => {
    expect(normaliseMsisdn(typed)).toBeNull()
  })

  it('takes what a brand may serve that others do not', () => {
    expect(normaliseMsisdn('0213334444')).toBe('+218213334444')
  })

  it('takes the operator rule from the brand', () => {
    const onlyFirstOperator = /^\+21891\d{7}$/
    expect(normaliseMsisdn('0912345678', onlyFirstOperator)).toBe('+218912345678')
    expect(normaliseMsisdn('0922345678', onlyFirstOperator)).toBeNull()
  })
})
