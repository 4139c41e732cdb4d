import { includesWords } from './includes-words'

it.each([
  ['جُمعة', true],
  ['الجمعه مباركه', true],
  ['مباركة الجمعة', true],
  ['  ', true],
  ['١٤٤٧', true],
  ['ايد', false],
])('finds «%s» however it is written, or not: %s', (search, found) => {
  expect(includesWords('الجمعة جمعة مباركة 1447', search)).toBe(found)
})
