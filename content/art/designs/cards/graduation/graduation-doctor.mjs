import { glow } from '../../../lib/light.mjs'
import { weaves } from '../../../lib/weaves.mjs'
import { path, place } from '../../../lib/svg.mjs'
import { confetti } from '../../../parts/party.mjs'
import { cap, stethoscope } from '../../../parts/milestones.mjs'
import { wovenBorder } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const graduationDoctor = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#D5EFE8', '#F2FAF4']))
  sheet.add(
    wovenBorder(sheet, 78, {
      tiling: 'eightCalm',
      edge: 46,
      weave: weaves.mint,
      plain: sheet.linear(['#E3F4EC', '#FFFFFF']),
    }),
    glow(sheet, 540, 480, 420, '#8FD0B8', 0.5),
    place(540, 500, 2.1, stethoscope('#17554F', '#C9D6DA')),
    path('M540 560C400 470 440 360 540 430C640 360 680 470 540 560Z', { fill: '#E4654A' }),
    path('M470 480L510 480L528 446L552 516L568 480L610 480', {
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-width': 9,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    place(540, 250, 0.66, cap('#17554F', '#F1B75B')),
  )
  sheet.add(
    confetti(random, {
      x: 140,
      y: 140,
      width: 800,
      height: 300,
      count: 18,
      colours: ['#F1B75B', '#2F7D6B', '#E4654A'],
    }),
    lettering(card, { y: 1075, width: 760, tall: 150, ink: '#17554F', quiet: '#2F7D6B' }),
  )
}
