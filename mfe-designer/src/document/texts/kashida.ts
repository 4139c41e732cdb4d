/** Letters that join the one after them. */
const JOINS_NEXT =
  /[\u0626\u0628\u062a\u062b\u062c\u062d\u062e\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063a\u0641\u0642\u0643\u0644\u0645\u0646\u0647\u064a]/
const GLYPH = /[\u0621-\u064a\u0671]/
/** A letter with its vowel marks. */
const GLYPHS = /[\u0621-\u064a\u0671][\u064b-\u0652\u0670]*/g
const WORD = /[\u0621-\u0652\u0670\u0671]+/g
const TATWEEL = String.fromCharCode(0x640)
const LAM = /\u0644/
const ALEF = /[\u0627\u0623\u0625\u0622\u0671]/
const HAMZA = /\u0621/
/** Letters of a word that can be stretched: shorter ones would lose their shape. */
const MIN_GLYPHS = 3

export const MAX_KASHIDA = 4

/**
 * A text with the joins of its words stretched, one in each: the last that may be, as calligraphers do, and never within لا. What
 * is stretched stays joined, since tatweel is a letter of the font.
 * @param length tatweels in each word, from 0 to `MAX_KASHIDA`
 */
export const stretched = (text: string, length: number): string =>
  length === 0 ? text : text.replace(WORD, (word) => stretchedWord(word, TATWEEL.repeat(length)))

function stretchedWord(word: string, kashida: string): string {
  const glyphs = word.match(GLYPHS) ?? []
  if (glyphs.length < MIN_GLYPHS || glyphs.join('') !== word) return word
  for (let index = glyphs.length - 2; index >= 0; index -= 1)
    if (canStretch(glyphs[index]![0]!, glyphs[index + 1]![0]!)) {
      return [...glyphs.slice(0, index + 1), kashida, ...glyphs.slice(index + 1)].join('')
    }
  return word
}

const canStretch = (letter: string, next: string) =>
  JOINS_NEXT.test(letter) && GLYPH.test(next) && !HAMZA.test(next) && !(LAM.test(letter) && ALEF.test(next))

/** The text as it is drawn, with its joins stretched: a line break at the end has no height of its own. */
export const renderedText = ({ text, kashida }: { text: string; kashida: number }): string =>
  stretched(text.endsWith('\n') ? `${text}\u200b` : text, kashida)
