import { ellipse, group, mirror, place } from '../../../lib/svg.mjs'
import { balloon } from '../../../parts/party.mjs'
import { tulip } from '../../../parts/flowers/petals.mjs'
import { cradle } from '../../../parts/milestones.mjs'
import { stars } from '../../../parts/sky.mjs'
import { scalloped } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const newbornTwins = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#B9A6DE', '#E3D6F0', '#FFF6E8']))
  sheet.add(
    stars(random, { sun: '#FFFFFF' }, { count: 70, height: 600 }),
    scalloped(540, 500, 400, 360, 30, { fill: '#FFFFFF', opacity: 0.55 }),
  )
  sheet.add(
    place(350, 500, 0.86, cradle('#F5C451', '#3E8FC0')),
    mirror(730, 500, 0.86, cradle('#F5C451', '#D66A90', '#E8B688')),
    place(140, 420, 0.9, balloon('#3E8FC0'), -8),
    place(940, 420, 0.9, balloon('#D66A90'), 8),
    place(250, 300, 0.62, balloon('#F5C451'), -4),
    place(830, 300, 0.62, balloon('#8FC1A4'), 4),
  )
  sheet.add(
    group(
      {},
      [
        [150, 1240],
        [300, 1290],
        [780, 1290],
        [930, 1240],
      ].map(([x, y], i) =>
        place(
          x,
          y,
          0.8,
          tulip(['#E4657F', '#3E8FC0', '#E4657F', '#3E8FC0'][i], ['#F2A0B0', '#8CC4E4', '#F2A0B0', '#8CC4E4'][i]),
        ),
      ),
    ),
    ellipse(540, 1362, 700, 40, { fill: '#8FB89A' }),
  )
  sheet.add(lettering(card, { y: 1040, width: 780, tall: 180, ink: '#54408F', quiet: '#6B4E9B' }))
}
