/** Coffee, peanuts, the tray, a glass with a heart; round (0, 0), within 180 to each side. */
import { ellipse, group, path, place, rect } from '../../lib/svg.mjs'
import { cream, cup, face, potBody, steam, stroke } from './tray.mjs'

export const coffee = () =>
  group(
    {},
    ellipse(0, 122, 150, 26, { fill: '#C9442B' }),
    ellipse(0, 114, 150, 26, { fill: '#E4654A' }),
    path('M92 -30C160 -50 170 60 78 64', stroke(20, '#F3E3CB')),
    path('M-104 -64L104 -64C108 40 70 118 0 118C-70 118 -108 40 -104 -64Z', { fill: '#FFF6E6' }),
    path('M50 -64L104 -64C108 40 70 118 0 118C60 90 62 0 50 -64Z', { fill: '#EAD7B8' }),
    ellipse(0, -64, 104, 24, { fill: '#EAD7B8' }),
    ellipse(0, -62, 88, 17, { fill: '#4A2A1A' }),
    path('M-40 -62C-20 -74 20 -50 44 -62', stroke(7, '#B98450')),
    face(-8, 22, 1.15),
    steam(-36, -90, 0.75),
    steam(24, -90, 0.85),
  )

export const peanuts = () => {
  const nut = (x, y, turn, s = 1) =>
    place(
      x,
      y,
      s,
      path('M0 -58C30 -58 36 -22 22 0C38 24 32 60 0 60C-32 60 -38 24 -22 0C-36 -22 -30 -58 0 -58Z', {
        fill: '#E0AE6A',
      }) +
        path('M-14 -40C-8 -24 -8 24 -16 42M12 -42C6 -24 6 24 14 44M-24 -24L24 -24M-26 28L26 28', stroke(5, '#B9823E')),
      turn,
    )
  return group(
    {},
    nut(-92, -70, -34),
    nut(96, -74, 30),
    nut(0, -104, 84, 1.1),
    nut(-46, -28, 40),
    nut(52, -34, -30),
    path('M-160 -10L160 -10C150 90 90 132 0 132C-90 132 -150 90 -160 -10Z', { fill: '#2C5F9A' }),
    path('M-150 30C-80 50 80 50 150 30L144 54C80 72 -80 72 -144 54Z', { fill: '#F6EFDF' }),
    [-104, -52, 0, 52, 104].map((x) =>
      path(`M${x} ${46 - Math.abs(x) * 0.04}l13 -13l13 13l-13 13Z`, { fill: '#F0B23E', transform: 'translate(-13 4)' }),
    ),
    face(0, 92, 0.85),
  )
}

export const come = () =>
  group(
    {},
    path('M-168 92L168 92L150 124L-150 124Z', { fill: '#B9782E' }),
    ellipse(0, 92, 168, 30, { fill: '#F2CE7B' }),
    ellipse(0, 90, 146, 23, { fill: '#D9A441' }),
    place(-60, 18, 0.84, potBody('#C9442B', '#9C2F1C', '#F5B83D')),
    face(-66, 54, 0.9, cream),
    place(62, 108, 0.82, cup('#9C3B1C', true, { level: 0.75 })),
    place(128, 100, 0.74, cup('#9C3B1C', true, { level: 0.75 })),
    face(62, 64, 0.62, cream),
    steam(126, -50, 0.6),
  )

export const steamArt = () =>
  group(
    {},
    place(0, 150, 1.3, cup('#9C3B1C', true, { level: 0.78 })),
    face(0, 78, 0.95, cream),
    path('M0 -34C-40 -66 -64 -96 -50 -128C-38 -156 -6 -150 0 -126C6 -150 38 -156 50 -128C64 -96 40 -66 0 -34Z', {
      fill: '#E4657F',
    }),
    path('M-30 -122C-36 -112 -34 -100 -28 -92', stroke(8, '#FFFFFF')),
    steam(-84, -10, 0.7),
    steam(84, -10, 0.7),
    rect(-120, 148, 240, 14, { rx: 7, fill: '#B9782E' }),
  )
