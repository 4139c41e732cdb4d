import { foldLetter } from '@yawmi/contract'

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string
  marked: boolean
}

/**
 * Cuts a text where it has one of the words, however it is written there.
 * @param words folded, as `foldText` makes them
 * @returns pieces that joined are the text
 */
export function findMatches(text: string, words: readonly string[]): Piece[] {
  const { folded, starts, ends } = foldWithPlaces(text)
  // Which characters of the text are marked; several words may overlap.
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

/** The folded text, and for each of its characters where in the text its letter stands, with the marks that follow it. */
function foldWithPlaces(text: string) {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const letter of text) {
    const end = at + letter.length
    const form = foldLetter(letter)
    // A mark belongs to the letter before it.
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
