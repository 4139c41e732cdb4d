import { mix, shade } from '../../lib/colour.mjs'
import { arch, khatam, lines } from '../../lib/path.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, ellipse, n, path, place, rect } from '../../lib/svg.mjs'
import { birds, moon, sky, stars } from '../../parts/sky.mjs'
import { dome, minaret } from '../../parts/buildings.mjs'
import { lantern } from '../../parts/travellers.mjs'

/** Striped awnings, jars, cloth and strings of lamps. @type {import('../types.mjs').Composition} */
export const souq = {
  nouns: ['سوق المشير', 'دكاكين', 'ألوان السوق'],
  tags: ['celebration'],
  palettes: ['dusk', 'noon', 'plum', 'saffron', 'night', 'mint'],
  draw({ sheet, random, palette, index }) {
    const evening = Boolean(palette.dark)
    sky(sheet, palette, 0.7)
    if (evening) sheet.add(stars(random, palette, { height: 700 }), moon(sheet, palette, 800, 320, 70))
    else sheet.add(birds(random, 700, 360, 130, 7, palette.near), circle(780, 400, 90, { fill: palette.sun }))
    const tone = {
      wall: mix(palette.far, palette.sky.at(-1), 0.2),
      light: mix(palette.far, palette.sun, 0.35),
      dark: mix(palette.far, palette.near, 0.5),
      metal: palette.accent,
    }
    sheet.add(
      place(250, 1200, 1.4, minaret(560, tone)),
      place(640, 960, 1.7, dome(250, tone)),
      rect(400, 950, 500, 500, { fill: tone.wall }),
    )
    const wall = evening ? mix(palette.far, palette.near, 0.3) : mix('#FBEBD0', palette.far, 0.25)
    const y = 1020
    sheet.add(
      rect(0, y, 1080, 700, { fill: sheet.linear([shade(wall, 0.06), shade(wall, -0.14)]) }),
      rect(0, y, 1080, 26, { fill: mix(wall, palette.near, 0.35) }),
    )
    const cloths = ['#C9442B', '#0B7A86', '#E9A23B', '#7A4FA3', '#2F8A5B', '#C4586B']
    for (let i = 0; i < 3; i++) {
      const x = 10 + i * 360
      sheet.add(
        path(`${arch(x + 172, 1720, 250, 500, 0.3)}Z`, { fill: mix(palette.near, '#2A1A12', 0.4) }),
        glow(sheet, x + 172, 1480, 190, '#FFB95A', evening ? 0.7 : 0.4),
      )
      for (let k = 0; k < 3; k++)
        for (let j = 0; j < 3; j++) {
          const c = cloths[(i * 2 + k + j + index) % 6]
          sheet.add(
            (i + index) % 2
              ? rect(x + 84 + j * 62, 1380 + k * 84, 48, 50, { fill: c, rx: 6 }) +
                  rect(x + 84 + j * 62, 1394 + k * 84, 48, 9, { fill: shade(c, 0.3) })
              : path(`M${x + 90 + j * 64} ${1430 + k * 84}c-14 -30 -8 -40 2 -46l28 0c10 6 16 16 2 46Z`, { fill: c }),
            rect(x + 70, 1432 + k * 84, 206, 8, { fill: '#8A5A32' }),
          )
        }
      const base = cloths[(i + index) % 6]
      for (let k = 0; k < 8; k++) {
        const [a, b] = [x + k * 43, x - 10 + k * 45.5]
        sheet.add(
          path(`M${n(a)} 1180L${n(a + 43)} 1180L${n(b + 45.5)} 1320C${n(b + 45.5)} 1352 ${n(b)} 1352 ${n(b)} 1320Z`, {
            fill: k % 2 ? '#FFF3DD' : base,
          }),
        )
      }
      sheet.add(rect(x, 1168, 344, 16, { fill: mix(palette.near, '#5B3420', 0.5) }))
      for (let k = 0; k < 3; k++)
        sheet.add(
          path(lines(khatam(x + 66 + k * 106, 1108, 34)), { fill: mix(wall, cloths[(i + k) % 6], 0.55) }),
          path(lines(khatam(x + 66 + k * 106, 1108, 15)), { fill: shade(wall, 0.3) }),
        )
    }
    sheet.add(rect(0, 1716, 1080, 210, { fill: sheet.linear([mix(palette.near, wall, 0.3), palette.near]) }))
    for (let i = 0; i < 8; i++) {
      const [x, s, c] = [60 + i * 140 + random.range(-20, 20), random.range(0.8, 1.2), cloths[(i + index) % 6]]
      sheet.add(
        place(
          x,
          1800 + (i % 2) * 50,
          s,
          i % 3
            ? path('M-64 -70L64 -70L50 0L-50 0Z', { fill: '#A8743C' }) +
                path('M-64 -70C-40 -130 40 -130 64 -70Z', { fill: c }) +
                ellipse(0, -70, 64, 12, { fill: shade(c, -0.2) })
            : path('M-30 -150L30 -150L26 -130C66 -110 74 -40 40 0L-40 0C-74 -40 -66 -110 -26 -130Z', { fill: c }) +
                path('M-58 -80L58 -80L60 -56L-60 -56Z', { fill: '#FFF3DD' }),
        ),
      )
    }
    for (const [row, drop] of [
      [640, 150],
      [840, 110],
    ]) {
      sheet.add(
        path(`M-20 ${row}Q540 ${row + drop * 2.2} 1100 ${row - 60}`, {
          fill: 'none',
          stroke: palette.near,
          'stroke-width': 4,
        }),
      )
      for (let i = 1; i < 7; i++) {
        const t = i / 7
        const lx = -20 * (1 - t) ** 2 + 2 * 540 * t * (1 - t) + 1100 * t * t
        const ly = row * (1 - t) ** 2 + 2 * (row + drop * 2.2) * t * (1 - t) + (row - 60) * t * t
        const glass = ['#F5A524', '#E4654A', '#3FA7A0', '#C4586B'][(i + index) % 4]
        sheet.add(
          glow(sheet, lx, ly + 66, 110, glass, evening ? 0.85 : 0.4),
          place(lx, ly - 4, row === 640 ? 0.62 : 0.5, lantern({ metal: palette.near, glass, light: '#FFF6DC' })),
        )
      }
    }
  },
}
