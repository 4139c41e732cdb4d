import { glow } from '../../../lib/light.mjs'
import { path, place, rect } from '../../../lib/svg.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { books } from '../../../parts/belongings.mjs'
import { niche } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const thanksTeacher = ({ sheet, card }) => {
  sheet.fill(sheet.linear(['#0F3B4A', '#1B5A6B']))
  sheet.add(
    niche(sheet, {
      width: 760,
      height: 760,
      foot: 860,
      point: 0.3,
      fill: sheet.linear(['#F6D9A0', '#FFF1D0']),
      rims: [[22, '#E3B04B']],
    }),
    rect(100, 850, 880, 30, { fill: '#7A4A26' }),
    place(470, 850, 1.25, books(['#C9442B', '#1C7C8C', '#E3A62E'])),
    glow(sheet, 720, 560, 300, '#FFFFFF', 0.7),
  )
  sheet.add(
    place(
      720,
      850,
      1,
      path('M-70 0L70 0L54 -22L-54 -22Z', { fill: '#5B3420' }) +
        path('M-6 -22L-6 -230L-96 -300', {
          fill: 'none',
          stroke: '#5B3420',
          'stroke-width': 13,
          'stroke-linejoin': 'round',
        }) +
        path('M-150 -262L-60 -362L-36 -276Z', { fill: '#C9442B' }),
    ),
    place(
      470,
      664,
      1,
      path('M-14 0L0 -210L14 0Z', { fill: '#F5A524', transform: 'rotate(16)' }) +
        path('M-14 0L0 -230L14 0Z', { fill: '#1C7C8C', transform: 'rotate(-10)' }),
    ),
    place(
      880,
      850,
      0.9,
      path('M-50 -90L50 -90L38 0L-38 0Z', { fill: '#B9573C' }) +
        place(
          0,
          -90,
          0.8,
          branch(
            [
              [0, 0],
              [10, -80],
              [-10, -170],
            ],
            {
              stem: '#3A7A52',
              leaves: ['#3A7A52', '#5B9A6B'],
              vein: '#BDE5B8',
              size: 90,
              width: 26,
              count: 8,
              thick: 7,
            },
          ),
        ),
    ),
  )
  sheet.add(lettering(card, { y: 1110, width: 820, tall: 170, ink: '#FFF3D6', quiet: '#F2CE7B' }))
}
