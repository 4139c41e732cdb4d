import { nearest } from '../lib/nearest'
import type { Brand } from '../schema/schema'
import { MAX_FAULTS } from './file-limits'

/** The words that a brand may replace, by dictionary and then by key (`next`, `titles.home`). */
export type Dictionaries = Record<string, Record<string, string>>

/** Marks that are filled in every word of a dictionary, or of one word, beside those of our own text: `{ sms: ['to'] }`. */
export type FilledPlaceholders = Record<string, readonly string[]>

/** How long a word may be, in letters, by the length of ours: what is on a button has no room for a sentence. */
const BOUNDS = [
  { ours: 24, max: 48 },
  { ours: 80, max: 160 },
] as const

/** The brand's name is filled in everywhere. */
const EVERYWHERE = 'brand'

/** What is wrong with the words of a brand, each fault with the word's name. */
export function wordFaults(
  words: Brand['words'],
  dictionaries: Dictionaries,
  filled: FilledPlaceholders = {},
): string[] {
  let unknown = 0
  return Object.entries(words).flatMap(([name, text]) => {
    const [dictionary = '', ...path] = name.split('.')
    const known = dictionaries[dictionary]
    const ours = known?.[path.join('.')]
    if (ours === undefined) {
      unknown += 1
      // To look for what was meant takes longest, and nobody reads more of it.
      return [
        `words.${name}: there is no such word${unknown > MAX_FAULTS ? '' : meant(name, dictionary, dictionaries)}`,
      ]
    }
    const has = [...new Set([...placeholdersOf(ours), EVERYWHERE, ...(filled[name] ?? filled[dictionary] ?? [])])]
    const given = placeholdersOf(text)
    const max = BOUNDS.find((bound) => ours.length <= bound.ours)?.max
    return [
      ...placeholdersOf(ours)
        .filter((mark) => !given.includes(mark))
        .map((mark) => `must keep {${mark}}`),
      ...given
        .filter((mark) => !has.includes(mark))
        .map((mark) => `there is no value for {${mark}}; this word has ${has.map((one) => `{${one}}`).join(', ')}`),
      ...(max !== undefined && text.length > max
        ? [`has ${text.length} letters, at most ${max} fit in its place`]
        : []),
      ...(hasMarkup(text) ? ['holds markup, which people would read as it is written'] : []),
    ].map((fault) => `words.${name}: ${fault}`)
  })
}

/** Whether a text holds tags or entities, as a web page's source does. */
export const hasMarkup = (text: string) => /<\/?[a-z!]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text)

const placeholdersOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, mark]) => mark!))]

/** The word that was probably meant: the nearest of its dictionary, else the same key in the nearest or any other. */
function meant(name: string, dictionary: string, dictionaries: Dictionaries): string {
  const known = dictionaries[dictionary]
  const key = name.slice(dictionary.length + 1)
  const names = Object.keys(known ?? {}).map((one) => `${dictionary}.${one}`)
  const suggestion = known ? undefined : nearest(dictionary, Object.keys(dictionaries))
  const holders = Object.keys(dictionaries).filter((one) => dictionaries[one]?.[key] !== undefined)
  const holder = holders.find((one) => one === suggestion) ?? holders[0]
  const word =
    nearest(name, names) ?? names.find((one) => one.endsWith(`.${key}`)) ?? (holder ? `${holder}.${key}` : suggestion)
  return word ? `; did you mean ${word}?` : ''
}
