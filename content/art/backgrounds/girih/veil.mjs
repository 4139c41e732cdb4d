import { strapwork } from '../../lib/strapwork.mjs'
import { mix, shade } from '../../lib/colour.mjs'
import { fade, glow } from '../../lib/light.mjs'

const looks = [
  ['grand', 128],
  ['sixteen', 96],
  ['ten', 132],
  ['twelveSquare', 118],
  ['eightFine', 150],
  ['lace', 126],
]

/** Fine metal lines that come out of the dark and go back into it. @type {import('../types.mjs').Composition} */
export const veil = {
  nouns: ['خيوط من ضوء', 'نقش خفيف', 'هندسة هادئة'],
  tags: ['patterns', 'calm', 'night'],
  palettes: ['ink', 'sea', 'plum', 'marble', 'forest', 'night'],
  draw({ sheet, palette, index }) {
    const [tiling, edge] = looks[index % looks.length]
    const light = palette.name === 'marble'
    const ground = light ? palette.ground : shade(palette.ground, -0.3)
    const thread = light ? palette.tiles[3] : mix(palette.line, palette.tiles[0], 0.25)
    sheet.fill(sheet.linear([shade(ground, light ? 0.3 : 0.02), mix(ground, palette.tiles[1], 0.35), ground]))
    const focus = [1350, 520, 960, 1500, 300, 1100][index % 6]
    sheet.add(glow(sheet, 540, focus, 900, palette.tiles[light ? 4 : 0], 0.5))
    const box = { x: 0, y: 0, width: 1080, height: 1920 }
    sheet.add(
      strapwork(sheet, {
        box,
        tiling,
        edge,
        weave: { ...palette, line: thread, edge: ground },
        filled: false,
        strap: 0.055,
      }),
    )
    const shadow = sheet.radial(
      [
        [0, ground, 0],
        [0.35, ground, 0.12],
        [0.8, ground, 0.94],
        [1, ground, 1],
      ],
      { user: true, cx: 540, cy: focus, r: 1150 },
    )
    sheet.fill(shadow)
    sheet.add(fade(sheet, ground, focus > 960 ? 0 : 1, focus > 960 ? 0.35 : 0.65, 0.9))
  },
}
