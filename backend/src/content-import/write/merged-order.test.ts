import fc from 'fast-check'
import { mergedOrder } from './merged-order'

const order = (current: string, listed: string) => mergedOrder([...current], [...listed]).join('')

it.each([
  ['abc', 'cab', 'cab'],
  ['', 'abc', 'abc'],
  ['abc', '', 'abc'],
  ['abcd', 'x', 'abcdx'],
  ['abcd', 'bx', 'abxcd'],
  ['abcd', 'xb', 'axbcd'],
  ['abcd', 'xyb', 'axybcd'],
  ['abcd', 'db', 'adcb'],
  ['abcd', 'cxdyb', 'acxdyb'],
])('of %p a catalogue of %p makes %p', (current, listed, expected) => {
  expect(order(current, listed)).toBe(expected)
})

const ids = (from: string) => fc.shuffledSubarray([...from])

it('has all parts once, the listed ones in the catalogue’s order and the others in their own', () => {
  fc.assert(
    fc.property(ids('abcdefgh'), ids('efghijkl'), (current, listed) => {
      const merged = mergedOrder(current, listed)
      expect(merged.toSorted()).toEqual([...new Set([...current, ...listed])].sort())
      expect(merged.filter((id) => listed.includes(id))).toEqual(listed)
      const others = current.filter((id) => !listed.includes(id))
      expect(merged.filter((id) => others.includes(id))).toEqual(others)
    }),
  )
})
