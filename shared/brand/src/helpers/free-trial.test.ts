import { freeTrialText } from './free-trial'

it.each([
  [24, 'يوم مجاني'],
  [48, 'يومان مجانيان'],
  [72, '3 أيام مجانية'],
  [264, '11 يومًا مجانيًا'],
  [1, 'ساعة مجانية'],
  [2, 'ساعتان مجانيتان'],
  [3, '3 ساعات مجانية'],
  [12, '12 ساعة مجانية'],
  [36, '36 ساعة مجانية'],
])('says a trial of %i hours as %j', (hours, text) => expect(freeTrialText(hours)).toBe(text))

it('says nothing of no trial', () => expect(freeTrialText(0)).toBeUndefined())
