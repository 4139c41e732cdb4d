/** Arabic words as outlines, from `words.json` (see `authoring/outline-words.mjs`). */
import { readFileSync } from 'node:fs'
import { n, path } from './svg.mjs'

/** @type {Record<string, { d: string, advance: number, box: [number, number, number, number] }>} */
const words = JSON.parse(readFileSync(new URL('../words.json', import.meta.url), 'utf8'))

function find(face, text) {
  const word = words[`${face}|${text}`]
  if (!word) throw new Error(`"${text}" is not outlined in ${face}: run content/art/authoring/outline-words.mjs`)
  return word
}

/** Width and height of the ink when the em is `size` pixels. */
export function measure(face, text, size) {
  const [x0, y0, x1, y1] = find(face, text).box
  return {
    width: ((x1 - x0) * size) / 1000,
    height: ((y1 - y0) * size) / 1000,
    top: (y0 * size) / 1000,
    bottom: (y1 * size) / 1000,
  }
}

/** The largest size, up to `most`, at which the ink fits the box. */
export function fit(face, text, width, height, most = 400) {
  const one = measure(face, text, 1)
  return Math.min(most, width / one.width, height / one.height)
}

/** The ink of a word, its middle at (x, y). @param {Record<string, string | number>} attrs */
export function word(face, text, { x, y, size, turn = 0 }, attrs) {
  const { d, box } = find(face, text)
  const [cx, cy] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  const scale = size / 1000
  return path(d, {
    transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${Math.round(scale * 1e4) / 1e4}) translate(${n(-cx)} ${n(-cy)})`,
    ...attrs,
  })
}
