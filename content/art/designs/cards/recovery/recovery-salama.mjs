import { khatam, lines } from '../../../lib/path.mjs'
import { circle, ellipse, path, place, rect } from '../../../lib/svg.mjs'
import { orange } from '../../../parts/flowers/fruit.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { niche } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { green } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const recoverySalama = ({ sheet, card }) => {
  sheet.fill(sheet.linear(['#FFF0CF', '#FFF9EC']))
  sheet.add(
    niche(sheet, {
      width: 720,
      height: 720,
      foot: 830,
      point: 0.4,
      fill: sheet.linear(['#8FD0DC', '#DFF3EC']),
      rims: [[22, '#E9B45A']],
    }),
    circle(680, 330, 70, { fill: '#FFF6D8' }),
    rect(90, 820, 900, 30, { fill: '#B9782E' }),
  )
  sheet.add(
    place(
      430,
      820,
      1,
      ellipse(0, 0, 150, 18, { fill: '#D9A441' }) +
        path('M-110 -190L110 -190C112 -80 70 -6 0 -6C-70 -6 -112 -80 -110 -190Z', { fill: '#FFFFFF' }) +
        path('M104 -160C180 -170 180 -60 88 -66', { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 20 }) +
        ellipse(0, -190, 110, 24, { fill: '#E9DCC8' }) +
        ellipse(0, -188, 94, 17, { fill: '#C97B2C' }) +
        path(lines(khatam(0, -96, 44)), { fill: '#0F7A7A' }) +
        path('M-30 -220C-48 -250 -14 -270 -30 -310M24 -220C6 -250 40 -270 24 -310', {
          fill: 'none',
          stroke: '#FFFFFF',
          'stroke-width': 13,
          'stroke-linecap': 'round',
        }),
    ),
    place(690, 770, 0.62, orange('#F08A24', '#3A8A5B')),
    place(800, 784, 0.48, orange('#F5A03A', '#3A8A5B')),
  )
  sheet.add(
    place(
      200,
      830,
      1,
      branch(
        [
          [0, 0],
          [-20, -160],
          [30, -330],
        ],
        green,
      ),
    ),
    lettering(card, { y: 1080, width: 760, tall: 190, ink: '#8A4A0F', quiet: '#0F6E6E' }),
  )
}
