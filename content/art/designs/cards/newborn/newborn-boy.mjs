import { glow } from '../../../lib/light.mjs'
import { place } from '../../../lib/svg.mjs'
import { cradle } from '../../../parts/milestones.mjs'
import { cloud, stars } from '../../../parts/sky.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { mobile } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const newbornBoy = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#7FB9DC', '#C3E1EE', '#F4F7EE']))
  sheet.add(
    stars(random, { sun: '#FFFFFF' }, { count: 80, height: 700 }),
    mobile(['#4A86AC', '#F5C451', '#FFFFFF', '#2B6F9E']),
    glow(sheet, 540, 500, 420, '#FFFFFF', 0.6),
    place(540, 500, 1.25, cradle('#F5C451', '#2B7FB0')),
    cloud(80, 720, 330, '#FFFFFF', 0.95),
    cloud(640, 750, 380, '#FFFFFF', 0.95),
  )
  sheet.add(
    lettering(card, { y: 1070, width: 860, tall: 180, ink: '#1B5580', quiet: '#2B6F9E' }),
    thread(sheet, 30, '#FFFFFF'),
  )
}
