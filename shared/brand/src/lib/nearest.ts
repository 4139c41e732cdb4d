/** Letters to change, add or leave out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]!
}

/** Longest word that may be a misspelt one: comparing takes as long as both words' lengths multiplied. */
const MAX_WORD = 80

/** The known word that a misspelt one was probably meant to be; undefined where none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length > MAX_WORD) return undefined
  const [best] = words
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.far - other.far)
  return best && best.far <= Math.max(2, word.length / 3) ? best.name : undefined
}
