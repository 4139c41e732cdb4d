import { glow } from '../../../lib/light.mjs'
import { circle, mirror, path, place } from '../../../lib/svg.mjs'
import { dome, minaret } from '../../../parts/buildings.mjs'
import { lamb } from '../../../parts/milestones.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const eidAdha = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#F2C07A', '#F9DFA8', '#FFF4DC']))
  sheet.add(circle(760, 330, 130, { fill: '#FFF8E6' }), glow(sheet, 760, 330, 420, '#FFFFFF', 0.6))
  const look = { wall: '#C9794A', light: '#DD9A66', dark: '#8A4526', metal: '#8A4526' }
  sheet.add(
    place(210, 700, 0.9, minaret(560, look)),
    place(400, 620, 1, dome(210, look)),
    place(860, 700, 0.8, minaret(520, look)),
  )
  sheet.add(
    path('M0 640C200 590 420 640 600 610C800 580 960 620 1080 600L1080 760L0 760Z', { fill: '#D98C55' }),
    path('M0 700C260 650 520 720 760 690C900 674 1000 690 1080 680L1080 860L0 860Z', { fill: '#8FA34F' }),
    path('M0 770C300 720 700 800 1080 740L1080 1350L0 1350Z', { fill: '#4B6A2A' }),
  )
  sheet.add(
    place(330, 800, 1.05, lamb('#FFF9EE', '#4A342A')),
    mirror(700, 820, 1.25, lamb('#FFF3E0', '#4A342A')),
    place(520, 790, 0.7, lamb('#F6E6CC', '#5B4030')),
  )
  for (let i = 0; i < 60; i++)
    sheet.add(
      path('M0 0C-4 -14 -10 -22 -14 -26M0 0C2 -16 2 -24 0 -32M0 0C4 -14 10 -20 16 -24', {
        fill: 'none',
        stroke: '#7FA03E',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        transform: `translate(${Math.round(random.range(20, 1060))} ${Math.round(random.range(830, 1330))})`,
        opacity: 0.6,
      }),
    )
  sheet.add(lettering(card, { y: 1070, tall: 200, width: 860, ink: '#FFF6E0', quiet: '#F6DC9A' }))
}
