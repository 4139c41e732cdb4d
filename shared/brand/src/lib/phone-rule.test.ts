import fc from 'fast-check'
import { acceptsPhone, isOfOthers } from '../helpers/phone'
import { matchesPhoneRule, MAX_PREFIXES, phoneRuleText, readPhoneRule } from './phone-rule'
import { completeBrand, defaultBrand } from '../index'
import { processorTime } from '../testing/processor-time'

const prefix = fc.stringMatching(/^[1-9]\d{0,5}$/)
const rule = fc.record({
  prefixes: fc.uniqueArray(prefix, { minLength: 1, maxLength: MAX_PREFIXES }),
  length: fc.integer({ min: 6, max: 12 }),
})
const number = fc.stringMatching(/^\+218\d{6,12}$/)

describe('a phone rule as text', () => {
  it.each([
    ['^\\+2189[1-6]\\d{7}$', ['91', '92', '93', '94', '95', '96'], 9],
    ['^\\+218(91|93)\\d{7}$', ['91', '93'], 9],
    ['^\\+218(?:91|92[0-4])\\d{6}$', undefined, 0],
    ['^\\+218(?:91\\d{7}|92[0-2]\\d{6})$', ['91', '920', '921', '922'], 9],
    ['^\\+2189[135-7]\\d\\d{6}$', ['91', '93', '95', '96', '97'], 9],
    ['^\\+21891[0-9]{7}$', ['91'], 9],
    ['^\\+218\\d{9}$', [''], 9],
    ['^\\+218((91)|9[35])\\d{7}$', ['91', '93', '95'], 9],
    ['^\\+218912345678$', ['912345678'], 9],
  ])('is read as prefixes and a length where it says no more: %s', (text, prefixes, length) => {
    expect(readPhoneRule(text)).toEqual(prefixes && { prefixes, length })
  })

  it.each([
    '',
    '9[1-6]',
    '^\\+218',
    '^\\+218$',
    '^\\+2189[1-6]\\d{7}',
    '^\\+2189[1-6]\\d*$',
    '^\\+2189[1-6]\\d+$',
    '^\\+2189[1-6]\\d{7,}$',
    '^\\+2189[1-6]\\d{7,8}$',
    '^\\+2189[^1]\\d{7}$',
    '^\\+2189[6-1]\\d{7}$',
    '^\\+2189[]\\d{7}$',
    '^\\+2189.{8}$',
    '^\\+21891x{7}$',
    '^\\+218(91|93){2}\\d{5}$',
    '^\\+218[1-6-]\\d{7}$',
    '^\\+218(91|)\\d{7}$',
    '^\\+218(91|93\\d{7}$',
    '^\\+218(?=91)\\d{9}$',
    '^\\+21891\\d{7}|.*$',
    '^\\+218[1-9]{9}$',
    '^\\+218\\d{99}$',
    '^\\+218(9+)+$',
    `^\\+218(${'\\d|'.repeat(24)}\\d)+x$`,
  ])('is not read where it says anything else: %s', (text) => {
    expect(readPhoneRule(text)).toBeUndefined()
  })

  it('is what pages of earlier versions compile, and takes the numbers that the data take', () => {
    fc.assert(
      fc.property(rule, number, fc.nat(), (given, other, at) => {
        const text = phoneRuleText(given)
        expect(readPhoneRule(text)).toEqual({ ...given, prefixes: expect.arrayContaining(given.prefixes) })
        const own = `+218${given.prefixes[at % given.prefixes.length]!}`.padEnd(given.length + 4, '7')
        const compiled = new RegExp(text)
        expect([matchesPhoneRule(given, own), compiled.test(own)]).toEqual([true, true])
        expect(compiled.test(other)).toBe(matchesPhoneRule(given, other))
      }),
    )
  })

  it('takes a moment, whatever it says', () => {
    const piece = fc.constantFrom('(', ')', '|', '[1-6]', '\\d', '9', '{9}', '{12}', '[0-9]', '?:', '+', '*', '$', '^')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20_000 }), (pieces) => {
        const began = processorTime()
        readPhoneRule(`^\\+218${pieces.join('')}$`)
        expect(processorTime() - began).toBeLessThan(100)
      }),
    )
  })
})

it('compares a number to the letter', () => {
  const mobile = { prefixes: ['91'], length: 9 }
  for (const other of [
    '+21891234567',
    '+2189123456789',
    '218912345678',
    '+218 91234567',
    '+21891234567x',
    '+218812345678',
  ])
    expect([other, matchesPhoneRule(mobile, other)]).toEqual([other, false])
  expect(matchesPhoneRule(mobile, '+218912345678')).toBe(true)
})

it('is taken from a page’s own brand in both forms, and refuses nobody where it cannot be read', () => {
  const rules = ['^\\+21891\\d{7}$', { prefixes: ['91'], length: 9 }]
  for (const phoneRule of rules) {
    const brand = completeBrand({ phoneRule })
    expect([acceptsPhone(brand, '+218912345678'), acceptsPhone(brand, '+218922345678')]).toEqual([true, false])
    expect(isOfOthers(brand, '0922345678')).toBe(true)
  }
  expect(isOfOthers(completeBrand({ phoneRule: '^\\+218(9+)+$' }), '0922345678')).toBe(false)
  expect(completeBrand({ phoneRule: 7 as never }).phoneRule).toEqual(defaultBrand.phoneRule)
})
