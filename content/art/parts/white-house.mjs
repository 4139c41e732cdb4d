import { arch, lines } from '../lib/path.mjs'
import { path, rect } from '../lib/svg.mjs'

/** A whitewashed house of Ghadames: horned corners, red-ochre ornament, small windows. */
export function whiteHouse(random, width, height, c) {
  const w = width / 2
  const horn = width * 0.11
  const parts = [
    path(
      lines([
        [-w, 0],
        [-w, -height],
        [w, -height],
        [w, 0],
      ]),
      { fill: c.wall },
    ),
    path(
      lines([
        [w * 0.3, 0],
        [w * 0.3, -height],
        [w, -height],
        [w, 0],
      ]),
      { fill: c.shade },
    ),
  ]
  for (const s of [-1, 1])
    parts.push(
      path(
        lines([
          [s * w, -height],
          [s * w, -height - horn * 1.7],
          [s * (w - horn * 0.5), -height - horn],
          [s * (w - horn), -height],
        ]),
        { fill: s > 0 ? c.shade : c.wall },
      ),
      path(
        lines([
          [s * w, -height - horn * 1.7],
          [s * w, -height - horn * 2.2],
          [s * (w - horn * 0.3), -height - horn * 1.3],
        ]),
        { fill: c.wall },
      ),
    )
  const band = -height + width * 0.13
  const step = width / 9
  for (let i = 0; i < 9; i++)
    parts.push(
      path(
        lines([
          [-w + i * step + 3, band],
          [-w + (i + 0.5) * step, band - step * 0.75],
          [-w + (i + 1) * step - 3, band],
        ]),
        { fill: c.ochre },
      ),
    )
  parts.push(rect(-w, band + 5, width, 5, { fill: c.ochre }))
  const kind = random.int(0, 2)
  if (kind === 0)
    parts.push(
      path(`${arch(0, band + width * 0.62, width * 0.26, width * 0.4, 0.2)}Z`, { fill: c.ochre }),
      path(`${arch(0, band + width * 0.62, width * 0.18, width * 0.33, 0.2)}Z`, {
        fill: random.chance(c.lit) ? c.glow : c.dark,
      }),
    )
  if (kind === 1)
    for (const dx of [-0.24, 0.24])
      parts.push(
        path(`${arch(dx * width, band + width * 0.44, width * 0.13, width * 0.22, 0.3)}Z`, {
          fill: random.chance(c.lit) ? c.glow : c.dark,
        }),
        path(
          lines([
            [(dx - 0.1) * width, band + width * 0.16],
            [dx * width, band + width * 0.07],
            [(dx + 0.1) * width, band + width * 0.16],
          ]),
          { fill: c.ochre },
        ),
      )
  if (kind === 2)
    for (const [dx, dy] of [
      [0, 0.2],
      [-0.14, 0.34],
      [0.14, 0.34],
      [0, 0.48],
    ])
      parts.push(
        path(
          lines([
            [dx * width, band + dy * width - width * 0.06],
            [(dx + 0.06) * width, band + dy * width],
            [dx * width, band + dy * width + width * 0.06],
            [(dx - 0.06) * width, band + dy * width],
          ]),
          { fill: c.ochre },
        ),
      )
  return parts.join('')
}
