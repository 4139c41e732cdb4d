/** A dome, a heart, a rosette, an open door; round (0, 0), within 180 to each side. */
import { khatam, lines, polar, star } from '../../lib/path.mjs'
import { circle, group, path, place, rect } from '../../lib/svg.mjs'
import { dome, minaret } from '../../parts/buildings.mjs'
import { jasmine, rose } from '../../parts/flowers/petals.mjs'
import { lantern } from '../../parts/travellers.mjs'
import { spark, stroke } from './marks.mjs'

export const friday = () => {
  const look = { wall: '#F3E3C3', light: '#FFF6E0', dark: '#1F7A6B', metal: '#E0A030' }
  return group(
    {},
    place(-122, 140, 0.8, minaret(330, look, 54)),
    place(122, 140, 0.8, minaret(330, look, 54)),
    place(0, 24, 1, dome(170, { wall: '#1F7A6B', light: '#37A08C', metal: '#E0A030' }, 0.14)),
    rect(-104, 20, 208, 122, { fill: '#F3E3C3' }),
    rect(-104, 20, 208, 16, { fill: '#1F7A6B' }),
    [-64, 0, 64].map((x) =>
      path(
        `M${x - 22} 142L${x - 22} 92C${x - 22} 66 ${x - 8} 56 ${x} 48C${x + 8} 56 ${x + 22} 66 ${x + 22} 92L${x + 22} 142Z`,
        { fill: x ? '#C9A865' : '#1F7A6B' },
      ),
    ),
    rect(-164, 138, 328, 20, { rx: 6, fill: '#C9A865' }),
  )
}

export const thanks = () =>
  group(
    {},
    path('M0 140C-200 10 -150 -140 -50 -120C-24 -114 -8 -96 0 -76C8 -96 24 -114 50 -120C150 -140 200 10 0 140Z', {
      fill: '#C8314F',
    }),
    path('M50 -120C150 -140 200 10 0 140C120 20 130 -80 50 -120Z', { fill: '#A31F40' }),
    path('M-104 -76C-120 -50 -118 -20 -106 0', stroke(13, '#F7A8B4')),
    [-44, 44].map((x) => path(`M${x - 18} -14C${x - 10} -28 ${x + 10} -28 ${x + 18} -14`, stroke(10, '#FFF3E6'))),
    path('M-32 22C-20 48 20 48 32 22', stroke(10, '#FFF3E6')),
    place(128, 96, 0.56, rose('#F2A65A')),
    place(-132, 92, 0.44, jasmine('#FFFFFF', '#F5B83D', '#D8D2E8')),
    spark(138, -128, 20, '#F5A524'),
    spark(-146, -116, 16, '#F5A524'),
  )

export const congrats = () => {
  const colours = ['#F5A524', '#C9442B', '#0B7A86', '#6B4E9B', '#4B7A1F']
  return group(
    {},
    path('M-44 60L-84 176L-40 152L-14 184L10 70ZM44 60L84 176L40 152L14 184L-10 70Z', { fill: '#C9442B' }),
    path(lines(star(16, 0, -10, 128, 108)), { fill: '#F5A524' }),
    circle(0, -10, 92, { fill: '#FFF3D6' }),
    circle(0, -10, 92, stroke(9, '#D9861A')),
    path(lines(khatam(0, -10, 70)), { fill: '#0B7A86' }),
    path(lines(khatam(0, -10, 50)), { fill: '#FFF3D6' }),
    path(lines(star(5, 0, -8, 36, 16)), { fill: '#C9442B' }),
    Array.from({ length: 14 }, (_, i) => {
      const [x, y] = polar(0, -10, 150 + (i % 3) * 12, -0.25 - i * 0.2)
      return i % 2
        ? circle(x, y, 8, { fill: colours[i % 5] })
        : place(x, y, 1, rect(-5, -13, 10, 26, { rx: 4, fill: colours[i % 5] }), i * 37)
    }),
  )
}

export const welcome = () =>
  group(
    {},
    path('M-120 140L-120 -40C-120 -110 -60 -140 0 -172C60 -140 120 -110 120 -40L120 140Z', { fill: '#E3C184' }),
    path('M-92 140L-92 -34C-92 -90 -44 -112 0 -138C44 -112 92 -90 92 -34L92 140Z', { fill: '#FFE7A8' }),
    path('M-92 140L-92 -34C-92 -74 -66 -96 -40 -113L-40 168Z', { fill: '#1C6E9E' }),
    path('M92 140L92 -34C92 -74 66 -96 40 -113L40 168Z', { fill: '#165A84' }),
    [-66, 66].map((x) => [0, 70].map((y) => path(lines(khatam(x, y, 17)), { fill: '#F5B83D' }))),
    place(0, -132, 0.62, lantern({ metal: '#7A5218', glass: '#F5A524', light: '#FFFFFF' })),
    path('M0 122C-44 92 -30 58 0 78C30 58 44 92 0 122Z', { fill: '#C8314F' }),
    rect(-150, 138, 300, 22, { rx: 8, fill: '#B98A44' }),
  )
