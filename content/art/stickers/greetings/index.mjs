/** Things that greet. */
import { evening, morning, night, salam } from './hours.mjs'
import { congrats, friday, thanks, welcome } from './wishes.mjs'

export const greetings = { salam, morning, evening, friday, thanks, congrats, welcome, night }

export const greetingInk = {
  salam: '#0B5D6B',
  morning: '#C46A00',
  evening: '#6B4E9B',
  friday: '#1F7A6B',
  thanks: '#A31F40',
  congrats: '#C9442B',
  welcome: '#165A84',
  night: '#3B4A9C',
}
