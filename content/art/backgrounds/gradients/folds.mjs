import { mix, ramp, shade } from '../../lib/colour.mjs'
import { lines } from '../../lib/path.mjs'
import { path } from '../../lib/svg.mjs'
import { glow } from '../../lib/light.mjs'

/** Folded paper: a net of triangles on khatam diagonals, each facet with its own gradient. @type {import('../types.mjs').Composition} */
export const folds = {
  nouns: ['ورق مطوي', 'أوجه الضوء', 'بلورة'],
  tags: ['patterns', 'calm'],
  palettes: ['turquoise', 'plum', 'saffron', 'frost', 'lilac', 'clay'],
  draw({ sheet, random, palette, index }) {
    const colours = palette.dark
      ? [palette.near, ...palette.sky]
      : [palette.sky.at(-1), ...[...palette.sky].reverse().slice(1), palette.near]
    const size = [270, 360, 216, 540, 270, 360][index % 6]
    const columns = Math.ceil(1080 / size) + 1
    const rows = Math.ceil(1920 / size) + 1
    const points = Array.from({ length: rows + 1 }, (_, j) =>
      Array.from({ length: columns + 1 }, (_, i) => [
        i * size +
          (i && i < columns ? random.range(-0.16, 0.16) * size : 0) -
          (index % 2 ? 0 : size * 0.25) +
          (j % 2 ? 0 : 0),
        j * size + (j && j < rows ? random.range(-0.16, 0.16) * size : 0),
      ]),
    )
    const light = [
      [0.2, 0.1],
      [0.8, 0.2],
      [0.5, 0.5],
      [0.1, 0.8],
      [0.9, 0.9],
      [0.5, 0],
    ][index % 6]
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const [a, b, c, d] = [points[j][i], points[j][i + 1], points[j + 1][i + 1], points[j + 1][i]]
        const m = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]
        ;[
          [a, b],
          [b, c],
          [c, d],
          [d, a],
        ].forEach(([p, q], k) => {
          const [x, y] = [(p[0] + q[0] + m[0]) / 3 / 1080, (p[1] + q[1] + m[1]) / 3 / 1920]
          const t = Math.min(
            1,
            Math.hypot(x - light[0], (y - light[1]) * 1.25) * 0.86 + [-0.09, 0.03, 0.1, -0.03][(k + i + j) % 4],
          )
          const colour = ramp(colours, Math.max(0, palette.dark ? 1 - t : t))
          const paint = sheet.linear([shade(colour, 0.1), mix(shade(colour, -0.12), palette.near, 0.08)], {
            x1: k < 2 ? 0 : 1,
            y1: 0,
            x2: k < 2 ? 1 : 0,
            y2: 1,
          })
          sheet.add(path(lines([p, q, m]), { fill: paint, stroke: colour, 'stroke-width': 0.8 }))
        })
      }
    }
    sheet.add(glow(sheet, light[0] * 1080, light[1] * 1920, 900, palette.sun, 0.3))
  },
}
