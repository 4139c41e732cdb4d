import { shade } from '../../../lib/colour.mjs'
import { glow } from '../../../lib/light.mjs'
import { arch } from '../../../lib/path.mjs'
import { circle, path, place, rect } from '../../../lib/svg.mjs'
import { house } from '../../../parts/buildings.mjs'
import { birds } from '../../../parts/sky.mjs'
import { olive, palm } from '../../../parts/trees.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const recoveryHospital = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#F9B97A', '#FCDDA8', '#FFF5E0']))
  sheet.add(
    circle(540, 560, 260, { fill: '#FFF3CF' }),
    glow(sheet, 540, 560, 520, '#FFFFFF', 0.6),
    birds(random, 300, 330, 130, 6, '#8A4526'),
    path('M0 790C280 720 800 720 1080 790L1080 1350L0 1350Z', { fill: '#5B9A7A' }),
  )
  const look = { wall: '#FFF6E6', light: '#FFFFFF', dark: '#0F7A7A', glow: '#FFD277' }
  sheet.add(
    place(
      540,
      820,
      1.35,
      house(300, 250, look, () => true),
    ),
    path(`${arch(540, 820, 96, 190, 0.3)}Z`, { fill: '#0F7A7A' }),
    path('M492 820L588 820L660 930L420 930Z', { fill: '#F3DDB0' }),
    place(190, 830, 1.6, palm({ trunk: '#8A5A34', leaves: '#2F7D5B', under: '#1F5A42', fruit: '#D9782E' })),
    place(890, 840, 1.3, olive({ trunk: '#7A5A3A', leaves: '#3F7A55', light: '#6FA878' })),
  )
  sheet.add(
    rect(80, 950, 920, 330, { rx: 40, fill: '#FFFBF2' }),
    lettering(card, { y: 1115, width: 820, tall: 130, ink: '#0B5454', quiet: shade('#A3561E', -0.1) }),
  )
}
