import { mix, shade } from '../../lib/colour.mjs'
import { swell } from '../../parts/dunes.mjs'
import { moon, sky, stars, streaks, sun } from '../../parts/sky.mjs'
import { palm } from '../../parts/trees.mjs'
import { ellipse, group, path, place, rect, use } from '../../lib/svg.mjs'
import { smooth } from '../../lib/path.mjs'

/** Palms round a pool that holds their reflection. @type {import('../types.mjs').Composition} */
export const oasis = {
  nouns: ['واحة', 'نخيل وماء', 'ظل النخل'],
  tags: ['desert', 'nature'],
  palettes: ['turquoise', 'dusk', 'mint', 'night', 'saffron', 'lilac'],
  draw({ sheet, random, palette, index }) {
    const shore = [1230, 1180, 1300, 1220, 1160, 1260][index % 6]
    sky(sheet, palette, 0.6)
    if (palette.dark) sheet.add(stars(random, palette, {}), moon(sheet, palette, 780, 380, 80))
    else
      sheet.add(
        sun(sheet, palette, [760, 0, 300, 0, 540, 720][index % 6], shore - 420, 130, 5),
        streaks(random, palette.sun, shore - 500, 240, 4),
      )
    sheet.add(
      swell(sheet, random, {
        y: shore - 150,
        amplitude: 60,
        colour: mix(palette.far, palette.sky.at(-1), 0.35),
        waves: 0.9,
      }).markup,
    )
    sheet.add(
      swell(sheet, random, { y: shore - 60, amplitude: 34, colour: mix(palette.far, palette.near, 0.22), waves: 1.2 })
        .markup,
    )
    const trees = sheet.symbol(
      palm({
        trunk: mix(palette.near, palette.accent, 0.22),
        leaves: mix(palette.near, palette.far, 0.12),
        under: shade(palette.near, -0.2),
        fruit: palette.accent,
      }),
    )
    const stand = Array.from({ length: 6 + (index % 3) }, (_, i) => [
      60 + i * 150 + random.range(-46, 46),
      random.range(0.9, 1.9),
      random.range(-7, 7),
      random.chance(),
    ])
    const tall = stand.map(([x, s, turn, flip]) =>
      place(x, shore + random.range(-8, 12), flip ? 1 : 1, use(trees, 0, 0, s, turn)),
    )
    const water = sheet.linear([mix(palette.sky.at(-1), palette.far, 0.25), mix(palette.sky[0], palette.near, 0.35)], {
      user: true,
      x1: 0,
      y1: shore,
      x2: 0,
      y2: 1920,
    })
    sheet.add(rect(0, shore, 1080, 1920 - shore, { fill: water }))
    sheet.add(group({ transform: `translate(0 ${shore * 2}) scale(1 -1)`, opacity: 0.28 }, tall))
    for (let i = 0; i < 16; i++)
      sheet.add(
        ellipse(random.range(0, 1080), shore + 30 + i ** 1.5 * 9, random.range(60, 240), 2 + i * 0.14, {
          fill: palette.sun,
          opacity: 0.2,
        }),
      )
    sheet.add(ellipse(540, shore + 2, 760, 14, { fill: mix(palette.near, palette.far, 0.35) }), tall)
    const bank = smooth([
      [-20, 1700],
      [220, 1740],
      [520, 1800],
      [800, 1770],
      [1100, 1700],
    ])
    sheet.add(
      path(`${bank}L1100 1960L-20 1960Z`, { fill: mix(palette.near, palette.far, 0.16) }),
      use(trees, 930, 1830, 2.9, 4),
      use(trees, 150, 1880, 2.2, -8),
    )
  },
}
