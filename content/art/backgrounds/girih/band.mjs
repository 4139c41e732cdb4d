import { strapwork } from '../../lib/strapwork.mjs'
import { mix, shade } from '../../lib/colour.mjs'
import { khatam, lines } from '../../lib/path.mjs'
import { group, path, rect } from '../../lib/svg.mjs'
import { glow } from '../../lib/light.mjs'

/** A rule with a row of little stars on it. */
function border(palette, y, height) {
  const parts = [
    rect(0, y, 1080, height, { fill: palette.edge }),
    rect(0, y + 6, 1080, height - 12, { fill: palette.tiles[0] }),
  ]
  for (let x = 0; x <= 1080; x += 72)
    parts.push(
      path(lines(khatam(x, y + height / 2, height * 0.34)), { fill: palette.line }),
      path(lines(khatam(x + 36, y + height / 2, height * 0.15)), { fill: palette.edge }),
    )
  return parts
}

const looks = [
  ['twelve', 84, 1080, 840],
  ['eight', 96, 0, 760],
  ['ten', 84, 620, 680],
  ['grandSoft', 76, 1240, 680],
  ['sixteenOpen', 66, 560, 800],
  ['twelveStar', 78, 0, 1000],
]

/** A dado of tiles along a plain plaster wall, as in an old courtyard. @type {import('../types.mjs').Composition} */
export const band = {
  nouns: ['جدار من زليج', 'حاشية منقوشة', 'فناء قديم'],
  tags: ['patterns', 'calm'],
  palettes: ['sand', 'fez', 'rose', 'forest', 'turquoise', 'palace'],
  draw({ sheet, palette, index }) {
    const [tiling, edge, y, height] = looks[index % looks.length]
    const wall = mix(mix(palette.ground, palette.tiles[4], 0.75), '#FFF9F0', 0.35)
    sheet.fill(sheet.linear([shade(wall, 0.3), wall, shade(wall, -0.06)], { x2: 1, y2: 1 }))
    const clip = sheet.clip(rect(0, y, 1080, height, {}))
    sheet.add(
      group(
        { 'clip-path': clip },
        rect(0, y, 1080, height, { fill: palette.ground }),
        strapwork(sheet, { box: { x: 0, y, width: 1080, height }, tiling, edge, weave: palette }),
      ),
    )
    if (y > 0)
      sheet.add(
        rect(0, y - 150, 1080, 78, {
          fill: sheet.linear([
            [0, palette.edge, 0],
            [1, palette.edge, 0.12],
          ]),
        }),
        border(palette, y - 72, 72),
      )
    if (y + height < 1920)
      sheet.add(
        border(palette, y + height, 72),
        rect(0, y + height + 72, 1080, 90, {
          fill: sheet.linear([
            [0, palette.edge, 0.25],
            [1, palette.edge, 0],
          ]),
        }),
      )
    sheet.add(glow(sheet, 900, 200, 1200, '#FFFFFF', 0.22))
  },
}
