import { glow } from '../../../lib/light.mjs'
import { path, place } from '../../../lib/svg.mjs'
import { confetti } from '../../../parts/party.mjs'
import { cap, diploma } from '../../../parts/milestones.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const graduationMabruk = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#141C4E', '#2F3E8F', '#4A5FB8']))
  for (let i = 0; i < 22; i++)
    sheet.add(
      `<g transform="rotate(${i * 16.36} 540 480)">${path('M540 480L505 -500L575 -500Z', { fill: '#FFFFFF', opacity: 0.05 })}</g>`,
    )
  sheet.add(
    glow(sheet, 540, 480, 460, '#F2CE7B', 0.5),
    confetti(random, {
      x: 40,
      y: 40,
      width: 1000,
      height: 720,
      count: 80,
      colours: ['#F2CE7B', '#FFFFFF', '#E4654A', '#5CC3D1'],
    }),
    place(540, 470, 1.7, cap('#0C1336', '#F5B83D')),
    place(540, 770, 1.15, diploma('#FFF6E0', '#C9442B'), -8),
  )
  sheet.add(
    lettering(card, { y: 1080, width: 820, tall: 180, ink: '#FFFFFF', quiet: '#F2CE7B' }),
    thread(sheet, 32, '#F2CE7B'),
  )
}
