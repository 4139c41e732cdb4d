import { defaultBrand } from '@yawmi/brand'
import { trialText } from './brand-values'

describe('trialText', () => {
  it.each([
    [24, 'يوم واحد'],
    [48, 'يومان'],
    [72, '3 أيام'],
    [12, '12 ساعة'],
    [2, 'ساعتان'],
    [0, ''],
  ])('says %i hours as «%s»', (trialHours, words) => {
    expect(trialText({ ...defaultBrand, trialHours })).toBe(words)
  })
})
