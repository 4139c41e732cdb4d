import { phoneText } from './phone-text'

it.each(['0912345678', '912345678', '218912345678', '00218912345678', '+218912345678'])(
  'shows %s as every other page does',
  (number) => expect(phoneText(number)).toBe('+218912345678'),
)

it.each(['', '12345', '+44912345678'])('leaves what is no such number as it is: «%s»', (text) =>
  expect(phoneText(text)).toBe(text),
)
