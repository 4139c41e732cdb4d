/** The quiet grounds of tiles and headers, 800 × 600, in the colour of their category. */
import { mix, shade } from '../lib/colour.mjs'
import { createSheet, group } from '../lib/svg.mjs'
import { strapwork } from '../lib/strapwork.mjs'
import { tilings } from '../lib/tilings.mjs'

const names = Object.keys(tilings).filter((name) => !name.endsWith('Open'))
const edges = { ei: 92, si: 74, tw: 66, gr: 60, la: 74, te: 70 }

/**
 * @param {string} colour the category's own
 * @param {number} index picks the pattern, the corner of the light and the turn
 * @param {'primary' | 'secondary'} kind deep, for white text; or a 12 % tint, for dark text
 */
export function drawBackdrop(colour, index, kind) {
  const sheet = createSheet(800, 600)
  const deep = kind === 'primary'
  const ground = deep ? colour : mix('#FFFDF9', colour, 0.1)
  const left = index % 2 === 0
  sheet.fill(
    sheet.linear(
      deep ? [shade(ground, 0.06), shade(ground, -0.2)] : [mix(ground, '#FFFFFF', 0.3), mix('#FFFDF9', colour, 0.18)],
      { x1: left ? 0 : 1, x2: left ? 1 : 0 },
    ),
  )
  const tiling = names[index % names.length]
  const line = deep ? mix(ground, '#FFFFFF', 0.34) : mix(ground, colour, 0.3)
  const weave = { name: '', phrases: [], ground, line, edge: ground, tiles: [ground] }
  const turn = [0, 15, 0, 22.5, 30][index % 5]
  sheet.add(
    group(
      { transform: `rotate(${turn} 400 300)` },
      strapwork(sheet, {
        box: { x: -150, y: -250, width: 1100, height: 1100 },
        tiling,
        edge: edges[tiling.slice(0, 2)],
        weave,
        filled: false,
        woven: false,
        strap: deep ? 0.045 : 0.06,
      }),
    ),
  )
  const veil = deep ? shade(ground, -0.12) : ground
  sheet.fill(
    sheet.linear(
      [
        [0, veil, 0.1],
        [0.45, veil, 0.55],
        [1, veil, 0.96],
      ],
      { x1: left ? 0 : 1, y1: 0, x2: left ? 1 : 0, y2: 0.7 },
    ),
  )
  return sheet.toString()
}
