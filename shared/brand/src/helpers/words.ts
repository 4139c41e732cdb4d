import type { Brand } from '../schema/schema'

/** Words by key, groups of them too: `{ retry: '…', resultCount: { one: '…', other: '…' } }`. */
export interface Words {
  readonly [key: string]: string | Words
}

/** Puts values into the `{name}` marks of a text; a mark without a value stays as it is. */
export const fillText = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark))

/** The brand's own word of a name such as `content.titles.home`, `{brand}` in it filled in; ours where it has none. */
export const brandWord = (brand: Brand, name: string, ours: string): string => {
  const own = brand.words[name]
  return typeof own === 'string' && own.trim() !== '' ? fillText(own, { brand: brand.name }) : ours
}

/**
 * A dictionary with the words that the brand has of its own. A brand names a word `<dictionary>.<key>`, such as
 * `landing.subscribe`, and one of a group `<dictionary>.<group>.<key>`; a key that the dictionary does not have is
 * passed over.
 */
export const withBrandWords = <T extends Words>(dictionary: string, copy: T, brand: Brand): T =>
  Object.fromEntries(
    Object.entries(copy).map(([key, word]) => {
      const name = `${dictionary}.${key}`
      return [key, typeof word === 'string' ? brandWord(brand, name, word) : withBrandWords(name, word, brand)]
    }),
  ) as T
