/** Letters as people type them: without marks and kashida, whatever the form of alef, ya and ta. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .replace(/./gu, (character) => SAME.get(character.codePointAt(0)) ?? character)
    .toLowerCase()

/** By code point, what people type for it: ya for alef maksura, ha for ta marbuta. */
const SAME = new Map<number | undefined, string>([
  [0x649, String.fromCodePoint(0x64a)],
  [0x629, String.fromCodePoint(0x647)],
])

/** Whether each of the searched words is in a text. */
export function includesWords(text: string, search: string): boolean {
  const within = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
