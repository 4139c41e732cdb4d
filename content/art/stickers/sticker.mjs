/** The WhatsApp look: a bold flat drawing, a white rim round it, the word below; 512 square on nothing. */
import { n, place } from '../lib/svg.mjs'
import { fit, word } from '../lib/words.mjs'

const rim = 13

/** The same drawing all in white, to be stamped round itself. @param {string} markup */
const silhouette = (markup) =>
  markup
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ' $1="#FFFFFF"')
    .replace(/ (opacity|fill-opacity|stroke-opacity)="[^"]*"/g, '')
    .replace(/<(path|circle|ellipse|rect)(?![^>]* fill=)/g, '<$1 fill="#FFFFFF"')

/**
 * @param {object} sticker
 * @param {string} sticker.art drawn round (0, 0), within 180 to each side
 * @param {string} [sticker.text] the word, outlined
 * @param {string} sticker.face which hand writes it
 * @param {string} sticker.ink colour of the word
 */
export function drawSticker({ art, text, face, ink }) {
  const body = text
    ? place(256, 197, 0.95, art) +
      word(face, text, { x: 256, y: 440, size: fit(face, text, 440, 92, 118) }, { fill: ink })
    : place(256, 256, 1.18, art)
  const stamps = Array.from(
    { length: 24 },
    (_, i) =>
      `<use xlink:href="#s" x="${n(rim * Math.cos((i * Math.PI) / 12))}" y="${n(rim * Math.sin((i * Math.PI) / 12))}"/>`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 512 512" width="512" height="512"><defs><g id="s">${silhouette(body)}</g></defs>${stamps}${body}</svg>\n`
}
