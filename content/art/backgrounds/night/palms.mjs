import { mix } from '../../lib/colour.mjs'
import { swell } from '../../parts/dunes.mjs'
import { moon, sky, stars } from '../../parts/sky.mjs'
import { palm } from '../../parts/trees.mjs'
import { use } from '../../lib/svg.mjs'

/** Palms against the stars; a thin crescent. @type {import('../types.mjs').Composition} */
export const palms = {
  nouns: ['هلال ونخيل', 'نخيل عالٍ', 'سماء الواحة'],
  tags: ['night', 'nature', 'calm'],
  palettes: ['night', 'dusk', 'moon', 'ember', 'plum', 'sea'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.9)
    sheet.add(stars(random, palette, { count: 320, height: 1500, sparks: 14 }))
    sheet.add(
      moon(
        sheet,
        palette,
        [700, 330, 540, 780, 300, 760][index % 6],
        [460, 380, 560, 340, 620, 420][index % 6],
        [130, 90, 170, 80, 120, 100][index % 6],
        index % 2 ? -150 : -30,
      ),
    )
    const tree = sheet.symbol(
      palm({ trunk: palette.near, leaves: palette.near, under: mix(palette.near, palette.sky.at(-1), 0.12) }),
    )
    const far = sheet.symbol(
      palm({
        trunk: mix(palette.near, palette.far, 0.4),
        leaves: mix(palette.near, palette.far, 0.4),
        under: mix(palette.near, palette.far, 0.55),
      }),
    )
    sheet.add(swell(sheet, random, { y: 1600, amplitude: 40, colour: mix(palette.far, palette.near, 0.4) }).markup)
    for (let i = 0; i < 7; i++)
      sheet.add(
        use(far, random.range(0, 1080), 1640 + random.range(-10, 40), random.range(0.7, 1.2), random.range(-6, 6)),
      )
    const groups = [
      [
        [250, 3.6, -6],
        [470, 2.5, 8],
        [900, 1.7, 4],
      ],
      [
        [860, 4.2, 6],
        [120, 2, -4],
      ],
      [
        [160, 2.6, -8],
        [330, 3.2, 3],
        [900, 3, 10],
        [760, 2.2, -4],
      ],
    ][index % 3]
    sheet.add(swell(sheet, random, { y: 1760, amplitude: 30, colour: palette.near }).markup)
    for (const [x, s, turn] of groups) sheet.add(use(tree, x, 1860, s, turn))
  },
}
