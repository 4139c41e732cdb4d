import { circle, mirror, place } from '../../../lib/svg.mjs'
import { jasmine, rose } from '../../../parts/flowers/petals.mjs'
import { dove, rings } from '../../../parts/belongings.mjs'
import { beads, thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { wreath } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const weddingBaraka = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#FDF3EA', '#F8DFD6']))
  sheet.add(
    circle(540, 490, 340, { fill: sheet.linear(['#E9A9A0', '#F6D6C8']) }),
    circle(540, 490, 326, { fill: 'none', stroke: '#FFF3E6', 'stroke-width': 4 }),
    beads(540, 490, 308, 60, 4, '#FFF3E6'),
  )
  sheet.add(
    wreath(sheet, random, {
      x: 540,
      y: 490,
      r: 345,
      from: 25,
      to: 155,
      heads: [rose('#C4586B'), jasmine(), rose('#F2B8A0')],
      green: '#5B8A6B',
    }),
    wreath(sheet, random, {
      x: 540,
      y: 490,
      r: 345,
      from: 215,
      to: 325,
      heads: [jasmine(), rose('#F2B8A0'), rose('#C4586B')],
      green: '#5B8A6B',
    }),
  )
  sheet.add(
    place(420, 560, 0.92, dove('#FFFFFF', '#EADFD6', '#5B8A6B')),
    mirror(660, 580, 0.92, dove('#FFFFFF', '#E3D6CC', '#5B8A6B')),
    place(540, 330, 0.62, rings('#D9A441', '#8FC7D6')),
  )
  sheet.add(
    thread(sheet, 34, '#D9B15F'),
    lettering(card, { y: 1100, width: 800, tall: 170, ink: '#8C3850', quiet: '#A9763A' }),
  )
}
