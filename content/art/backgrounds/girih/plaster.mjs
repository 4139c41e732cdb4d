import { strapwork } from '../../lib/strapwork.mjs'
import { mix, shade } from '../../lib/colour.mjs'
import { group } from '../../lib/svg.mjs'

const looks = [
  ['eightCalm', 150],
  ['grand', 110],
  ['sixteen', 84],
  ['tenOpen', 128],
  ['laceSoft', 150],
  ['twelveOpen', 118],
]

/** Carved stucco: one colour, lit from the upper right. @type {import('../types.mjs').Composition} */
export const plaster = {
  nouns: ['جص منحوت', 'حجر منقوش', 'خشب محفور'],
  tags: ['patterns', 'calm'],
  palettes: ['marble', 'clay', 'mint', 'sand', 'lilac', 'rose'],
  draw({ sheet, palette, index }) {
    const [tiling, edge] = looks[index % looks.length]
    const base = mix(palette.ground, palette.tiles[0], 0.18)
    const tiles = [shade(base, -0.16), shade(base, -0.1), shade(base, -0.2), shade(base, -0.05), shade(base, -0.13)]
    const box = { x: -20, y: -20, width: 1120, height: 1960 }
    sheet.fill(shade(base, -0.12))
    const layer = (line, dx, dy, extra = {}) =>
      group(
        { transform: `translate(${dx} ${dy})` },
        strapwork(sheet, {
          box,
          tiling,
          edge,
          weave: { ...palette, tiles, line },
          woven: false,
          strap: 0.2,
          filled: false,
          ...extra,
        }),
      )
    sheet.add(
      layer(shade(base, -0.38), -7, 12, { filled: true }),
      layer(shade(base, 0.55), 3, -4),
      layer(shade(base, 0.2), 0, 0),
    )
    sheet.add(layer(shade(base, 0.34), 0, 0, { strap: 0.05 }))
    sheet.fill(
      sheet.linear(
        [
          [0, '#ffffff', 0.3],
          [0.5, '#ffffff', 0],
          [1, shade(base, -0.7), 0.45],
        ],
        { x1: 1, y1: 0, x2: 0, y2: 1 },
      ),
    )
  },
}
