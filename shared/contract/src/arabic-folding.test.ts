import { foldLetter, foldText } from './arabic-folding'

describe('a folded text', () => {
  it.each([
    ['صباحُ الخيرِ', 'صباح الخير'],
    ['أُمّي', 'امي'],
    ['مكتبـــة', 'مكتبه'],
    ['إلى الأبد', 'الي الابد'],
    ['سماء', 'سما'],
    ['ﻻ تحزن', 'لا تحزن'],
    ['  قال:\n«اصبر»، ثم  صبر. ', 'قال اصبر ثم صبر'],
    ['Yawmi 2026', 'yawmi 2026'],
    ['،؟!', ''],
    ['رقم ٢٠٢٦ و۷', 'رقم 2026 و7'],
    ['الصـ\u200dبر\u200f مف\u200cتاح', 'الصبر مفتاح'],
  ])('of %s is %s', (written, folded) => {
    expect(foldText(written)).toBe(folded)
  })

  it('is the same the second time a letter is met', () => {
    expect([foldLetter('ة'), foldLetter('ة'), foldLetter('ّ')]).toEqual(['ه', 'ه', ''])
  })
})
