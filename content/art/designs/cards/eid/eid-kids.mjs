import { mix, shade } from '../../../lib/colour.mjs'
import { place } from '../../../lib/svg.mjs'
import { balloon, bunting, confetti, gift } from '../../../parts/party.mjs'
import { niche } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const eidKids = ({ sheet, random, card }) => {
  const colours = ['#E4654A', '#F5A524', '#1C8CA8', '#6B4E9B', '#4B9A5B', '#D6477E']
  sheet.fill(sheet.linear(['#BFE6EC', '#E8F5EC', '#FFF6E2']))
  sheet.add(
    confetti(random, { x: 30, y: 30, width: 1020, height: 640, count: 70, colours }),
    place(0, 50, 1, bunting(1080, 70, 11, colours)),
  )
  for (const [i, [x, y, s, turn]] of [
    [210, 520, 1.25, -8],
    [360, 440, 1.1, 5],
    [540, 500, 1.45, 0],
    [720, 430, 1.15, -4],
    [880, 530, 1.3, 8],
  ].entries())
    sheet.add(place(x, y, s, balloon(colours[i]), turn))
  sheet.add(
    niche(sheet, { width: 1180, height: 560, point: 0, fill: '#FFFDF6' }),
    place(130, 1335, 0.74, gift('#1C8CA8', '#F5A524')),
    place(950, 1335, 0.8, gift('#E4654A', '#FFF3D6', 170)),
  )
  sheet.add(
    lettering(card, {
      y: 1015,
      width: 680,
      tall: 190,
      ink: '#C23F2B',
      quiet: shade(mix('#1C8CA8', '#1B2430', 0.2), -0.1),
    }),
  )
}
