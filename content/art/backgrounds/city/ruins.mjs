import { mix, shade } from '../../lib/colour.mjs'
import { lines } from '../../lib/path.mjs'
import { ellipse, group, path, place, rect } from '../../lib/svg.mjs'
import { column } from '../../parts/column.mjs'
import { birds, cloud, fullMoon, sky, stars, streaks, sun } from '../../parts/sky.mjs'
import { cypress, olive } from '../../parts/trees.mjs'
import { glints } from '../../parts/water.mjs'

/** Columns by the sea, as at Sabratha and Leptis. @type {import('../types.mjs').Composition} */
export const ruins = {
  nouns: ['أعمدة صبراتة', 'لبدة الكبرى', 'حجر وبحر'],
  tags: ['sea', 'calm'],
  palettes: ['dawn', 'turquoise', 'saffron', 'moon', 'clay', 'dusk'],
  draw({ sheet, random, palette, index }) {
    const horizon = [1260, 1200, 1310, 1240, 1280, 1220][index % 6]
    sky(sheet, palette, horizon / 1920)
    const x = [720, 320, 540, 780, 420, 640][index % 6]
    if (palette.name === 'moon') sheet.add(stars(random, palette, {}), fullMoon(sheet, palette, x, 480, 120))
    else
      sheet.add(
        sun(
          sheet,
          palette,
          x,
          horizon - [180, 560, 120, 0, 330, 150][index % 6],
          [170, 110, 240, 0, 150, 210][index % 6],
          4,
        ),
        palette.dark ? stars(random, palette, { height: 600 }) : cloud(120, 430, 320, '#FFFFFF', 0.4),
      )
    sheet.add(streaks(random, palette.sun, horizon - 420, 360, 5), birds(random, 1080 - x, 520, 130, 7, palette.near))
    sheet.add(
      rect(0, horizon, 1080, 240, {
        fill: sheet.linear([mix(palette.sky.at(-1), palette.far, 0.6), mix(palette.sky[0], palette.near, 0.3)]),
      }),
      glints(random, { x, y: horizon + 5, bottom: horizon + 220, width: 260, colour: palette.sun, count: 22 }),
    )
    const stone = palette.dark ? mix(palette.far, palette.near, 0.35) : mix(palette.far, '#FBEBD0', 0.42)
    const c = { stone, light: shade(stone, 0.3), dark: mix(shade(stone, -0.3), palette.near, 0.25) }
    const soil = mix(palette.far, palette.near, 0.55)
    const ground = horizon + 210
    sheet.add(
      path(`M-10 ${ground + 10}C240 ${ground - 50} 780 ${ground - 30} 1090 ${ground + 20}L1090 1930L-10 1930Z`, {
        fill: sheet.linear([mix(soil, palette.sun, 0.25), soil, palette.near]),
      }),
    )
    const beam = (x0, x1, y, h) => [
      rect(x0, y - h, x1 - x0, h, { fill: c.stone }),
      rect(x0, y - h, x1 - x0, h * 0.3, { fill: c.light }),
      rect(x0, y - h * 0.2, x1 - x0, h * 0.2, { fill: c.dark, opacity: 0.6 }),
      ...Array.from({ length: Math.floor((x1 - x0) / 44) }, (_, i) =>
        rect(x0 + 10 + i * 44, y - h * 0.62, 24, h * 0.24, { fill: c.dark, opacity: 0.55 }),
      ),
    ]
    if (index % 3 === 0) {
      for (let i = 0; i < 6; i++)
        sheet.add(place(130 + i * 165, ground + 40, 1, column(i === 5 ? 420 : 640, c, i === 5)))
      sheet.add(
        beam(70, 850, ground - 600, 84),
        path(
          lines([
            [70, ground - 684],
            [460, ground - 850],
            [850, ground - 684],
          ]),
          { fill: c.stone },
        ),
        path(
          lines([
            [150, ground - 700],
            [460, ground - 826],
            [770, ground - 700],
          ]),
          { fill: c.dark, opacity: 0.55 },
        ),
      )
    } else if (index % 3 === 1) {
      for (let i = 0; i < 5; i++)
        sheet.add(place(180 + i * 110, ground + 10 + i * 16, 0.62 + i * 0.16, column(600, c, i === 1)))
      sheet.add(place(880, ground + 150, 1, column(1060, c)))
    } else {
      const pier = (px) => [
        rect(px - 100, ground - 560, 200, 640, { fill: c.stone }),
        rect(px + 30, ground - 560, 70, 640, { fill: c.dark, opacity: 0.5 }),
        place(px - 70, ground + 80, 1, column(560, c)),
        place(px + 70, ground + 80, 1, column(560, c)),
      ]
      sheet.add(
        group(
          {},
          path(
            `M240 ${ground + 80}L240 ${ground - 720}L840 ${ground - 720}L840 ${ground + 80}L720 ${ground + 80}L720 ${ground - 280}C720 ${ground - 520} 360 ${ground - 520} 360 ${ground - 280}L360 ${ground + 80}Z`,
            { fill: c.stone },
          ),
          path(`M360 ${ground - 280}C360 ${ground - 520} 720 ${ground - 520} 720 ${ground - 280}`, {
            fill: 'none',
            stroke: c.light,
            'stroke-width': 26,
          }),
        ),
      )
      sheet.add(
        pier(300),
        pier(780),
        beam(170, 910, ground - 560, 60),
        beam(200, 880, ground - 700, 90),
        path(
          lines([
            [250, ground - 790],
            [540, ground - 900],
            [830, ground - 790],
          ]),
          { fill: c.stone },
        ),
      )
    }
    for (let i = 0; i < 7; i++) {
      const s = random.range(30, 90)
      sheet.add(
        place(
          random.range(30, 1050),
          ground + random.range(150, 420),
          1,
          ellipse(0, 4, s * 1.1, s * 0.22, { fill: palette.near, opacity: 0.35 }) +
            path(
              lines([
                [-s, 0],
                [-s * 0.8, -s * 0.6],
                [s * 0.7, -s * 0.7],
                [s, 0],
              ]),
              { fill: c.stone },
            ) +
            path(
              lines([
                [s * 0.2, 0],
                [s * 0.3, -s * 0.64],
                [s * 0.7, -s * 0.7],
                [s, 0],
              ]),
              { fill: c.dark },
            ),
        ),
      )
    }
    const tree = {
      trunk: palette.near,
      leaves: mix(palette.near, '#3E7A52', 0.35),
      light: mix(palette.near, '#6C9A5B', 0.45),
    }
    sheet.add(
      place(70, ground + 240, 1.4, cypress(tree)),
      place(1010, ground + 330, 1.5, olive(tree)),
      place(180, ground + 330, 1, cypress(tree)),
    )
  },
}
