/** The sea: wave layers with foam, scallops, glints. */
import { ellipse, n, path } from '../lib/svg.mjs'
import { along, ground, smooth } from '../lib/path.mjs'
import { shade } from '../lib/colour.mjs'

/** A layer of swell with a line of foam along its crest. */
export function wave(sheet, { y, amplitude, length, phase, colour, foam, floor = 1920, width = 1080, steps = 22 }) {
  const height = (x) =>
    y -
    amplitude * (1 - Math.abs(Math.sin(((x + phase) * Math.PI) / length)) ** 0.85) * 0.5 -
    amplitude * 0.28 * Math.sin((x + phase * 2) / (length * 1.9))
  const points = along(-60, width + 60, steps, height)
  const lip = [
    ...points,
    ...points.map(([x, py], i) => [x, py + amplitude * (0.1 + 0.1 * Math.abs(Math.sin(i * 1.7 + phase)))]).reverse(),
  ]
  return [
    path(ground(points, floor), {
      fill: sheet.linear(
        [
          [0, shade(colour, 0.12)],
          [1, shade(colour, -0.16)],
        ],
        { user: true, x1: 0, y1: y - amplitude, x2: 0, y2: y + amplitude * 2.4 },
      ),
    }),
    foam ? path(`${smooth(lip)}Z`, { fill: foam, opacity: 0.75 }) : '',
  ]
}

/** Light lying on the water below (x, y), wider and looser towards the viewer. */
export function glints(random, { x, y, bottom, width, colour, count = 34, opacity = 0.75 }) {
  return Array.from({ length: count }, (_, i) => {
    const t = i / count
    const spread = width * (0.35 + t * 0.9)
    return ellipse(
      x + random.range(-0.5, 0.5) * spread * (0.4 + t),
      y + (bottom - y) * t ** 1.35,
      random.range(0.1, 0.5) * spread,
      2 + t * 5,
      { fill: colour, opacity: n(opacity * (1 - t * 0.75)) },
    )
  })
}

/** Short curved strokes of water. */
export function strokes(random, { y, bottom, colour, count = 26, opacity = 0.35 }) {
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const [x, w, py] = [random.range(-60, 1080), (30 + 140 * t) * random.range(0.6, 1.2), y + (bottom - y) * t ** 1.3]
    d += `M${n(x)} ${n(py)}q${n(w * 0.25)} ${n(-6 - 12 * t)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0`
  }
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': 4, 'stroke-linecap': 'round', opacity })
}

/** One scale of a scalloped sea: concentric arcs. */
export const scallop = (r, colours) =>
  colours.map((colour, i) => `<circle r="${n(r * (1 - i / colours.length))}" fill="${colour}"/>`).join('')

/** A curling crest, drawn once in many lines; foot at (0, 0), about 620 high, breaking to the left. */
export const curl = (deep, mid, light, foam) => [
  path(
    'M620 0C600 -300 430 -600 60 -620C-180 -630 -330 -500 -330 -370C-330 -270 -240 -210 -170 -240C-120 -262 -120 -330 -170 -344C-110 -420 20 -400 60 -300C110 -170 -60 -20 -330 0Z',
    { fill: deep },
  ),
  path(
    'M620 0C590 -270 420 -540 80 -560C-90 -570 -220 -510 -262 -420C-190 -470 -40 -470 40 -380C140 -260 60 -90 -80 0Z',
    { fill: mid },
  ),
  path('M620 0C570 -240 420 -470 130 -492C250 -420 250 -200 120 0Z', { fill: light }),
  path(
    'M-330 -370C-350 -520 -180 -650 60 -632C-100 -610 -240 -560 -262 -430C-290 -420 -300 -380 -290 -340C-270 -300 -210 -290 -180 -320C-150 -250 -210 -210 -250 -226C-300 -240 -330 -300 -330 -370Z',
    { fill: foam },
  ),
]
