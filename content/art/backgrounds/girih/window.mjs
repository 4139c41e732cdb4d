import { strapwork } from '../../lib/strapwork.mjs'
import { mix, shade } from '../../lib/colour.mjs'
import { arch } from '../../lib/path.mjs'
import { group, path, rect } from '../../lib/svg.mjs'
import { glow } from '../../lib/light.mjs'

const looks = [
  ['twelve', 74],
  ['ten', 80],
  ['eight', 92],
  ['grand', 70],
  ['sixteen', 58],
  ['twelveStar', 78],
]

/** A pointed window of pattern in a quiet wall, with mouldings round it. @type {import('../types.mjs').Composition} */
export const window = {
  nouns: ['نافذة من زليج', 'محراب', 'قوس منقوش'],
  tags: ['patterns', 'calm'],
  palettes: ['palace', 'sea', 'rose', 'night', 'sand', 'lilac'],
  draw({ sheet, palette, index }) {
    const [tiling, edge] = looks[index % looks.length]
    const wall = index % 2 ? shade(palette.ground, -0.25) : mix(palette.ground, '#FFF8EC', 0.45)
    const box = { x: 0, y: 0, width: 1080, height: 1920 }
    sheet.fill(sheet.linear([shade(wall, 0.08), wall, shade(wall, -0.14)]))
    if (index % 3 === 1)
      sheet.add(
        group(
          { opacity: 0.12 },
          strapwork(sheet, {
            box,
            tiling: 'eightCalm',
            edge: 120,
            weave: { ...palette, line: palette.tiles[3] },
            filled: false,
            woven: false,
            strap: 0.05,
          }),
        ),
      )
    const [width, height, foot, point] = [
      [720, 1340, 1960, 0.5],
      [760, 1220, 1570, 0.8],
      [820, 1500, 1960, 0.3],
    ][index % 3]
    const frames = [
      [96, palette.edge],
      [84, palette.tiles[0]],
      [44, palette.line],
      [30, palette.tiles[2]],
      [12, palette.line],
    ]
    for (const [grow, colour] of frames)
      sheet.add(path(`${arch(540, foot + grow, width + grow * 2, height + grow * 2.1, point)}Z`, { fill: colour }))
    const clip = sheet.clip(path(`${arch(540, foot, width, height, point)}Z`, {}))
    sheet.add(
      group(
        { 'clip-path': clip },
        rect(0, 0, 1080, 1920, { fill: palette.ground }),
        strapwork(sheet, { box, tiling, edge, weave: palette }),
        rect(0, 0, 1080, 1920, {
          fill: sheet.linear([
            [0, palette.edge, 0.55],
            [0.45, palette.edge, 0.1],
            [1, palette.edge, 0],
          ]),
        }),
      ),
    )
    sheet.add(glow(sheet, 540, 420, 900, '#fff', 0.12))
  },
}
