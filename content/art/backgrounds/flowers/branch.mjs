import { mix, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, place, use } from '../../lib/svg.mjs'
import { orange, pomegranate } from '../../parts/flowers/fruit.mjs'
import { branch as spray } from '../../parts/flowers/leaves.mjs'
import { buds, jasmine } from '../../parts/flowers/petals.mjs'

const kinds = ['jasmine', 'pomegranate', 'orange']

/** Branches that reach in from two corners and leave the middle free. @type {import('../types.mjs').Composition} */
export const branch = {
  nouns: ['غصن ياسمين', 'رمان', 'زهر البرتقال'],
  tags: ['flowers', 'nature', 'calm'],
  palettes: ['mint', 'clay', 'olive', 'night', 'rose', 'turquoise'],
  draw({ sheet, random, palette, index }) {
    const kind = kinds[index % 3]
    const dark = Boolean(palette.dark)
    const paper = dark ? palette.sky[0] : mix(palette.sky.at(-1), '#FFFDF8', 0.3)
    sheet.fill(
      sheet.linear(
        dark
          ? [palette.sky[0], palette.sky[1]]
          : [mix(palette.sky[1], paper, 0.35), paper, mix(palette.sky[1], paper, 0.6)],
      ),
    )
    sheet.add(
      circle(index % 2 ? 760 : 330, 940, 330, {
        fill: sheet.linear([mix(palette.sun, paper, 0.15), mix(palette.sky[1], paper, 0.3)]),
        opacity: dark ? 0.3 : 0.8,
      }),
    )
    const green = dark ? mix(palette.far, '#8FC1A4', 0.5) : mix(palette.near, '#3E8A5E', 0.5)
    const look = {
      stem: mix(palette.near, '#6B4A2B', 0.5),
      leaves: [green, shade(green, 0.2), shade(green, -0.18)],
      vein: shade(green, 0.4),
      size: 150,
      width: 42,
      count: 13,
      thick: 11,
    }
    const flip = index % 2 ? (x) => 1080 - x : (x) => x
    const arm = (points) => points.map(([x, y]) => /** @type {[number, number]} */ ([flip(x), y]))
    const top = arm([
      [1130, -40],
      [900, 170],
      [720, 330],
      [470, 400],
      [250, 560],
    ])
    const side = arm([
      [1120, 300],
      [960, 480],
      [900, 700],
      [780, 880],
    ])
    const low = arm([
      [-60, 1960],
      [170, 1760],
      [360, 1660],
      [560, 1520],
      [820, 1480],
    ])
    const low2 = arm([
      [-40, 1560],
      [120, 1420],
      [170, 1240],
      [300, 1080],
    ])
    sheet.add([top, low, side, low2].map((points) => spray(points, look)))
    const flower = sheet.symbol(jasmine(dark ? '#FFF6E4' : '#FFFFFF', palette.accent, mix('#FFFFFF', palette.far, 0.5)))
    const bud = sheet.symbol(buds('#FFF6EC', green))
    const fruit = sheet.symbol(kind === 'pomegranate' ? pomegranate('#C23A3A') : orange('#F08A24', green))
    const open = sheet.symbol(pomegranate('#B93238', { open: true }))
    const spots = [...top.slice(1), ...low.slice(1), ...side.slice(1), ...low2.slice(1)]
    for (const [i, [x, y]] of spots.entries()) {
      if (kind === 'jasmine') {
        sheet.add(use(bud, x + 60, y + 20, 0.9, random.range(0, 360)))
        for (let k = 0; k < 3; k++)
          sheet.add(
            use(
              flower,
              x + random.range(-70, 70),
              y + random.range(-60, 60),
              random.range(0.5, 0.95),
              random.range(0, 72),
            ),
          )
      } else if (i % 2 === 0)
        sheet.add(
          use(
            kind === 'pomegranate' && i % 4 === 0 ? open : fruit,
            x,
            y + 90,
            random.range(0.9, 1.25),
            kind === 'pomegranate' ? 180 + random.range(-14, 14) : random.range(-20, 20),
          ),
        )
      else sheet.add(use(flower, x, y, random.range(0.5, 0.8), random.range(0, 72)))
    }
    for (let i = 0; i < 9; i++)
      sheet.add(
        place(
          random.range(120, 960),
          random.range(800, 1500),
          random.range(0.12, 0.24),
          jasmine(dark ? '#FFF6E4' : '#FFFFFF', palette.accent),
          random.range(0, 90),
        ),
      )
    sheet.add(glow(sheet, 540, 300, 800, '#FFFFFF', dark ? 0.05 : 0.2))
  },
}
