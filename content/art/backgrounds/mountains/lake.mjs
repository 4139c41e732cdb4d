import { mix } from '../../lib/colour.mjs'
import { fullMoon, sky, stars, streaks, sun } from '../../parts/sky.mjs'
import { caps, flanks, grove, range, ridge } from '../../parts/ridges.mjs'
import { ellipse, group, rect } from '../../lib/svg.mjs'

/** Mountains doubled in still water. @type {import('../types.mjs').Composition} */
export const lake = {
  nouns: ['مرآة الجبل', 'بحيرة ساكنة', 'انعكاس'],
  tags: ['nature', 'calm'],
  palettes: ['turquoise', 'dusk', 'lilac', 'frost', 'saffron', 'moon'],
  draw({ sheet, random, palette, index }) {
    const shore = [1080, 1000, 1140, 1040, 960, 1100][index % 6]
    const haze = palette.sky.at(-1)
    sky(sheet, palette, shore / 1920)
    const upper = []
    const x = [760, 330, 540, 700, 420, 640][index % 6]
    if (palette.dark) upper.push(stars(random, palette, { height: 700 }))
    upper.push(
      palette.name === 'moon'
        ? fullMoon(sheet, palette, x, 470, 100)
        : sun(sheet, palette, x, shore - [560, 380, 480, 620, 300, 0][index % 6], 110, 4.5),
      streaks(random, palette.sun, shore - 700, 300, 4),
    )
    for (let i = 0; i < 3; i++) {
      const points = ridge(random, { y: shore - 20, height: [520, 360, 190][i], rough: 5, peaks: [2.2, 2.6, 3.4][i] })
      const colour = mix(mix(palette.far, haze, 0.35), palette.near, i * 0.4)
      upper.push(range(sheet, points, { colour, mist: haze, y: shore + 140, floor: shore }))
      if (i < 2) upper.push(flanks(points, { colour: palette.near, depth: 190 - i * 70, opacity: 0.2 }))
      if (i === 0)
        upper.push(caps(points, { colour: mix('#FFFFFF', palette.sun, 0.4), limit: shore - 430, opacity: 0.8 }))
      if (i === 2) upper.push(grove(random, points, { colour, count: 80, size: 10, kind: 'spire' }))
    }
    sheet.add(upper)
    sheet.add(rect(0, shore, 1080, 1920 - shore, { fill: sheet.linear([haze, palette.sky.at(-2), palette.sky[0]]) }))
    const clip = sheet.clip(rect(0, shore, 1080, 1920 - shore, {}))
    sheet.add(
      group(
        { 'clip-path': clip },
        group({ transform: `translate(0 ${shore * 2}) scale(1 -1)`, opacity: 0.55 }, upper.slice(palette.dark ? 1 : 0)),
      ),
    )
    sheet.add(
      rect(0, shore, 1080, 1920 - shore, {
        fill: sheet.linear([
          [0, haze, 0.05],
          [1, palette.near, 0.75],
        ]),
      }),
    )
    for (let i = 0; i < 22; i++)
      sheet.add(
        ellipse(random.range(0, 1080), shore + 14 + i ** 1.6 * 5.4, random.range(80, 320), 1.5 + i * 0.14, {
          fill: haze,
          opacity: 0.26,
        }),
      )
    const front = ridge(random, { y: 1850, height: 130, rough: 4, peaks: 1.2 })
    sheet.add(
      range(sheet, front, { colour: palette.near, mist: palette.near, y: 1920 }),
      grove(
        random,
        front.filter(([px]) => px < 330 || px > 800),
        { colour: palette.near, count: 26, size: 36, kind: 'spire' },
      ),
    )
  },
}
