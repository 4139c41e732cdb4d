import { mix, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { arch, lines } from '../../lib/path.mjs'
import { circle, path, place, rect } from '../../lib/svg.mjs'
import { lantern } from '../../parts/travellers.mjs'
import { blade } from '../../parts/flowers/leaves.mjs'
import { jasmine } from '../../parts/flowers/petals.mjs'

/** A covered lane: arch within arch, down to the light at its end. @type {import('../types.mjs').Composition} */
export const alley = {
  nouns: ['زقاق', 'أقواس الزنقة', 'ممر الضوء'],
  tags: ['calm'],
  palettes: ['clay', 'noon', 'night', 'saffron', 'lilac', 'mint'],
  draw({ sheet, random, palette, index }) {
    const dark = Boolean(palette.dark)
    const wall = dark ? mix(palette.far, palette.near, 0.25) : mix(palette.sky.at(-1), palette.far, 0.35)
    const [vx, vy] = [
      [540, 1120],
      [470, 1060],
      [600, 1160],
    ][index % 3]
    const end = dark
      ? [palette.sky[0], palette.sky[1], palette.sky.at(-1)]
      : [palette.sky[0], palette.sky[1], '#FFF9EA']
    sheet.fill(sheet.linear(end, { user: true, x1: 0, y1: vy - 420, x2: 0, y2: vy + 160 }))
    sheet.add(circle(vx + 20, vy - 120, dark ? 34 : 44, { fill: palette.sun }))
    const depth = 6
    const frame = (k) => {
      const s = 0.2 + 0.8 * (k / depth) ** 1.55 * 1.35
      return {
        cx: vx + (540 - vx) * s,
        foot: vy + 140 + (1960 - vy - 140) * (s - 0.2) * 0.9,
        width: 900 * s,
        height: 1560 * s,
        s,
      }
    }
    for (let k = 0; k <= depth; k++) {
      const a = frame(k)
      const t = k / depth
      const tone = mix(mix(wall, palette.sun, dark ? 0.16 : 0.3), mix(wall, palette.near, 0.75), t ** 1.2)
      const band = shade(tone, k % 2 ? 0.08 : -0.1)
      const point = [0.5, 0.15, 0.7][index % 3]
      const opening = `${arch(a.cx, a.foot, a.width * 0.8, a.height * 0.92, point)}Z`
      const mask = `M-400 -400L1480 -400L1480 2400L-400 2400Z${opening}`
      const next = frame(k + 1)
      if (k < depth) {
        const b = a.foot
        const y2 = next.foot
        sheet.add(
          path(
            lines([
              [a.cx - a.width * 0.4, b],
              [a.cx + a.width * 0.4, b],
              [next.cx + next.width * 0.62, y2 + 4],
              [next.cx - next.width * 0.62, y2 + 4],
            ]),
            { fill: mix(tone, palette.near, 0.35) },
          ),
        )
      }
      sheet.add(
        path(mask, { fill: band, 'fill-rule': 'evenodd' }),
        path(opening, { fill: 'none', stroke: shade(band, 0.22), 'stroke-width': 14 * a.s }),
        path(`${arch(a.cx, a.foot, a.width * 0.86, a.height * 0.95, point)}`, {
          fill: 'none',
          stroke: mix(band, palette.accent, 0.45),
          'stroke-width': 7 * a.s,
        }),
      )
      if (k < depth)
        sheet.add(
          path(
            lines([
              [a.cx - a.width * 0.41, a.foot],
              [a.cx + a.width * 0.41, a.foot],
              [next.cx + next.width * 0.5, next.foot + 30],
              [next.cx - next.width * 0.5, next.foot + 30],
            ]),
            { fill: mix(mix(wall, palette.near, 0.3 + t * 0.35), palette.sun, 0.12) },
          ),
        )
      if (k > 1 && k < depth) {
        const top = a.foot - a.height * 0.92
        const s = 0.75 * a.s
        sheet.add(
          rect(a.cx - 1, top - 40, 2, 60 + 60 * a.s, { fill: palette.near }),
          glow(sheet, a.cx, top + 60 * a.s + 110 * s, 210 * a.s, '#FFC66A', dark ? 0.8 : 0.45),
          place(
            a.cx,
            top + 30 + 60 * a.s,
            s,
            lantern({ metal: palette.near, glass: mix(palette.accent, '#FFE2A0', 0.4), light: '#FFFFFF' }),
          ),
        )
      }
    }
    for (let i = 0; i < 34; i++) {
      const side = index % 2 ? 1 : 0
      const x = side ? 1090 - random.next() ** 2 * 330 : -10 + random.next() ** 2 * 330
      const y = random.range(-20, 560) - Math.abs(x - (side ? 1080 : 0)) * 0.6
      sheet.add(
        place(
          x,
          y,
          1,
          blade(
            random.range(60, 120),
            26,
            mix(palette.near, '#3E8A5E', random.range(0.3, 0.7)),
            mix(palette.near, '#8FC1A4', 0.5),
          ),
          random.range(90, 270),
        ),
      )
      if (i % 2 === 0)
        sheet.add(
          place(
            x,
            y + 40,
            random.range(0.26, 0.42),
            jasmine(index % 3 === 1 ? '#D6477E' : '#FFFFFF', '#F5B83D'),
            random.range(0, 72),
          ),
        )
    }
  },
}
