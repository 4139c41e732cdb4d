import { textBox } from '../box'
import { nameOf } from './design-name'

const designOf = (...texts: string[]) => ({
  background: null,
  boxes: texts.map((text, index) => textBox(`box-${index + 1}`, { text })),
})

it('calls a design by its first words, on one line', () => {
  expect(nameOf(designOf('  ', 'عيد\n\tمبارك  عليكم', 'ثانية'))).toBe('عيد مبارك عليكم')
})

it('has no name for a design without words', () => {
  expect(nameOf(designOf(' \n'))).toBeUndefined()
})

it('cuts a long text between words', () => {
  expect(nameOf(designOf('على قدر أهل العزم تأتي العزائم وتأتي المكارم'))).toBe('على قدر أهل العزم تأتي العزائم وتأتي')
})

it('cuts a long word between letters, and never has more than a server takes', () => {
  const name = nameOf(designOf('🌙'.repeat(100)))!
  expect(name.length).toBeLessThanOrEqual(80)
  expect(name).toBe('🌙'.repeat(40))
})

it.each(['🇱🇾', '👨‍👩‍👧‍👦', 'مَّ'])('cuts no letter of several characters, such as %s, in two', (letter) => {
  const name = nameOf(designOf(`م${letter.repeat(100)}`))!
  expect(name.length).toBeLessThanOrEqual(80)
  expect(name.slice(1).replaceAll(letter, '')).toBe('')
  expect(name.length).toBeGreaterThan(20)
})
