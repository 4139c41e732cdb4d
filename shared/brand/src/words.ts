import type { Brand } from './schema'

/** Puts values into the `{name}` marks of a text; a mark without a value stays as it is. */
export const fillText = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark))

/**
 * A dictionary with the words that the brand has of its own. A brand names a word `<dictionary>.<key>`, such as
 * `landing.subscribe`; a key that the dictionary does not have is passed over.
 */
export const withBrandWords = <T extends Record<string, string>>(dictionary: string, copy: T, brand: Brand): T => {
  const own: Record<string, string> = {}
  for (const key of Object.keys(copy)) {
    const word = brand.words[`${dictionary}.${key}`]
    if (typeof word === 'string' && word.trim() !== '') own[key] = word
  }
  return { ...copy, ...own }
}
