import { glow } from '../../../lib/light.mjs'
import { path, place } from '../../../lib/svg.mjs'
import { confetti } from '../../../parts/party.mjs'
import { cake } from '../../../parts/table.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const birthdayYear = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#C23B3B', '#E4704A', '#F5A85A']))
  sheet.add(
    confetti(random, {
      x: 30,
      y: 30,
      width: 1020,
      height: 700,
      count: 90,
      colours: ['#FFE2A0', '#FFFFFF', '#8C1F3A', '#5CC3D1'],
    }),
    glow(sheet, 540, 480, 460, '#FFF3D0', 0.55),
    place(540, 800, 1.1, cake({ base: '#FBE8CF', cream: '#FFFFFF', top: '#F4B0B0', accent: '#C9442B', candles: 5 })),
  )
  sheet.add(
    path('M0 826C300 800 780 800 1080 826L1080 1350L0 1350Z', { fill: '#8C1F3A' }),
    lettering(card, { y: 1080, width: 840, tall: 180, ink: '#FFF3D6', quiet: '#FFD9A0' }),
  )
}
