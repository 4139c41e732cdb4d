import { mix, shade } from '../../lib/colour.mjs'
import { fullMoon, sky, stars, sun, birds } from '../../parts/sky.mjs'
import { glow } from '../../lib/light.mjs'
import { skiff } from '../../parts/travellers.mjs'
import { glints, strokes } from '../../parts/water.mjs'
import { circle, path, place, rect } from '../../lib/svg.mjs'
import { lines, smooth } from '../../lib/path.mjs'

/** A lighthouse 620 high. */
function lighthouse(wall, stripe, dark, lamp) {
  const at = (v) => 62 - v * 24
  const bands = [0.12, 0.44, 0.76].map((v) =>
    path(
      lines([
        [-at(v), -v * 480],
        [at(v), -v * 480],
        [at(v + 0.16), -(v + 0.16) * 480],
        [-at(v + 0.16), -(v + 0.16) * 480],
      ]),
      { fill: stripe },
    ),
  )
  return [
    path('M-62 0L-38 -480L38 -480L62 0Z', { fill: wall }),
    ...bands,
    path('M62 0L38 -480L14 -480L22 0Z', { fill: dark, opacity: 0.22 }),
    rect(-56, -496, 112, 20, { fill: dark }),
    rect(-30, -566, 60, 70, { fill: lamp }),
    path('M-30 -566L-30 -496M0 -566L0 -496M30 -566L30 -496', { stroke: dark, 'stroke-width': 5 }),
    path('M-42 -566L42 -566L0 -622Z', { fill: stripe }),
    circle(0, -626, 7, { fill: dark }),
  ]
}

/** A light on a rock, boats at rest. @type {import('../types.mjs').Composition} */
export const harbour = {
  nouns: ['منارة', 'مرسى', 'ضوء على البحر'],
  tags: ['sea', 'night', 'calm'],
  palettes: ['night', 'dusk', 'frost', 'lilac', 'ember', 'mint'],
  draw({ sheet, random, palette, index }) {
    const horizon = [1240, 1180, 1300, 1200, 1260, 1220][index % 6]
    const side = index % 2 ? -1 : 1
    const x = 540 + side * [230, 260, 180][index % 3]
    sky(sheet, palette, horizon / 1920)
    if (palette.dark) sheet.add(stars(random, palette, { height: horizon - 200 }))
    if (palette.name === 'night') sheet.add(fullMoon(sheet, palette, 540 - side * 260, 420, 90))
    else sheet.add(sun(sheet, palette, 540 - side * 230, horizon - 140, 130, 4.5))
    const lampY = horizon - 476
    const beam = sheet.linear(
      [
        [0, '#FFE9B0', 0.75],
        [1, '#FFE9B0', 0],
      ],
      { x1: side > 0 ? 1 : 0, x2: side > 0 ? 0 : 1, y2: 0 },
    )
    if (palette.dark)
      sheet.add(
        path(
          lines([
            [x, lampY],
            [x - side * 1100, lampY - 260],
            [x - side * 1100, lampY + 120],
          ]),
          { fill: beam },
        ),
        glow(sheet, x, lampY, 240, '#FFE9B0', 0.9),
      )
    sheet.add(
      rect(0, horizon, 1080, 1920 - horizon, {
        fill: sheet.linear([
          mix(palette.sky.at(-1), palette.far, 0.6),
          mix(palette.far, palette.near, 0.6),
          palette.near,
        ]),
      }),
    )
    sheet.add(
      strokes(random, { y: horizon + 20, bottom: 1900, colour: mix(palette.far, palette.sky.at(-1), 0.5) }),
      glints(random, { x: 540 - side * 230, y: horizon + 8, bottom: 1800, width: 240, colour: palette.sun, count: 24 }),
    )
    sheet.add(
      place(
        x,
        horizon + 64,
        1,
        lighthouse(
          mix('#FFF8EC', palette.sky[1], 0.16),
          mix(palette.accent, '#C9442B', 0.5),
          palette.near,
          '#FFE9B0',
        ).join(''),
      ),
    )
    const rock = smooth([
      [x - 330, horizon + 130],
      [x - 240, horizon + 70],
      [x - 120, horizon + 46],
      [x, horizon + 40],
      [x + 150, horizon + 58],
      [x + 260, horizon + 84],
      [x + 340, horizon + 130],
    ])
    sheet.add(
      path(`${rock}Z`, { fill: mix(palette.near, palette.far, 0.14) }),
      path(
        smooth([
          [x - 210, horizon + 96],
          [x - 80, horizon + 80],
          [x + 120, horizon + 96],
        ]),
        { fill: 'none', stroke: mix(palette.near, palette.far, 0.4), 'stroke-width': 7, 'stroke-linecap': 'round' },
      ),
    )
    const boat = (colour) => skiff({ hull: colour, trim: '#FFF3DD', inside: shade(palette.near, -0.2) })
    sheet.add(
      place(540 - side * 280, horizon + 330, 1.5, boat(mix(palette.accent, palette.near, 0.2)), -2),
      place(540 + side * 60, horizon + 480, 2, boat('#1C7C8C'), 3),
    )
    sheet.add(birds(random, 540, lampY - 160, 160, 7, mix(palette.near, palette.sky[1], 0.2)))
  },
}
