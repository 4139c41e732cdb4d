import { given } from './root.mjs'

/** How many words of the backend's commands come before those that are paths. @type {Record<string, number>} */
const BEFORE_PATHS = { backup: 0, restore: 0, 'check-settings': 0, import: 1, export: 1 }

/**
 * The words of a command, with paths from where somebody typed them: the program runs in the root.
 * @param {string} command @param {string[]} words
 */
export function withPaths(command, words) {
  const first = BEFORE_PATHS[command === 'content' ? (words[0] ?? '') : command] ?? Infinity
  return words.map((word, at) => (at >= first && /^[^-]/.test(word) ? given(word) : word))
}
