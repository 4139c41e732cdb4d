import { BREAKPOINTS, stylesBy } from '@yawmi/ui'

/** Letters in a line of a bubble, on a phone of 390 px and beside the words that the section has from md up: all jokes shipped come to a line more or less. */
const LETTERS = { base: 38, md: 57 }
/** What `promo.styles.ts` comes to, in px: a line, a bubble around its lines, and what a story before the last line adds, with its border and the gap. */
const LINE_PX = 31.5
const BUBBLE_PX = 40
const STORY_PX = BUBBLE_PX + 2 + 16
/** The section's own words with the gap below them on a phone; beside the joke they are the least height. */
const WORDS_PX = { base: 239, md: 175 }

/**
 * How high the section of a joke is without its padding, in CSS px, before it is laid out.
 * @param lines of the joke: the story's, and the last
 */
export function jokeHeights(lines: readonly string[]): Record<keyof typeof LETTERS, number> {
  const talk = (letters: number) => {
    const height = (line: string) => Math.max(1, Math.ceil(line.length / letters)) * LINE_PX
    const all = lines.reduce((sum, line) => sum + height(line), BUBBLE_PX)
    return lines.length > 1 ? all + STORY_PX : all
  }
  return { base: WORDS_PX.base + talk(LETTERS.base), md: Math.max(WORDS_PX.md, talk(LETTERS.md)) }
}

const held = stylesBy((heights: string) => {
  const [base, md] = heights.split(' ')
  return {
    joke: `&{contain-intrinsic-block-size:${base}px;}\n@media (min-width:${BREAKPOINTS.md}){&{contain-intrinsic-block-size:${md}px;}}`,
  }
})

/** Holds the place of a joke's section until it is laid out. */
export const jokePlace = (lines: readonly string[]) => {
  const { base, md } = jokeHeights(lines)
  return held(`${base} ${md}`)
}
