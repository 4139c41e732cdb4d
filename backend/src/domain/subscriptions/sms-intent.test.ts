import { defaultBrand } from '@yawmi/brand'
import { smsIntent } from './sms-intent'

describe('a message to the short code', () => {
  it.each(['1', '١', '۱', ' 1 ', '«١»', '1.', '\u200f1'])('%j subscribes', (text) => {
    expect(smsIntent(text, defaultBrand)).toBe('subscribe')
  })

  it.each([
    '0',
    '٠',
    '۰',
    'STOP',
    'stop',
    ' Stop. ',
    'إلغاء',
    'الغاء',
    'الغـــاء',
    'إِلْغَاء',
    '«إلغاء»',
    'الغاء الاشتراك',
    'الغاء إشتراك',
    'إلغاء الخدمة من فضلكم',
    'ألغي اشتراكي',
    'Stop 19020',
    'stop all',
    'END',
    'Cancel',
    'quit',
    'Unsubscribe',
    'وقف',
    'أوقفوا الرسائل',
    'توقف',
    'ايقاف',
    'إيقاف الخدمة',
    'خروج',
    'إنهاء الإشتراك',
  ])('%j cancels', (text) => expect(smsIntent(text, defaultBrand)).toBe('cancel'))

  it.each([
    '',
    '11',
    '10',
    '1 0',
    'متى؟',
    'don’t stop',
    'لا تلغوا اشتراكي',
    'الغ',
    'endless',
    'وقفة العيد متى تكون هذا العام يا جماعة',
  ])('%j is unclear', (text) => {
    expect(smsIntent(text, defaultBrand)).toBe('unclear')
  })

  it('follows the keywords of the brand', () => {
    const brand = { sms: { to: '19030', subscribe: 'نعم', cancel: 'لا' } }
    expect(smsIntent('نَعَم', brand)).toBe('subscribe')
    expect(smsIntent('لا', brand)).toBe('cancel')
    expect(smsIntent('1', brand)).toBe('unclear')
    expect(smsIntent('0', brand)).toBe('cancel')
  })

  it.each([
    ['R', { subscribe: 'r', cancel: 'R' }],
    ['0', { subscribe: '٠', cancel: 'لا' }],
    ['توقف', { subscribe: 'توقّف', cancel: 'لا' }],
  ])('that a brand’s keywords would have mean both cancels: %s', (text, keywords) => {
    expect(smsIntent(text, { sms: { to: '19030', ...keywords } })).toBe('cancel')
  })

  it.each(['', '؟', '👍'])('without letters and digits is unclear, whatever the keywords are: %j', (text) => {
    expect(smsIntent(text, { sms: { to: '19030', subscribe: '#', cancel: '*' } })).toBe('unclear')
  })
})
