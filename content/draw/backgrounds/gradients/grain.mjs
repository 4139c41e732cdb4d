/** A whisper of geometry over a gradient: tiny eight-pointed stars on a lattice, in one pattern fill. */
import { khatam, lines } from '../../lib/path.mjs'
import { path } from '../../lib/svg.mjs'

/** @param {import('../../lib/svg.mjs').Sheet} sheet */
export function grain(sheet, colour, { size = 54, opacity = 0.1, turn = 0 } = {}) {
  const inner =
    path(lines(khatam(size / 2, size / 2, size * 0.12)), { fill: colour }) +
    path(`M0 0h1.6v1.6h-1.6z`, { fill: colour })
  sheet.fill(sheet.pattern(size, size, inner, turn ? `rotate(${turn})` : undefined), { opacity })
}
