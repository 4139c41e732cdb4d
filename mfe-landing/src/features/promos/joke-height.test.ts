import { jokeHeights } from './joke-height'

/** Texts of so many letters each. */
const joke = (...lengths: number[]) => lengths.map((length) => 'ا'.repeat(length))

// Heights that Chromium lays out, without padding, of jokes with lines of these lengths.
it.each([
  { lengths: [126, 42], base: 526, md: 224 },
  { lengths: [52, 9, 17, 56, 11, 19, 17, 39], base: 683, md: 350 },
  { lengths: [156, 35], base: 526, md: 224 },
  { lengths: [17, 13, 28, 27], base: 463, md: 224 },
])('a joke with lines of $lengths letters is held to a line of text', ({ lengths, base, md }) => {
  const heights = jokeHeights(joke(...lengths))
  expect(Math.abs(heights.base - base)).toBeLessThan(40)
  expect(Math.abs(heights.md - md)).toBeLessThan(40)
})

it('a joke of one line has no story above it', () => {
  expect(jokeHeights(joke(20))).toEqual({ base: 310.5, md: 175 })
})
