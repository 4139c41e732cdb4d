import { glow } from '../../../lib/light.mjs'
import { path, place } from '../../../lib/svg.mjs'
import { jasmine, rose } from '../../../parts/flowers/petals.mjs'
import { rings } from '../../../parts/belongings.mjs'
import { lantern } from '../../../parts/travellers.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { wreath } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const weddingMabruk = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#5A1030', '#8C1F48', '#6B1438']))
  sheet.add(glow(sheet, 540, 460, 600, '#F2A65A', 0.45))
  for (const [x, y, s] of [
    [160, 220, 1.1],
    [920, 220, 1.1],
    [300, 110, 0.7],
    [780, 110, 0.7],
  ])
    sheet.add(
      path(`M${x} 0L${x} ${y}`, { stroke: '#E3B04B', 'stroke-width': 3 }),
      glow(sheet, x, y + 110 * s, 170 * s, '#F5A524', 0.6),
      place(x, y, s, lantern({ metal: '#E3B04B', glass: '#F5C46A', light: '#FFFBEA' })),
    )
  sheet.add(
    place(540, 480, 1.5, rings('#F2CE7B', '#FFFFFF')),
    wreath(sheet, random, {
      x: 540,
      y: 430,
      r: 330,
      from: 30,
      to: 150,
      heads: [rose('#F2A0A8'), jasmine('#FFF6E4'), rose('#F5C46A')],
      green: '#7FA36B',
    }),
  )
  sheet.add(
    thread(sheet, 32, '#E3B04B'),
    lettering(card, { y: 1050, width: 840, tall: 200, ink: '#FFEFD0', quiet: '#F2CE7B' }),
  )
}
