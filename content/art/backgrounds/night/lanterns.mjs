import { mix, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { arch, khatam, lines } from '../../lib/path.mjs'
import { n, path, place, rect } from '../../lib/svg.mjs'
import { stars } from '../../parts/sky.mjs'
import { lantern } from '../../parts/travellers.mjs'

/** Lanterns at many heights, before arches or the open sky. @type {import('../types.mjs').Composition} */
export const lanterns = {
  nouns: ['فوانيس', 'ضوء الفانوس', 'ليلة رمضانية'],
  tags: ['night', 'celebration'],
  palettes: ['night', 'plum', 'ember', 'sea', 'moon', 'lilac'],
  draw({ sheet, random, palette, index }) {
    const deep = shade(palette.sky[0], -0.15)
    sheet.fill(sheet.linear([deep, mix(palette.sky[0], palette.sky[1], 0.7), mix(palette.sky[1], palette.near, 0.5)]))
    sheet.add(stars(random, { ...palette, sun: '#FFF0CC' }, { count: 120, height: 1600, sparks: 10 }))
    if (index % 2 === 0) {
      for (const [grow, colour] of [
        [60, mix(deep, palette.accent, 0.72)],
        [40, deep],
        [0, mix(palette.sky[1], palette.accent, 0.16)],
      ])
        sheet.add(path(`${arch(540, 1960, 860 + grow * 2, 1780 + grow * 2, 0.6)}Z`, { fill: colour }))
      sheet.add(
        path(`${arch(540, 1960, 860, 1780, 0.6)}Z`, {
          fill: sheet.linear([mix(palette.sky[0], palette.sky[1], 0.4), mix(palette.sky.at(-2), palette.accent, 0.15)]),
        }),
      )
    }
    const glasses = [palette.accent, '#E4654A', '#F7C66A', '#3FA7A0', '#C4586B']
    const metal = mix(palette.near, '#D9A441', 0.86)
    const rows = [
      [
        [540, 760, 2.1],
        [230, 420, 1.3],
        [850, 520, 1.4],
      ],
      [
        [180, 900, 1.5],
        [420, 520, 1.2],
        [660, 1100, 1.9],
        [900, 640, 1.4],
      ],
      [
        [300, 1000, 1.9],
        [760, 620, 1.9],
        [540, 280, 1],
      ],
      [
        [540, 560, 1.7],
        [160, 300, 1],
        [920, 340, 1],
        [330, 980, 1.3],
        [770, 900, 1.3],
      ],
    ][index % 4]
    for (const [i, [x, y, s]] of rows.entries()) {
      const glass = glasses[(i + index) % glasses.length]
      sheet.add(path(`M${n(x)} -10L${n(x)} ${n(y)}`, { stroke: metal, 'stroke-width': 3.5 }))
      sheet.add(
        glow(sheet, x, y + 115 * s, 260 * s, glass, 0.75),
        place(x, y, s, lantern({ metal, glass: sheet.linear([mix(glass, '#FFFFFF', 0.35), glass]), light: '#FFF6DC' })),
      )
    }
    for (let i = 0; i < 9; i++) {
      const [x, y] = [random.range(40, 1040), random.range(30, 560)]
      sheet.add(
        path(`M${n(x)} -10L${n(x)} ${n(y)}`, { stroke: metal, 'stroke-width': 1.6, opacity: 0.7 }),
        path(lines(khatam(x, y + 16, random.range(11, 22))), { fill: mix(palette.accent, '#FFF0CC', 0.4) }),
      )
    }
    const y = 1790
    sheet.add(rect(0, y, 1080, 130, { fill: palette.near }), rect(0, y, 1080, 6, { fill: metal }))
    for (let x = 45; x < 1080; x += 90)
      sheet.add(
        path(lines(khatam(x, y + 66, 34)), { fill: 'none', stroke: metal, 'stroke-width': 4 }),
        path(lines(khatam(x, y + 66, 12)), { fill: palette.accent }),
        path(lines(khatam(x + 45, y + 66, 9)), { fill: metal }),
      )
  },
}
