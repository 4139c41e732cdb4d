import { BREAKPOINTS, stylesBy } from '@yawmi/ui'

/** Characters in a line of a bubble 390 and 1280 px wide: with these all jokes that ship come to a line of text more or less. */
const CHARACTERS = { base: 38, md: 57 }
/** CSS px of a line, of a bubble around its lines, and of that of a story before the last line, with its border and the gap. */
const [LINE, BUBBLE, STORY] = [31.5, 40, 58]
/** CSS px of the section's own words: above the joke, with the gap between, and beside it. */
const WORDS = { base: 239, md: 175 }

/**
 * How high the section of a joke is, without its padding and in CSS px, before it is laid out.
 * @param lines of the joke, of which the last one has a bubble of its own
 */
export function jokeHeights(lines: readonly string[]): typeof WORDS {
  const talk = (characters: number) =>
    lines.reduce(
      (height, line) => height + Math.ceil(line.length / characters) * LINE,
      lines.length > 1 ? BUBBLE + STORY : BUBBLE,
    )
  return { base: WORDS.base + talk(CHARACTERS.base), md: Math.max(WORDS.md, talk(CHARACTERS.md)) }
}

/** Holds the place of a joke's section until it is laid out. @param heights as `<base> <md>` */
const placeOf = stylesBy((heights: string) => {
  const [base, md] = heights.split(' ').map((height) => `&{contain-intrinsic-block-size:${height}px;}`)
  return { place: `${base}\n@media (min-width: ${BREAKPOINTS.md}){${md}}` }
})

/** Styles that hold the place of a joke's section until it is laid out. */
export const jokePlace = (lines: readonly string[]) => placeOf(Object.values(jokeHeights(lines)).join(' '))
