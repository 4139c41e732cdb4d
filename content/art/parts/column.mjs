import { lines } from '../lib/path.mjs'
import { n, path, rect } from '../lib/svg.mjs'

/** A fluted column of height `h`; broken ones have no capital. */
export function column(h, c, broken = false) {
  const w = h * 0.1
  const parts = [
    rect(-w * 0.85, -h * 0.05, w * 1.7, h * 0.05, { fill: c.stone }),
    path(
      lines([
        [-w * 0.58, -h * 0.05],
        [-w * 0.48, -h * 0.86],
        [w * 0.48, -h * (broken ? 0.8 : 0.86)],
        [w * 0.58, -h * 0.05],
      ]),
      { fill: c.stone },
    ),
  ]
  for (const t of [-0.3, -0.05, 0.18])
    parts.push(
      path(`M${n(t * w)} ${n(-h * 0.06)}L${n(t * w * 0.84)} ${n(-h * 0.83)}`, {
        stroke: c.dark,
        'stroke-width': n(w * 0.09),
        opacity: 0.5,
      }),
    )
  parts.push(
    path(
      lines([
        [w * 0.24, -h * 0.05],
        [w * 0.2, -h * 0.83],
        [w * 0.48, -h * 0.83],
        [w * 0.58, -h * 0.05],
      ]),
      { fill: c.dark, opacity: 0.6 },
    ),
  )
  if (!broken)
    parts.push(
      path(
        `M${n(-w * 0.5)} ${n(-h * 0.86)}C${n(-w * 0.6)} ${n(-h * 0.92)} ${n(-w * 0.95)} ${n(-h * 0.94)} ${n(-w * 0.9)} ${n(-h * 0.97)}L${n(w * 0.9)} ${n(-h * 0.97)}C${n(w * 0.95)} ${n(-h * 0.94)} ${n(w * 0.6)} ${n(-h * 0.92)} ${n(w * 0.5)} ${n(-h * 0.86)}Z`,
        { fill: c.light },
      ),
      rect(-w, -h, w * 2, h * 0.035, { fill: c.stone }),
    )
  return parts.join('')
}
