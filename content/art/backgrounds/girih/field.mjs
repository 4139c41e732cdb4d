import { strapwork } from '../../lib/strapwork.mjs'
import { shade } from '../../lib/colour.mjs'
import { glow, vignette } from '../../lib/light.mjs'
import { group } from '../../lib/svg.mjs'

const looks = [
  ['eight', 118, 0],
  ['twelve', 96, 0],
  ['grand', 92, 1],
  ['ten', 104, 0],
  ['sixteen', 72, 0],
  ['twelveOpen', 104, 3],
  ['grandSoft', 96, 0],
  ['laceSoft', 112, 0],
]

/** The whole picture is one pattern, sometimes set at an angle, under a pool of light. @type {import('../types.mjs').Composition} */
export const field = {
  nouns: ['نجوم متشابكة', 'زليج مغربي', 'نقش هندسي'],
  tags: ['patterns'],
  palettes: ['fez', 'clay', 'plum', 'forest', 'sea', 'mint', 'ink', 'turquoise'],
  draw({ sheet, palette, index }) {
    const [tiling, edge, order] = looks[index % looks.length]
    const turn = [0, 30, 0, 18, 45, 0, 15, 0][index % 8]
    sheet.fill(palette.ground)
    const side = turn ? 2250 : 0
    const box = turn
      ? { x: 540 - side / 2, y: 960 - side / 2, width: side, height: side }
      : { x: 0, y: 0, width: 1080, height: 1920 }
    sheet.add(
      group(
        { transform: turn ? `rotate(${turn} 540 960)` : undefined },
        strapwork(sheet, { box, tiling, edge, weave: palette, order }),
      ),
    )
    sheet.add(glow(sheet, 540, 560, 1100, '#ffffff', 0.16))
    vignette(sheet, shade(palette.edge, -0.5), 0.5)
  },
}
