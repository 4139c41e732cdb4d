import { glow } from '../../../lib/light.mjs'
import { crescent } from '../../../lib/path.mjs'
import { path, place } from '../../../lib/svg.mjs'
import { pomegranate } from '../../../parts/flowers/fruit.mjs'
import { jasmine, rose } from '../../../parts/flowers/petals.mjs'
import { rings } from '../../../parts/belongings.mjs'
import { scalloped } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { wreath } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const weddingEngagement = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#2B1B4F', '#6B4E9B', '#C79AC6']))
  sheet.add(
    path(crescent(540, 500, 330, 0.72, -90), { fill: sheet.linear(['#FFF3D0', '#F2CE7B']) }),
    glow(sheet, 540, 460, 480, '#FFF3D0', 0.35),
  )
  sheet.add(
    wreath(sheet, random, {
      x: 540,
      y: 500,
      r: 326,
      from: 45,
      to: 135,
      heads: [
        jasmine('#FFFFFF', '#F5B83D', '#DCD3EC'),
        rose('#E59AB8'),
        jasmine('#FFFFFF', '#F5B83D', '#DCD3EC'),
        rose('#F2C7A0'),
      ],
      green: '#6FA38A',
    }),
    place(540, 470, 1.1, rings('#FFE2A0', '#FFFFFF')),
  )
  sheet.add(
    scalloped(540, 1105, 420, 150, 26, { fill: '#FFF9F2' }),
    place(120, 1250, 0.5, pomegranate('#B93238')),
    place(960, 1250, 0.5, pomegranate('#B93238')),
  )
  sheet.add(lettering(card, { y: 1105, width: 600, tall: 130, ink: '#4A2A78', quiet: '#8C4675' }))
}
