import { shade } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'
import { starOf } from '../lib/girih.mjs'
import { weaves } from '../lib/weaves.mjs'
import { lines, polar, regular, star } from '../lib/path.mjs'
import { circle, createSheet, group, n, path } from '../lib/svg.mjs'
import { strapwork } from '../lib/strapwork.mjs'
import { cycle, ease, height, width } from './film.mjs'

const weave = weaves.sea
const { layers, strands } = starOf({ points: regular(8, 0, 0, 300, -Math.PI / 8), kind: 'n8', reach: 2 }, 62)
const step = 600 * Math.cos(Math.PI / 8)
const edge = 600 * Math.sin(Math.PI / 8)
/** The eight stars around, and the squares between, of the 4.8.8 tiling. */
const ring = Array.from({ length: 8 }, (_, i) =>
  starOf(
    {
      points: regular(8, ...polar(0, 0, i % 2 ? step * Math.SQRT2 : step, (i * Math.PI) / 4), 300, -Math.PI / 8),
      kind: 'n8',
      reach: 2,
    },
    62,
  ),
)
  .concat(
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ].map(([x, y]) =>
      starOf({ points: regular(4, (x * step) / 2, (y * step) / 2, edge / Math.SQRT2, 0), kind: 'n4' }, 62),
    ),
  )
  .flatMap((s) => s.strands)
const length = (points) =>
  points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - points[i][0], p[1] - points[i][1]), 0)

/** The part of a polyline from its start. */
function upTo(points, part) {
  let left = length(points) * part
  const out = [points[0]]
  for (let i = 1; i < points.length && left > 0; i++) {
    const [a, b] = [points[i - 1], points[i]]
    const d = Math.hypot(b[0] - a[0], b[1] - a[1])
    const k = Math.min(1, left / d)
    out.push([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k])
    left -= d
  }
  return out
}

/** A star that draws itself, is coloured, and goes. @type {import('./film.mjs').Film} */
export const girih = {
  slug: 'girih',
  seconds: 8,
  poster: 0.66,
  frame: (t) => {
    const sheet = createSheet(width, height)
    sheet.fill(sheet.radial([shade(weave.ground, 0.05), shade(weave.ground, -0.45)], { cx: 0.5, cy: 0.5, r: 0.75 }))
    const leave = 1 - ease(t, 0.86, 0.99)
    const drawn = ease(t, 0.02, 0.42)
    const filled = ease(t, 0.4, 0.58) * leave
    const outer = ease(t, 0.3, 0.62)
    sheet.add(
      group(
        { opacity: 0.09 },
        strapwork(sheet, {
          box: { x: 0, y: 0, width, height },
          tiling: 'eight',
          edge: 110,
          weave: { ...weave, line: '#FFFFFF' },
          filled: false,
          woven: false,
          strap: 0.03,
        }),
      ),
    )
    sheet.add(glow(sheet, 640, 360, 520, weave.tiles[0], 0.25 * filled))
    const inner = []
    layers.forEach((outline, i) =>
      inner.push(path(lines(outline), { fill: [weave.tiles[2], weave.tiles[1], weave.tiles[0]][i], opacity: filled })),
    )
    const heart = ease(t, 0.52, 0.66) * leave
    inner.push(
      path(lines(star(8, 0, 0, 84 * heart + 0.1, 54 * heart + 0.1, Math.PI / 8)), { fill: weave.tiles[0] }),
      path(lines(star(8, 0, 0, 44 * heart + 0.1, 26 * heart + 0.1, 0)), { fill: weave.line }),
    )
    const trace = (list, part) => list.map((points) => lines(upTo(points, part), false)).join('')
    if (outer > 0.01)
      inner.push(
        path(trace(ring, outer), { fill: 'none', stroke: weave.tiles[3], 'stroke-width': 5, opacity: 0.75 * leave }),
      )
    if (drawn > 0.002)
      inner.push(
        path(trace(strands, drawn), { fill: 'none', stroke: weave.edge, 'stroke-width': 22, opacity: leave }),
        path(trace(strands, drawn), { fill: 'none', stroke: weave.line, 'stroke-width': 14, opacity: leave }),
      )
    if (drawn > 0.002 && drawn < 0.999)
      for (const points of strands) {
        const [x, y] = upTo(points, drawn).at(-1)
        inner.push(circle(x, y, 12, { fill: weave.tiles[0] }))
      }
    sheet.add(group({ transform: `translate(640 360) rotate(${n(22.5 * cycle(t, 1) * 0.35)}) scale(1.08)` }, inner))
    return sheet.toString()
  },
}
