import { foldText } from '@yawmi/contract'
import { findMatches } from './find-matches'

const matchesOf = (text: string, query: string) =>
  findMatches(text, foldText(query).split(' '))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

describe('the matches of a search', () => {
  it.each([
    ['صباح الخير', 'خير', 'صباح ال[خير]'],
    ['صباحُ الخيرِ يا أُمّي', 'امي', 'صباحُ الخيرِ يا [أُمّي]'],
    ['مكتبـــة كبيرة', 'مكتبه', '[مكتبـــة] كبيرة'],
    ['خير وخير', 'خير', '[خير] و[خير]'],
    ['صباح الخير', 'خير صباح', '[صباح] ال[خير]'],
    ['ددد', 'دد', '[دد]د'],
    ['Yawmi', 'yaw', '[Yaw]mi'],
    ['ﻻ بأس', 'لا', '[ﻻ] بأس'],
    ['😀 خير', 'خير', '😀 [خير]'],
    ['صباح', 'مساء', 'صباح'],
    ['صباح', '', 'صباح'],
    ['فرحة ٢٠٢٦', '2026', 'فرحة [٢٠٢٦]'],
    ['مف\u200cتاح الفرج', 'مفتاح', '[مف\u200cتاح] الفرج'],
  ])('in %s for %s', (text, query, marked) => {
    expect(matchesOf(text, query)).toBe(marked)
  })

  it('split the text without losing any of it', () => {
    const text = 'قال:\n«أُحِبُّ اللَّيلَ» … ثم نامَ'
    expect(
      findMatches(text, ['الليل', 'ق', 'ا'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
