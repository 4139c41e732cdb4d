/** What marks a day in a life: a cap, a diploma, a cradle, a lamb, a stethoscope. Round (0, 0) or standing on it. */
import { shade } from '../lib/colour.mjs'
import { crescent } from '../lib/path.mjs'
import { line } from '../lib/pen.mjs'
import { circle, ellipse, group, path, place, rect } from '../lib/svg.mjs'

/** A graduation cap 340 wide with its tassel. */
export const cap = (cloth, gold) =>
  group(
    {},
    path('M-90 -10L-90 60C-50 96 50 96 90 60L90 -10Z', { fill: shade(cloth, -0.25) }),
    path('M0 -90L180 -20L0 50L-180 -20Z', { fill: cloth }),
    path('M0 50L180 -20L180 -8L0 62L-180 -8L-180 -20Z', { fill: shade(cloth, -0.35) }),
    path('M0 -20L140 10L140 90', line(7, gold)),
    path('M126 90L154 90L162 150L118 150Z', { fill: gold }),
    circle(0, -22, 13, { fill: gold }),
    circle(140, 90, 13, { fill: shade(gold, -0.15) }),
  )

/** A rolled diploma 260 wide. */
export const diploma = (paper, ribbon) =>
  group(
    {},
    rect(-130, -32, 260, 64, { rx: 10, fill: paper }),
    ellipse(130, 0, 17, 32, { fill: shade(paper, -0.2) }),
    ellipse(130, 0, 9, 18, { fill: shade(paper, -0.4) }),
    path('M-130 -32C-146 -20 -146 20 -130 32Z', { fill: shade(paper, -0.1) }),
    rect(-22, -36, 44, 72, { fill: ribbon }),
    path('M-16 30L-40 96L-12 80L0 100L12 80L40 96L16 30Z', { fill: shade(ribbon, -0.12) }),
    circle(0, 34, 22, { fill: shade(ribbon, 0.2) }),
  )

/** A crescent cradle 360 wide hung from stars, with a quilt. */
export const cradle = (moon, quilt, skin = '#F2C49B') =>
  group(
    {},
    path(crescent(0, 0, 180, 0.72, -60), { fill: moon }),
    place(
      -4,
      64,
      1,
      path('M-104 10C-70 -30 70 -46 124 -60C120 20 70 84 -10 86C-60 84 -96 54 -104 10Z', { fill: quilt }) +
        path('M-90 40C-40 30 40 0 110 -10M-50 74C0 66 60 40 92 20', line(6, shade(quilt, 0.4))) +
        circle(-60, -20, 46, { fill: skin }) +
        path('M-106 -22C-104 -76 -30 -84 -14 -30C-40 -50 -80 -44 -106 -22Z', { fill: shade(quilt, 0.3) }) +
        path('M-84 -14C-78 -8 -70 -8 -64 -14M-50 -16C-44 -10 -36 -10 -32 -16', line(5, '#4A2A1A')) +
        path('M-64 4C-60 10 -52 10 -48 4', line(4, '#4A2A1A')) +
        circle(-84, 2, 7, { fill: '#F0A08C' }) +
        circle(-32, 0, 7, { fill: '#F0A08C' }),
    ),
  )

/** A lamb 240 wide standing on (0, 0), facing left. */
export const lamb = (wool, face) =>
  group(
    {},
    [-50, -20, 40, 70].map((x) => rect(x - 9, -64, 18, 64, { rx: 6, fill: face })),
    [
      [-70, -110, 42],
      [-30, -140, 46],
      [20, -146, 48],
      [66, -130, 46],
      [96, -98, 40],
      [60, -76, 46],
      [0, -76, 50],
      [-52, -80, 42],
      [10, -110, 60],
    ].map(([x, y, r]) => circle(x, y, r, { fill: wool })),
    path('M-150 -150C-110 -178 -70 -160 -74 -120C-78 -84 -120 -72 -144 -84C-164 -96 -166 -134 -150 -150Z', {
      fill: face,
    }),
    path('M-90 -150C-70 -150 -52 -138 -50 -122C-66 -118 -86 -126 -94 -138Z', { fill: shade(face, -0.2) }),
    [
      [-140, -160, 24],
      [-112, -172, 26],
      [-86, -160, 24],
    ].map(([x, y, r]) => circle(x, y, r, { fill: wool })),
    circle(-126, -124, 6, { fill: '#FFFFFF' }),
    circle(-127, -124, 3.4, { fill: '#10202A' }),
    path('M-146 -100C-138 -94 -130 -94 -126 -98', line(4, shade(face, 0.5))),
  )

/** A stethoscope in the shape of a heart, 260 wide. */
export const stethoscope = (tube, metal) =>
  group(
    {},
    path(
      'M0 120C-150 20 -120 -110 -40 -100C-10 -96 0 -70 0 -56C0 -70 10 -96 40 -100C120 -110 150 20 0 120',
      line(17, tube),
    ),
    path('M0 120L0 160C0 200 70 200 74 160', line(15, tube)),
    circle(78, 132, 34, { fill: metal }),
    circle(78, 132, 20, { fill: shade(metal, -0.25) }),
  )
