/** A laid table: a cake of layers, the tray of iftar. Standing on (0, 0). */
import { shade } from '../lib/colour.mjs'
import { lines, star } from '../lib/path.mjs'
import { circle, ellipse, group, n, path, place, rect } from '../lib/svg.mjs'

/** A cake of layers, 440 wide, standing on (0, 0); `candles` flames. */
export function cake({ base, cream, top, accent, candles = 3 }) {
  const drip = (w, y, colour) =>
    path(
      `M${-w} ${y}L${w} ${y}L${w} ${y + 30}${Array.from({ length: 8 }, (_, i) => `c0 ${i % 2 ? 34 : 56} ${n(-w / 4)} ${i % 2 ? 34 : 56} ${n(-w / 4)} 0`).join('')}Z`,
      { fill: colour },
    )
  const flames = Array.from({ length: candles }, (_, i) => {
    const x = (i - (candles - 1) / 2) * 62
    return (
      rect(x - 8, -388, 16, 78, { rx: 5, fill: i % 2 ? accent : '#FFFFFF' }) +
      path(
        `M${n(x)} -392C${n(x - 20)} -408 ${n(x - 8)} -430 ${n(x)} -446C${n(x + 8)} -430 ${n(x + 20)} -408 ${n(x)} -392Z`,
        { fill: '#F5A524' },
      ) +
      circle(x, -404, 6, { fill: '#FFF3C4' })
    )
  })
  return group(
    {},
    ellipse(0, 2, 270, 26, { fill: shade(cream, -0.2) }),
    rect(-220, -160, 440, 160, { rx: 16, fill: base }),
    drip(220, -160, cream),
    rect(-150, -310, 300, 156, { rx: 16, fill: top }),
    drip(150, -310, cream),
    flames,
    [-170, -85, 0, 85, 170].map((x) => path(lines(star(8, x, -38, 22, 14)), { fill: accent })),
    [-90, 0, 90].map((x) => circle(x, -196, 13, { fill: accent })),
  )
}

/** A plate of dates, a jug, a coffee cup: the table of iftar; 620 wide, standing on (0, 0). */
export const iftar = ({ brass, cloth, dates }) =>
  group(
    {},
    ellipse(0, 0, 360, 40, { fill: cloth }),
    ellipse(0, -14, 330, 34, { fill: shade(brass, -0.15) }),
    ellipse(0, -22, 330, 32, { fill: brass }),
    place(
      -190,
      -30,
      1,
      path(
        'M-50 0C-90 -60 -80 -130 -34 -170L-34 -220C-50 -232 -48 -250 -34 -254L30 -254C44 -246 44 -232 32 -222L32 -170C80 -130 90 -60 50 0Z',
        { fill: shade(brass, -0.28) },
      ) +
        path('M32 -206C104 -214 110 -60 60 -52', { fill: 'none', stroke: shade(brass, -0.28), 'stroke-width': 16 }) +
        path('M-36 -196C-90 -214 -110 -180 -128 -190C-110 -160 -84 -150 -60 -140Z', { fill: shade(brass, -0.28) }) +
        path('M-58 -96C-20 -84 20 -84 58 -96', { fill: 'none', stroke: shade(brass, 0.3), 'stroke-width': 9 }) +
        circle(-2, -266, 14, { fill: shade(brass, -0.28) }),
    ),
    place(
      40,
      -34,
      1,
      ellipse(0, -6, 130, 26, { fill: '#FFF6E6' }) +
        path('M-130 -10C-110 40 110 40 130 -10Z', { fill: '#F3E3CB' }) +
        [
          [-70, -22],
          [-24, -28],
          [24, -26],
          [70, -20],
          [-46, -46],
          [0, -52],
          [46, -46],
          [-20, -72],
          [22, -72],
          [0, -94],
        ]
          .map(([x, y], i) =>
            ellipse(x, y, 31, 17, {
              fill: i % 2 ? dates : shade(dates, 0.16),
              transform: `rotate(${((i * 37) % 60) - 30} ${x} ${y})`,
            }),
          )
          .join(''),
    ),
    place(
      240,
      -34,
      1,
      path('M-44 -80L44 -80C44 -30 30 0 0 0C-30 0 -44 -30 -44 -80Z', { fill: '#FFFFFF' }) +
        ellipse(0, -80, 44, 11, { fill: '#6B3A1E' }) +
        path('M-44 -54C-16 -44 16 -44 44 -54', { fill: 'none', stroke: '#C9442B', 'stroke-width': 8 }),
    ),
  )
