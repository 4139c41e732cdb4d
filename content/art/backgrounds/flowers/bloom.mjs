import { mix, ramp, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, group, n, path } from '../../lib/svg.mjs'

/** One flower so near that it is a landscape: petals in rings, each lit from its tip. @type {import('../types.mjs').Composition} */
export const bloom = {
  nouns: ['قلب الزهرة', 'بتلات', 'وردة قريبة'],
  tags: ['flowers', 'calm', 'nature'],
  palettes: ['rose', 'lilac', 'saffron', 'turquoise', 'ember', 'night', 'frost'],
  draw({ sheet, random, palette, index }) {
    const dark = Boolean(palette.dark)
    const colours = dark
      ? [palette.near, palette.sky[1], palette.sky[2], palette.sun]
      : [palette.near, shade(palette.far, -0.1), palette.sky[0], palette.sky.at(-1)]
    sheet.fill(sheet.linear(dark ? [palette.sky[0], palette.near] : [palette.sky.at(-1), palette.sky[1]]))
    const [cx, cy, R] = [
      [540, 1060, 900],
      [1010, 1640, 1300],
      [90, 420, 1240],
      [540, 1900, 1250],
      [540, 900, 640],
      [1040, 300, 1150],
      [540, 860, 1180],
    ][index % 7]
    const rings = 7
    sheet.add(glow(sheet, cx, cy, R * 1.2, palette.sun, 0.4))
    for (let ring = 0; ring < rings; ring++) {
      const t = ring / (rings - 1)
      const reach = R * (1 - t * 0.84)
      const count = [13, 13, 11, 10, 9, 8, 7][ring]
      const width = (reach * Math.PI * 1.24) / count
      const base = ramp(colours, 1 - t * 0.82)
      const paint = sheet.linear(
        [
          [0, shade(base, 0.28)],
          [0.35, base],
          [1, shade(mix(base, palette.near, 0.4), -0.15)],
        ],
        { user: true, x1: 0, y1: -reach, x2: 0, y2: 0 },
      )
      const notch = index % 2 ? 0.94 : 1.02
      const petal = path(
        `M0 0C${n(-width * 0.7)} ${n(-reach * 0.34)} ${n(-width * 0.92)} ${n(-reach * 0.9)} ${n(-width * 0.22)} ${n(-reach)}Q0 ${n(-reach * notch)} ${n(width * 0.22)} ${n(-reach)}C${n(width * 0.92)} ${n(-reach * 0.9)} ${n(width * 0.7)} ${n(-reach * 0.34)} 0 0Z`,
        { fill: paint, stroke: shade(base, -0.28), 'stroke-width': 2, 'stroke-opacity': 0.5 },
      )
      const veins = path(
        [-0.4, -0.2, 0, 0.2, 0.4]
          .map(
            (k) =>
              `M0 ${n(-reach * 0.2)}Q${n(k * width * 0.9)} ${n(-reach * 0.55)} ${n(k * width)} ${n(-reach * 0.86)}`,
          )
          .join(''),
        { fill: 'none', stroke: shade(base, 0.45), 'stroke-width': 2, opacity: 0.3 },
      )
      const reference = sheet.symbol(petal + veins)
      const turn = ring * (180 / count) + random.range(-4, 4) + index * 9
      sheet.add(
        group(
          { transform: `translate(${cx} ${cy})` },
          Array.from(
            { length: count },
            (_, i) => `<use xlink:href="${reference}" transform="rotate(${n(turn + (i * 360) / count)})"/>`,
          ),
        ),
      )
    }
    const heart = R * 0.13
    sheet.add(circle(cx, cy, heart, { fill: sheet.radial(['#FFE2A0', '#E09A2E', mix('#8C5A1B', palette.near, 0.4)]) }))
    for (let i = 0; i < 90; i++) {
      const a = i * 2.39996
      const r = heart * Math.sqrt(i / 90) * 1.12
      sheet.add(
        circle(cx + Math.cos(a) * r, cy + Math.sin(a) * r, heart * 0.045, { fill: i % 3 ? '#FFF0C4' : '#B4701E' }),
      )
    }
  },
}
