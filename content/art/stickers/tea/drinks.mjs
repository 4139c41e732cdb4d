/** Pot, glass, mint, foam; round (0, 0), within 180 to each side. */
import { leaf } from '../../lib/path.mjs'
import { ellipse, group, path, place } from '../../lib/svg.mjs'
import { cream, cup, face, potBody, steam, stroke } from './tray.mjs'

export const pot = () => group({}, potBody('#2C8C9A', '#17697A', '#F5B83D'), face(-10, 44, 1.1), steam(162, -122, 0.5))

export const glass = () =>
  group(
    {},
    ellipse(0, 138, 140, 24, { fill: '#D9A441' }),
    ellipse(0, 130, 140, 24, { fill: '#F2CE7B' }),
    place(0, 132, 1.62, cup('#9C3B1C', false, { level: 0.78 })),
    face(0, 44, 1.15, cream),
    steam(-24, -120, 0.54),
    steam(30, -120, 0.46),
  )

export const mint = () => {
  const sprig = (turn, size) =>
    place(
      turn,
      -30,
      size,
      [0, 1, 2]
        .map((i) =>
          [-1, 1]
            .map((s) =>
              place(
                0,
                -40 - i * 44,
                1,
                path(leaf(84 - i * 14, 30, s * 8), { fill: (i + s) % 2 ? '#3FA35F' : '#2F8A4E' }) +
                  path('M0 -8L0 -52', stroke(5, '#BDE5B8')),
                s * 58,
              ),
            )
            .join(''),
        )
        .join('') +
        path('M0 40L0 -170', stroke(9, '#1F6A3A')) +
        path(leaf(66, 24), { fill: '#57BC74', transform: 'translate(0 -130)' }),
      turn,
    )
  return group(
    {},
    sprig(26, 0.74),
    sprig(-26, 0.74),
    sprig(2, 0.76),
    place(0, 150, 1.3, cup('#B4641E', false, { level: 0.74 })),
    face(0, 70, 1, cream),
  )
}

export const foam = () =>
  group(
    {},
    [-92, 0, 92].map((x, i) => place(x, 140, i === 1 ? 1.28 : 0.98, cup('#7A2E16', true, { level: 0.78 }))),
    face(0, 72, 1, cream),
    face(-100, 92, 0.66, cream),
    face(100, 92, 0.66, cream),
    steam(-92, -34, 0.7),
    steam(0, -74, 0.8),
    steam(92, -34, 0.7),
  )
