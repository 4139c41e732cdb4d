/**
 * A text as what readers take for one letter each: an emoji of several, such as a flag or a family, is one. Browsers that part
 * no text into letters, as Firefox before 125, have it by code points.
 */
export const glyphsOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : [...text]
