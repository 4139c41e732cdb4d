import { circle, ellipse, mirror, place } from '../../../lib/svg.mjs'
import { swell } from '../../../parts/dunes.mjs'
import { tulip } from '../../../parts/flowers/petals.mjs'
import { birds } from '../../../parts/sky.mjs'
import { palm } from '../../../parts/trees.mjs'
import { scalloped } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const thanksFriend = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#F2A65A', '#F9CF8E', '#FFF1D6']))
  sheet.add(
    circle(540, 520, 230, { fill: '#FFF6E0' }),
    birds(random, 620, 330, 160, 6, '#7A3B1E'),
    swell(sheet, random, { y: 760, amplitude: 26, colour: '#E0954F', floor: 1350 }).markup,
  )
  const look = { trunk: '#6B3A1E', leaves: '#2F6D50', under: '#1F4A38', fruit: '#C9642B' }
  sheet.add(
    place(430, 830, 1.9, palm({ ...look, lean: 34 })),
    mirror(680, 830, 1.7, palm({ ...look, lean: 30 })),
    ellipse(550, 832, 300, 22, { fill: '#A8602C' }),
    swell(sheet, random, { y: 850, amplitude: 22, colour: '#C9783A', floor: 1350 }).markup,
    scalloped(540, 1105, 440, 170, 26, { fill: '#FFF8EA' }),
  )
  sheet.add(
    place(90, 1290, 0.7, tulip('#C9442B', '#E98A6B')),
    place(990, 1290, 0.7, tulip('#C9442B', '#E98A6B')),
    lettering(card, { y: 1105, width: 620, tall: 150, ink: '#7A3B1E', quiet: '#A14A1F' }),
  )
}
