import { jokeHeights } from './joke-place'

/** Lines of so many characters each. */
const joke = (...lengths: number[]) => lengths.map((length) => 'ا'.repeat(length))

// As Chromium lays such jokes out, 390 and 1280 px wide, without the section's padding.
it.each([
  { lengths: [126, 42], base: 526, md: 224 },
  { lengths: [52, 9, 17, 56, 11, 19, 17, 39], base: 683, md: 350 },
  { lengths: [26, 11, 11, 15, 13, 22, 29], base: 557, md: 319 },
  { lengths: [39, 28, 50], base: 463, md: 193 },
])('the place of a joke with lines of $lengths characters is held to a line of text', ({ lengths, base, md }) => {
  const heights = jokeHeights(joke(...lengths))
  expect(Math.abs(heights.base - base)).toBeLessThan(32)
  expect(Math.abs(heights.md - md)).toBeLessThan(32)
})

it('a joke of one line has no story above it', () => {
  expect(jokeHeights(joke(20))).toEqual({ base: 310.5, md: 175 })
})
