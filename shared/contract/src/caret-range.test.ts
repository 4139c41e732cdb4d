import { satisfiesCaret } from './caret-range'

it.each([
  ['2.1.0', '^2.1.0', true],
  ['2.2.0', '^2.1.9', true],
  ['2.1.3', '^2.1.2', true],
  ['2.1.1', '^2.1.2', false],
  ['2.0.9', '^2.1.0', false],
  ['3.0.0', '^2.1.0', false],
  ['1.9.9', '^2.0.0', false],
])('%s is what %s needs: %s', (version, range, expected) => {
  expect(satisfiesCaret(version, range)).toBe(expected)
})
