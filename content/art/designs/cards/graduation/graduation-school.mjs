import { mix } from '../../../lib/colour.mjs'
import { khatam, lines, star } from '../../../lib/path.mjs'
import { ellipse, path, place, rect } from '../../../lib/svg.mjs'
import { bunting } from '../../../parts/party.mjs'
import { blade } from '../../../parts/flowers/leaves.mjs'
import { books } from '../../../parts/belongings.mjs'
import { cap } from '../../../parts/milestones.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const graduationSchool = ({ sheet, random, card }) => {
  const colours = ['#E4654A', '#F5B83D', '#1C8CA8', '#4B9A5B']
  sheet.fill('#1F5A4C')
  sheet.add(
    rect(40, 40, 1000, 1270, { fill: 'none', stroke: '#C48A4A', 'stroke-width': 26 }),
    Array.from({ length: 16 }, () =>
      place(
        random.range(100, 980),
        random.range(120, 640),
        random.range(0.6, 1.1),
        path(lines(random.chance() ? star(5, 0, 0, 34, 15) : khatam(0, 0, 28)), {
          fill: 'none',
          stroke: '#CFE6D8',
          'stroke-width': 4,
          opacity: 0.6,
        }),
        random.range(0, 60),
      ),
    ),
    place(60, 70, 1, bunting(960, 46, 10, colours)),
  )
  sheet.add(
    ellipse(540, 800, 330, 26, { fill: '#0F3A30' }),
    place(540, 800, 1.3, books(['#E4654A', '#1C8CA8', '#F5B83D', '#6B4E9B'])),
    place(560, 470, 0.9, cap('#14302A', '#F5B83D')),
    place(
      830,
      800,
      1,
      path('M0 0C-64 -10 -80 -100 -30 -120C-14 -126 -6 -118 0 -116C6 -118 14 -126 30 -120C80 -100 64 -10 0 0Z', {
        fill: '#D6402F',
      }) +
        path('M0 -116C-4 -134 6 -150 16 -156', { fill: 'none', stroke: '#5B3420', 'stroke-width': 8 }) +
        place(8, -136, 1, blade(60, 16, '#6FB56B', '#CFE6D8'), 60),
    ),
  )
  sheet.add(lettering(card, { y: 1060, width: 800, tall: 180, ink: '#FFF6DC', quiet: mix('#F5B83D', '#FFF6DC', 0.4) }))
}
