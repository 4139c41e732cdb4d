import { mix } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, group, n, path } from '../../lib/svg.mjs'
import { lines, polar, star } from '../../lib/path.mjs'
import { stars } from '../../parts/sky.mjs'

/** An astrolabe's plate in gold thread: almucantars, hour ticks, a rete of stars. @type {import('../types.mjs').Composition} */
export const astrolabe = {
  nouns: ['أسطرلاب', 'خريطة السماء', 'أبراج'],
  tags: ['night', 'patterns'],
  palettes: ['night', 'sea', 'plum', 'ember', 'moon', 'lilac'],
  draw({ sheet, random, palette, index }) {
    sheet.fill(
      sheet.radial([mix(palette.sky[1], palette.sky[0], 0.3), palette.sky[0], palette.near], {
        cx: 0.5,
        cy: 0.45,
        r: 0.8,
      }),
    )
    const [cx, cy, R] = [
      [540, 900, 470],
      [1010, 760, 760],
      [540, 1780, 820],
      [100, 1240, 700],
      [540, 560, 420],
      [540, 960, 640],
    ][index % 6]
    sheet.add(
      stars(random, palette, { count: 200, height: 1920, sparks: 10 }),
      glow(sheet, cx, cy, R * 1.4, palette.accent, 0.22),
    )
    const gold = mix(palette.accent, palette.sun, 0.35)
    const thread = (width, opacity = 0.9, extra = {}) => ({
      fill: 'none',
      stroke: gold,
      'stroke-width': width,
      opacity,
      ...extra,
    })
    const parts = [
      circle(cx, cy, R, thread(7)),
      circle(cx, cy, R * 0.95, thread(2)),
      circle(cx, cy, R * 0.86, thread(3)),
      circle(cx, cy, R * 0.835, thread(1.5)),
    ]
    let ticks = ''
    let marks = ''
    for (let i = 0; i < 180; i++) {
      const a = (i * Math.PI) / 90
      const [x0, y0] = polar(cx, cy, R * 0.95, a)
      const [x1, y1] = polar(cx, cy, R * (i % 15 === 0 ? 0.86 : i % 5 === 0 ? 0.905 : 0.93), a)
      ticks += `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`
      if (i % 15 === 7) marks += lines(star(8, ...polar(cx, cy, R * 0.895, a), R * 0.022, R * 0.01))
    }
    parts.push(path(ticks, thread(2, 0.8)), path(marks, { fill: gold }))
    const clip = sheet.clip(circle(cx, cy, R * 0.835, {}))
    const inside = []
    for (let i = 0; i < 11; i++)
      inside.push(circle(cx, cy - R * (0.12 + i * 0.055), R * (0.1 + i * 0.1), thread(1.6, 0.5)))
    for (let i = 1; i < 7; i++)
      for (const s of [-1, 1])
        inside.push(circle(cx + s * R * i * i * 0.06, cy + R * 0.3, R * (0.62 + i * i * 0.05), thread(1.2, 0.32)))
    for (const r of [0.34, 0.52, 0.7]) inside.push(circle(cx, cy, R * r, thread(2.6, 0.8)))
    const turn = index * 0.5
    const [ex, ey] = polar(cx, cy, R * 0.18, turn)
    inside.push(circle(ex, ey, R * 0.52, thread(9)), circle(ex, ey, R * 0.47, thread(3)))
    parts.push(group({ 'clip-path': clip }, inside))
    const named = Array.from({ length: 9 }, (_, i) =>
      polar(cx, cy, R * random.range(0.25, 0.76), (i / 9) * Math.PI * 2 + random.range(-0.2, 0.2)),
    )
    parts.push(path(lines(named), thread(2, 0.7, { 'stroke-dasharray': '2 9', 'stroke-linecap': 'round' })))
    for (const [x, y] of named)
      parts.push(glow(sheet, x, y, 50, palette.sun, 0.7), path(lines(star(8, x, y, 19, 6)), { fill: palette.sun }))
    parts.push(
      path(lines(star(2, cx, cy, R * 0.94, R * 0.022, turn + 0.6)), { fill: gold }),
      circle(cx, cy, R * 0.035, { fill: palette.near, stroke: gold, 'stroke-width': 5 }),
    )
    sheet.add(parts)
  },
}
