/** The two lines of a card, centred, with a small star between them. */
import { khatam, lines } from '../lib/path.mjs'
import { path } from '../lib/svg.mjs'
import { fit, measure, word } from '../lib/words.mjs'
import { cardFonts, lineFont } from './card-fonts.mjs'

/**
 * @param {{ tag: string, line1: string, line2: string }} card
 * @param {object} at
 * @param {number} at.y middle of the whole
 * @param {number} [at.x]
 * @param {number} [at.width] the lines stay within it
 * @param {number} [at.tall] the large line is no taller
 * @param {string} at.ink large line
 * @param {string} at.quiet small line and star
 */
export function lettering(card, { x = 540, y, width = 800, tall = 190, ink, quiet }) {
  const face = cardFonts[card.tag]
  const size = fit(face, card.line1, width, tall, 260)
  const small = fit(lineFont, card.line2, width * 0.94, 90, 60)
  const high = measure(face, card.line1, size).height
  const low = measure(lineFont, card.line2, small).height
  const gap = 44
  const top = y - (high + low + gap * 2) / 2
  const star = top + high + gap
  const rule = (from, to) => `M${x + from} ${Math.round(star)}L${x + to} ${Math.round(star)}`
  return [
    word(face, card.line1, { x, y: top + high / 2, size }, { fill: ink }),
    path(lines(khatam(x, star, 13)), { fill: quiet }),
    path(rule(-150, -34) + rule(34, 150), { stroke: quiet, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    word(lineFont, card.line2, { x, y: star + gap + low / 2, size: small }, { fill: quiet }),
  ]
}
