import { circle, mirror, path, place } from '../../../lib/svg.mjs'
import { bunting, confetti } from '../../../parts/party.mjs'
import { daisy } from '../../../parts/flowers/petals.mjs'
import { lamb } from '../../../parts/milestones.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const newbornAqiqa = ({ sheet, random, card }) => {
  const colours = ['#F5A524', '#1F8A7A', '#E4654A', '#F2CE7B', '#3B7FB0']
  sheet.fill(sheet.linear(['#FFF3D9', '#FCE3B4']))
  sheet.add(
    place(0, 60, 1, bunting(1080, 60, 10, colours)),
    confetti(random, { x: 60, y: 180, width: 960, height: 420, count: 36, colours }),
    circle(540, 620, 300, { fill: '#FFFBF0' }),
    circle(540, 620, 284, { fill: 'none', stroke: '#1F8A7A', 'stroke-width': 5 }),
  )
  sheet.add(
    path('M262 700C420 650 660 650 818 700C780 850 660 916 540 916C420 916 300 850 262 700Z', { fill: '#8FB85B' }),
    place(440, 800, 1.15, lamb('#FFFFFF', '#5B4030')),
    mirror(680, 812, 0.86, lamb('#F6EBD8', '#5B4030')),
    [
      [330, 800],
      [560, 850],
      [760, 780],
    ].map(([x, y]) => place(x, y, 0.28, daisy('#FFFFFF', '#FBE3B4', '#F5A524'))),
  )
  sheet.add(
    lettering(card, { y: 1130, width: 820, tall: 160, ink: '#17665A', quiet: '#A3601E' }),
    thread(sheet, 28, '#D9A441'),
  )
}
