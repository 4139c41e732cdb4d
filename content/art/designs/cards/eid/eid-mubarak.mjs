import { glow } from '../../../lib/light.mjs'
import { crescent, khatam, lines } from '../../../lib/path.mjs'
import { path, place } from '../../../lib/svg.mjs'
import { stars } from '../../../parts/sky.mjs'
import { lantern } from '../../../parts/travellers.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

const lamp = (sheet, x, y, s, glass) => [
  path(`M${x} -5L${x} ${y}`, { stroke: '#C8963C', 'stroke-width': 3 }),
  glow(sheet, x, y + 110 * s, 200 * s, glass, 0.6),
  place(x, y, s, lantern({ metal: '#C8963C', glass, light: '#FFF6DC' })),
]

/** @type {import('../types.mjs').CardDrawing} */
export const eidMubarak = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#06303A', '#0B5D6B', '#0A4450']))
  sheet.add(
    stars(random, { sun: '#FFEFC4' }, { count: 130, height: 1350, sparks: 8 }),
    glow(sheet, 540, 440, 620, '#F5C451', 0.35),
  )
  sheet.add(
    path(crescent(540, 420, 290, 0.72, -40), { fill: sheet.linear(['#FFE7A8', '#E9A93A']) }),
    path(lines(khatam(668, 330, 66)), { fill: '#FFE7A8' }),
  )
  sheet.add(
    lamp(sheet, 150, 130, 1.1, '#F5A524'),
    lamp(sheet, 930, 130, 1.1, '#F5A524'),
    lamp(sheet, 290, 60, 0.7, '#E4654A'),
    lamp(sheet, 790, 60, 0.7, '#E4654A'),
    thread(sheet, 34, '#D9B15F'),
  )
  sheet.add(lettering(card, { y: 1000, tall: 230, ink: '#FFF3D6', quiet: '#F2CE7B' }))
}
