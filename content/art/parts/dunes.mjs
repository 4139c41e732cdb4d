/** Sand: dunes with a sharp crest that parts the lit side from the shaded one, and ripples on them. */
import { path } from '../lib/svg.mjs'
import { along, ground, lines, smooth } from '../lib/path.mjs'
import { mix, shade } from '../lib/colour.mjs'

/** A rolling layer, lit from above. */
export function swell(sheet, random, { y, amplitude, colour, floor = 1920, width = 1080, waves = 1.4 }) {
  const phase = random.range(0, 6.28)
  const second = random.range(0, 6.28)
  const points = along(
    -40,
    width + 40,
    10,
    (x, t) =>
      y + Math.sin(t * waves * 6.28 + phase) * amplitude + Math.sin(t * waves * 2.7 * 6.28 + second) * amplitude * 0.22,
  )
  return {
    points,
    markup: path(ground(points, floor), {
      fill: sheet.linear(
        [
          [0, shade(colour, 0.2)],
          [0.45, colour],
          [1, shade(colour, -0.2)],
        ],
        { user: true, x1: 0, y1: y - amplitude, x2: 0, y2: y + amplitude * 3 + 160 },
      ),
    }),
  }
}

/**
 * A barchan: the crest runs from its peak down to the foot in an S; one side is light, the other is shade.
 * @param {{ x: number, y: number, width: number, height: number, light: string, dark: string, side?: 1 | -1 }} shape
 */
export function barchan(sheet, { x, y, width, height, light, dark, side = 1 }) {
  const at = (u, v) => [x + side * u * width, y + v * height]
  const left = [at(-1, 1), at(-0.62, 0.62), at(-0.28, 0.18), at(0, 0)]
  const right = [at(0, 0), at(0.3, 0.2), at(0.62, 0.66), at(1.05, 1)]
  const crest = [at(0, 0), at(0.05, 0.16), at(-0.08, 0.36), at(-0.03, 0.58), at(0.16, 0.78), at(0.1, 1)]
  const body = `${smooth(left)}${smooth(right).replace('M', 'L')}Z`
  const shadow = `${smooth(right)}${smooth([...crest].reverse()).replace('M', 'L')}Z`
  const box = { user: true, x1: x - side * width, y1: y, x2: x + side * width * 0.4, y2: y + height }
  return [
    path(body, { fill: sheet.linear([shade(light, 0.16), light, mix(light, dark, 0.3)], box) }),
    path(shadow, {
      fill: sheet.linear([dark, mix(dark, light, 0.28)], { user: true, x1: x, y1: y, x2: x, y2: y + height }),
    }),
  ]
}

/** Wind ripples: fine lines that follow a base curve. */
export function ripples(random, base, { count, gap, colour, opacity = 0.3, width = 3 }) {
  let d = ''
  for (let i = 0; i < count; i++) {
    const shift = i * gap * (1 + i * 0.045)
    const from = random.range(0, 0.3)
    const to = random.range(0.65, 1)
    const points = base
      .filter((_, k) => k / (base.length - 1) >= from && k / (base.length - 1) <= to)
      .map(([px, py], k) => [px, py + shift + Math.sin(k * 1.3 + i * 0.7) * gap * 0.24])
    if (points.length > 2) d += smooth(points)
  }
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', opacity })
}

/** A flat rock of stacked slabs, about 2 × `size` wide. */
export function slabs(random, x, y, size, colours) {
  const parts = []
  let top = y
  let w = size
  for (const colour of colours) {
    const h = size * random.range(0.2, 0.34)
    const jag = (k) => random.range(-0.05, 0.05) * size * k
    parts.push(
      path(
        lines([
          [x - w + jag(1), top],
          [x - w * 0.94 + jag(2), top - h],
          [x + w * 0.9 + jag(2), top - h + jag(0.5)],
          [x + w + jag(1), top],
        ]),
        { fill: colour },
      ),
    )
    parts.push(
      path(
        lines([
          [x + w * 0.3, top],
          [x + w * 0.36, top - h],
          [x + w * 0.9, top - h],
          [x + w * 0.98, top],
        ]),
        { fill: shade(colour, -0.22) },
      ),
    )
    top -= h
    w *= random.range(0.72, 0.92)
  }
  return parts
}
