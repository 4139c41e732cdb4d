import { mix } from '../../../lib/colour.mjs'
import { glow } from '../../../lib/light.mjs'
import { crescent } from '../../../lib/path.mjs'
import { path, place, rect } from '../../../lib/svg.mjs'
import { dome, house, minaret } from '../../../parts/buildings.mjs'
import { stars } from '../../../parts/sky.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { gold } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const ramadanMubarak = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#0A1638', '#1B3A6E', '#4A6FA0', '#E9C79A']))
  sheet.add(
    stars(random, { sun: '#FFF3D0' }, { count: 160, height: 800 }),
    glow(sheet, 760, 300, 380, '#FFE7A8', 0.5),
    path(crescent(760, 300, 150, 0.72, -30), { fill: '#FFE7A8' }),
  )
  const tone = (t) => ({
    wall: mix('#6E7FA8', '#0C1838', t),
    light: mix('#8C98B8', '#16264C', t),
    dark: mix('#3A4A78', '#060C20', t),
    glow: '#FFD277',
    metal: gold,
  })
  const lit = () => random.chance(0.5)
  sheet.add(
    place(250, 1180, 1.1, minaret(640, tone(0.2))),
    place(560, 900, 1.2, dome(250, tone(0.3))),
    rect(400, 895, 320, 300, { fill: tone(0.3).wall }),
    place(860, 1180, 1, minaret(560, tone(0.35))),
  )
  for (let i = 0; i < 8; i++)
    sheet.add(
      place(
        20 + i * 150,
        1180,
        1,
        house(random.range(150, 190), random.range(170, 300), tone(0.55 + (i % 2) * 0.15), lit),
      ),
    )
  sheet.add(
    rect(0, 985, 1080, 365, { fill: '#0A1430' }),
    thread(sheet, 30, gold),
    lettering(card, { y: 1145, width: 760, tall: 140, ink: '#FFE7A8', quiet: '#F3E3C3' }),
  )
}
