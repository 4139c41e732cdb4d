import { starOf } from '../../lib/girih.mjs'
import { lines, polar, regular, star } from '../../lib/path.mjs'
import { mix, shade } from '../../lib/colour.mjs'
import { circle, group, path } from '../../lib/svg.mjs'
import { glow, vignette } from '../../lib/light.mjs'

/** Rings of a shamsa, from outside in: petals, a star, a ring of small stars, a strap rosette. */
function shamsa(palette, folds, radius) {
  const parts = []
  const [a, b, c, d] = palette.tiles
  const petals = (r, inner, colour, turn) =>
    path(lines(star(folds * 2, 0, 0, r, inner, turn)), {
      fill: colour,
      stroke: palette.line,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    })
  parts.push(
    petals(radius, radius * 0.86, c, 0),
    petals(radius * 0.93, radius * 0.8, a, Math.PI / (folds * 2)),
    petals(radius * 0.84, radius * 0.72, b, 0),
  )
  parts.push(circle(0, 0, radius * 0.7, { fill: palette.ground, stroke: palette.line, 'stroke-width': 8 }))
  for (let i = 0; i < folds * 2; i++) {
    const [x, y] = polar(0, 0, radius * 0.62, (i * Math.PI) / folds)
    parts.push(path(lines(star(8, x, y, radius * 0.048, radius * 0.034)), { fill: i % 2 ? palette.line : b }))
  }
  parts.push(circle(0, 0, radius * 0.55, { fill: c, stroke: palette.line, 'stroke-width': 6 }))
  const { layers, strands } = starOf(
    { points: regular(folds, 0, 0, radius * 0.56), kind: 'n', reach: Math.floor(folds / 4) },
    62,
  )
  layers.forEach((outline, depth) => parts.push(path(lines(outline), { fill: [a, d, b, c][depth % 4] })))
  const d0 = strands.map((s) => lines(s, false)).join('')
  parts.push(
    path(d0, { fill: 'none', stroke: palette.edge, 'stroke-width': 17 }),
    path(d0, { fill: 'none', stroke: palette.line, 'stroke-width': 11 }),
  )
  const eye = Math.min(...layers.at(-1).map(([x, y]) => Math.hypot(x, y))) - 8
  parts.push(
    path(lines(star(folds, 0, 0, eye, eye * 0.6)), { fill: palette.line }),
    path(lines(star(folds, 0, 0, eye * 0.55, eye * 0.34, 0)), { fill: b }),
  )
  return parts
}

/** One great sunburst rosette on a plain ground, placed differently each time. @type {import('../types.mjs').Composition} */
export const medallion = {
  nouns: ['شمسة', 'وردة هندسية', 'نجمة كبيرة'],
  tags: ['patterns', 'celebration'],
  palettes: ['ink', 'fez', 'clay', 'mint', 'plum', 'turquoise'],
  draw({ sheet, palette, index }) {
    const [x, y, radius, folds] = [
      [540, 960, 480, 12],
      [1080, 560, 720, 16],
      [540, 1920, 860, 16],
      [540, 620, 430, 10],
      [0, 1500, 820, 12],
      [540, 960, 760, 20],
    ][index % 6]
    sheet.fill(sheet.linear([shade(palette.ground, 0.06), palette.ground, shade(palette.ground, -0.3)]))
    for (let r = radius * 2.6; r > radius * 1.1; r -= 64)
      sheet.add(
        circle(x, y, r, {
          fill: 'none',
          stroke: mix(palette.ground, palette.line, 0.3),
          'stroke-width': 2,
          'stroke-dasharray': '3 22',
          'stroke-linecap': 'round',
        }),
      )
    sheet.add(glow(sheet, x, y, radius * 1.7, palette.tiles[0], 0.7))
    sheet.add(group({ transform: `translate(${x} ${y})` }, shamsa(palette, folds, radius)))
    vignette(sheet, shade(palette.edge, -0.4), 0.35)
  },
}
