import { mix, shade } from '../../lib/colour.mjs'
import { createNoise } from '../../lib/prng.mjs'
import { circle, ellipse, path, place } from '../../lib/svg.mjs'
import { lines, smooth, star } from '../../lib/path.mjs'
import { fromAbove } from '../../parts/travellers.mjs'
import { glow } from '../../lib/light.mjs'

/** The beach from above: deep water, shallows, lace of foam, wet sand, dry sand. @type {import('../types.mjs').Composition} */
export const shore = {
  nouns: ['شاطئ من فوق', 'زبد ورمل', 'حافة البحر'],
  tags: ['sea', 'nature', 'calm'],
  palettes: ['turquoise', 'sea', 'frost', 'rose', 'noon', 'mint'],
  draw({ sheet, random, palette, index }) {
    const sand = ['#F3DFB8', '#EFD3A4', '#F6E9D0'][index % 3]
    const deep = mix(palette.sky[0], palette.near, 0.25)
    const noise = createNoise(random, 3)
    const lean = [0.9, -0.7, 0.25, -0.35, 0.6, 0][index % 6]
    sheet.fill(sheet.linear([deep, mix(palette.sky[0], palette.sky[1], 0.5)]))
    const edge = (offset, wobble, seed) =>
      Array.from({ length: 15 }, (_, i) => {
        const x = -80 + i * 90
        return [
          x,
          [980, 1100, 900, 1040, 1180, 860][index % 6] + offset + (x - 540) * lean + noise(i * 0.33 + seed) * wobble,
        ]
      })
    const band = (offset, wobble, seed, fill, opacity = 1) =>
      path(`${smooth(edge(offset, wobble, seed))}L1180 3400L-80 3400Z`, { fill, opacity })
    const shallow = mix(palette.sky[1], '#FFFFFF', 0.12)
    sheet.add(
      band(-560, 200, 1, mix(deep, shallow, 0.35)),
      band(-390, 170, 2, mix(deep, shallow, 0.6)),
      band(-230, 150, 3, mix(deep, shallow, 0.85)),
      band(-110, 120, 4, mix(shallow, '#FFFFFF', 0.25)),
    )
    const lace = (offset, seed, w, opacity) =>
      path(smooth(edge(offset, 130, seed)), {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': w,
        opacity,
        'stroke-linecap': 'round',
      })
    sheet.add(
      lace(-290, 3.3, 7, 0.35),
      lace(-180, 3.7, 10, 0.5),
      band(-34, 110, 5, '#FFFFFF', 0.95),
      band(0, 110, 5.1, mix(sand, deep, 0.22)),
      band(66, 130, 5.25, mix(sand, deep, 0.08)),
      band(170, 120, 6, sand),
    )
    for (let i = 0; i < 90; i++) {
      const x = random.range(0, 1080)
      const base = edge(0, 110, 5)[Math.min(14, Math.round((x + 80) / 90))][1]
      sheet.add(circle(x, base - 20 - random.next() ** 2 * 190, random.range(2, 8), { fill: '#FFFFFF', opacity: 0.7 }))
    }
    const dry = (x) => [980, 1100, 900, 1040, 1180, 860][index % 6] + (x - 540) * lean
    for (let i = 0; i < 60; i++) {
      const x = random.range(0, 1080)
      sheet.add(
        ellipse(x, dry(x) + 330 + random.next() * 900, random.range(2, 5), random.range(1.5, 3), {
          fill: shade(sand, -0.25),
          opacity: 0.5,
        }),
      )
    }
    const shellX = lean > 0 ? 240 : 800
    sheet.add(
      place(
        shellX,
        dry(shellX) + 520,
        1,
        path(lines(star(5, 4, 10, 74, 32)), {
          fill: shade(sand, -0.3),
          'stroke-width': 26,
          stroke: shade(sand, -0.3),
          'stroke-linejoin': 'round',
          opacity: 0.5,
        }) +
          path(lines(star(5, 0, 0, 74, 32)), {
            fill: palette.accent,
            stroke: palette.accent,
            'stroke-width': 26,
            'stroke-linejoin': 'round',
          }) +
          star(5, 0, 0, 50, 20)
            .filter((_, i) => i % 2 === 0)
            .map(([x, y]) => circle(x, y, 6, { fill: '#FFF6E4' }))
            .join(''),
        index * 17,
      ),
    )
    if (index % 2 === 0)
      sheet.add(
        place(
          lean > 0 ? 760 : 330,
          330,
          1.3,
          fromAbove({ hull: '#FFF6E4', trim: palette.accent, inside: palette.near }),
          24 + index * 20,
        ),
      )
    sheet.add(glow(sheet, 300, 200, 900, '#FFFFFF', 0.2))
  },
}
