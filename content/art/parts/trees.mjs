/** Palms, olives and cypresses; their foot stands at (0, 0). */
import { group, n, path, place, circle, ellipse } from '../lib/svg.mjs'
import { lines, smooth } from '../lib/path.mjs'

/** One feathered frond from (0, 0), reaching `length` along `angle` (radians) and falling under its weight. */
function frond(length, angle, droop) {
  const at = (t) => [Math.cos(angle) * length * t, Math.sin(angle) * length * t + droop * length * t * t]
  const upper = []
  const lower = []
  const count = 11
  for (let i = 1; i <= count; i++) {
    const t = i / count
    const [x, y] = at(t)
    const [px, py] = at(t - 0.06)
    const a = Math.atan2(y - py, x - px)
    const size = length * 0.25 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.14)) + length * 0.02
    const tip = (side) => [x + Math.cos(a + side * 0.75) * size, y + Math.sin(a + side * 0.75) * size + size * 0.25]
    upper.push(at(t - 0.75 / count), tip(-1))
    lower.push(at(t - 0.75 / count), tip(1))
  }
  return lines([[0, 0], ...upper, at(1.04), ...lower.reverse()])
}

const spread = [
  [-0.15, 0.75],
  [0.35, 0.85],
  [-0.62, 0.6],
  [-1.12, 0.42],
  [-1.57, 0.2],
  [-2.02, 0.42],
  [-2.52, 0.6],
  [-3.0, 0.75],
  [-3.5, 0.85],
]

/** A date palm of height 300; `lean` bends it. */
export function palm({ trunk, leaves, under = leaves, fruit, lean = 24 }) {
  const top = [lean, -230]
  const edge = (side, w0, w1) => [
    [side * w0, 0],
    [lean * 0.2 + (side * (w0 + w1)) / 2.2, -80],
    [lean * 0.55 + side * w1, -160],
    [top[0] + side * w1, top[1]],
  ]
  const body = smooth([...edge(-1, 11, 6), ...edge(1, 11, 6).reverse()], false, 8)
  const crown = (scale, colour, offset) =>
    path(spread.map(([a, droop], i) => frond((i % 2 ? 112 : 98) * scale, a + offset, droop)).join(''), {
      fill: colour,
      transform: `translate(${n(top[0])} ${n(top[1])})`,
    })
  return group(
    {},
    path(`${body}Z`, { fill: trunk }),
    crown(0.95, under, 0.2),
    fruit
      ? [
          [-13, 14],
          [0, 20],
          [13, 14],
        ].map(([dx, dy]) => ellipse(top[0] + dx, top[1] + dy, 7, 14, { fill: fruit }))
      : '',
    crown(1, leaves, 0),
  )
}

/** An olive tree of height about 200, a heap of round masses. */
export function olive({ trunk, leaves, light }) {
  const balls = [
    [-62, -120, 46],
    [-20, -158, 52],
    [38, -150, 50],
    [74, -112, 40],
    [6, -112, 54],
  ]
  return group(
    {},
    path(
      'M-12 0C-8 -36 -26 -60 -40 -96L-22 -96C-14 -74 -4 -66 0 -60C6 -72 22 -84 34 -104L46 -100C30 -70 12 -44 14 0Z',
      { fill: trunk },
    ),
    balls.map(([x, y, r]) => circle(x, y, r, { fill: leaves })),
    balls.map(([x, y, r]) => circle(x + r * 0.2, y - r * 0.24, r * 0.62, { fill: light })),
  )
}

/** A cypress of height 260. */
export const cypress = ({ trunk, leaves, light }) =>
  group(
    {},
    path('M-5 0L-4 -40L4 -40L5 0Z', { fill: trunk }),
    path('M0 -260C34 -170 40 -90 22 -30C12 -18 -12 -18 -22 -30C-40 -90 -34 -170 0 -260Z', { fill: leaves }),
    path('M0 -250C26 -170 32 -96 18 -34C12 -24 4 -22 2 -24C18 -90 14 -170 0 -250Z', { fill: light }),
  )

/** A prickly pear about 130 high. */
export function pricklyPear({ leaves, light, fruit }) {
  const pads = [
    [0, -28, 26, 34, 0],
    [-30, -70, 20, 30, -24],
    [24, -78, 22, 32, 18],
    [-48, -116, 15, 22, -34],
    [6, -120, 16, 24, -6],
    [46, -124, 16, 22, 30],
  ]
  return group(
    {},
    pads.map(([x, y, rx, ry, turn], i) =>
      place(
        x,
        y,
        1,
        ellipse(0, 0, rx, ry, { fill: i % 2 ? leaves : light }) +
          (i > 2 && fruit
            ? [-8, 0, 8].map((dx) => ellipse(dx, -ry - 2 + Math.abs(dx) * 0.3, 4, 7, { fill: fruit })).join('')
            : ''),
        turn,
      ),
    ),
  )
}
