import { foldLetter } from '@yawmi/contract'

/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string
  marked: boolean
}

/**
 * Splits a text at matches of the words, however they are spelt in it.
 * @param words as `foldText` folds them
 * @returns pieces that joined are the text
 */
export function findMatches(text: string, words: readonly string[]): Piece[] {
  const { folded, starts, ends } = foldWithPlaces(text)
  // For each character whether it is highlighted; matches of several words may overlap.
  const marked = new Uint8Array(text.length)
  for (const word of words.filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      marked.fill(1, starts[at], ends[at + word.length - 1])
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length;) {
    let end = at + 1
    while (end < text.length && marked[end] === marked[at]) end += 1
    pieces.push({ text: text.slice(at, end), marked: marked[at] === 1 })
    at = end
  }
  return pieces
}

/**
 * The folded text, and for each of its characters the position of its letter in the original, including the diacritics
 * that follow.
 */
function foldWithPlaces(text: string) {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const letter of text) {
    const end = at + letter.length
    const form = foldLetter(letter)
    // A diacritic belongs to the letter before it.
    if (form === '' && ends.length > 0) ends[ends.length - 1] = end
    for (let index = 0; index < form.length; index += 1) {
      starts.push(at)
      ends.push(end)
    }
    folded += form
    at = end
  }
  return { folded, starts, ends }
}
