import { path, place } from '../../../lib/svg.mjs'
import { balloon, confetti, gift } from '../../../parts/party.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const birthdayFriend = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#2A1F5C', '#4A3A8F', '#7A5FC0']))
  sheet.add(
    confetti(random, {
      x: 30,
      y: 30,
      width: 1020,
      height: 900,
      count: 90,
      colours: ['#F5B83D', '#FFFFFF', '#5CC3D1', '#F28A9B'],
    }),
  )
  for (const [i, [x, y, s, t]] of [
    [250, 470, 1.2, -10],
    [420, 380, 1.4, -3],
    [620, 410, 1.5, 3],
    [810, 480, 1.2, 10],
  ].entries())
    sheet.add(place(x, y, s, balloon(['#F5B83D', '#F28A9B', '#5CC3D1', '#8FD0A0'][i], '#D8CBEF'), t))
  sheet.add(
    place(330, 900, 1.1, gift('#E4654A', '#F5B83D')),
    place(740, 900, 1.2, gift('#1C8CA8', '#FFF3D6', 180)),
    place(540, 910, 1.3, gift('#F5B83D', '#6B4E9B', 120)),
    path('M0 900C300 880 780 880 1080 900L1080 1350L0 1350Z', { fill: '#1C1442' }),
    lettering(card, { y: 1125, width: 860, tall: 160, ink: '#FFF3D6', quiet: '#F5C96A' }),
  )
}
