import { anchorOf } from './anchor'

it.each([
  ['#hero', 'hero'],
  ['#%D9%82%D8%B3%D9%85', 'قسم'],
  ['#%', '%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%s names %s', (hash, id) => {
  expect(anchorOf(hash)).toBe(id)
})
