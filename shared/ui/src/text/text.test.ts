import { toAsciiDigits } from '@yawmi/contract'
import { digitsOnly, phoneDigits } from './digits'
import { formatDate } from './format-date'
import { mediaUrl } from './media-url'
import { plural } from './plural'

describe('digits', () => {
  it('turns Arabic and Persian digits into ASCII ones', () => {
    expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ a7')).toBe('0123456789 0123456789 a7')
  })

  it('keeps digits alone, at most as many as asked', () => {
    expect(digitsOnly('09١-2 x۳', 4)).toBe('0912')
  })

  it.each([
    ['0912345678', '0912345678'],
    ['٠٩١٢٣٤٥٦٧٨', '0912345678'],
    ['091 234-5678 99', '0912345678'],
    ['+218 91 234 5678', '0912345678'],
    ['00218912345678', '0912345678'],
    ['912345678', '912345678'],
    ['+218 (0)91 234 5678', '0912345678'],
    ['٠٠٢١٨٠٩١٢٣٤٥٦٧٨', '0912345678'],
    // Pasted behind what was typed.
    ['09+218 91 234 5678', '0912345678'],
    ['09200218912345678', '0912345678'],
    ['00912345678', '0912345678'],
    ['0٩٠٩١٢٣٤٥٦٧٨', '0912345678'],
    ['09+218 (0)91 234 5678', '0912345678'],
    ['09222222220912345678', '0912345678'],
    // On the way to the whole number, which would not fit with its country code.
    ['218', '218'],
    ['2189', '09'],
    ['21809', '09'],
    ['2189123456', '09123456'],
    ['0218912345', '0218912345'],
    ['abc', ''],
  ])('keeps of «%s» what a phone field may hold', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
})

describe('formatDate', () => {
  it('writes dates in Western digits and the time of Tripoli', () => {
    expect(formatDate('2026-11-21T23:30:00Z')).toBe('22 نوفمبر 2026')
    expect(formatDate(new Date('2026-11-21T08:00:00Z'), 'day')).toBe('السبت، 21 نوفمبر')
  })

  it('keeps the hour and its half of the day in one line', () => {
    expect(formatDate('2026-11-21T08:00:00Z', 'time')).toMatch(/21 نوفمبر 2026.* 10:00\u00a0ص$/)
  })

  it('says nothing of what is no date', () => {
    expect(formatDate('soon')).toBe('')
  })
})

describe('plural', () => {
  const forms = {
    zero: 'لا ملصقات',
    one: 'ملصق واحد',
    two: 'ملصقان',
    few: '{n} ملصقات',
    many: '{n} ملصقًا',
    other: '{n} ملصق',
  }
  it.each([
    [0, 'لا ملصقات'],
    [1, 'ملصق واحد'],
    [2, 'ملصقان'],
    [3, '3 ملصقات'],
    [11, '11 ملصقًا'],
    [100, '100 ملصق'],
  ])('counts %i as «%s»', (n, text) => {
    expect(plural(n, forms)).toBe(text)
  })
})

describe('mediaUrl', () => {
  it.each([
    ['http://media', 'a.webp', 'http://media/a.webp'],
    ['http://media/', '/a.webp', 'http://media/a.webp'],
    ['', '/a.webp', '/a.webp'],
    ['http://media', 'https://other/a.webp', 'https://other/a.webp'],
  ])('joins «%s» and «%s»', (base, path, url) => {
    expect(mediaUrl(base, path)).toBe(url)
  })
})
