import { glow } from '../../../lib/light.mjs'
import { circle, path, place } from '../../../lib/svg.mjs'
import { plane } from '../../../parts/belongings.mjs'
import { cloud } from '../../../parts/sky.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const travelSafe = ({ sheet, card }) => {
  sheet.fill(sheet.linear(['#3E86B4', '#9CCDE0', '#F6EAD0']))
  sheet.add(
    circle(250, 300, 100, { fill: '#FFF6DC' }),
    glow(sheet, 250, 300, 330, '#FFFFFF', 0.6),
    cloud(560, 170, 400, '#FFFFFF', 0.9),
    cloud(60, 560, 420, '#FFFFFF', 0.85),
    cloud(660, 720, 380, '#FFFFFF', 0.8),
    path('M1080 760C900 740 720 660 560 480', {
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-width': 7,
      'stroke-dasharray': '4 26',
      'stroke-linecap': 'round',
    }),
    place(500, 440, 1.6, plane('#FFFFFF', '#0B6A82', '#7FC4DC'), 14),
  )
  sheet.add(
    path('M0 900C300 840 700 930 1080 860L1080 1350L0 1350Z', { fill: '#0B5D6B' }),
    path('M0 880C300 820 700 910 1080 840L1080 872C700 942 300 852 0 912Z', { fill: '#E9D2A0' }),
    lettering(card, { y: 1120, width: 820, tall: 170, ink: '#FFF6E0', quiet: '#F2CE7B' }),
  )
}
