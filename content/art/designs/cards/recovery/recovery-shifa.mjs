import { circle, mirror, path, place } from '../../../lib/svg.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { jasmine } from '../../../parts/flowers/petals.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { green } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const recoveryShifa = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#D3EEE8', '#F6FBF4']))
  sheet.add(
    circle(540, 500, 330, { fill: '#FFFFFF', opacity: 0.7 }),
    path('M540 800C180 560 280 230 500 330C524 342 536 370 540 396C544 370 556 342 580 330C800 230 900 560 540 800Z', {
      fill: '#0F7A7A',
    }),
    path('M360 520L470 520L510 430L570 620L610 520L720 520', {
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-width': 18,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )
  for (const put of [place, mirror])
    sheet.add(
      put(
        540,
        0,
        1,
        branch(
          [
            [30, 850],
            [230, 800],
            [350, 640],
            [370, 470],
            [330, 320],
          ],
          { ...green, count: 14 },
        ) +
          [
            [250, 780, 0.5],
            [350, 620, 0.62],
            [372, 470, 0.5],
            [336, 330, 0.42],
          ]
            .map(([x, y, s]) => place(x, y, s, jasmine('#FFFFFF', '#F5B83D', '#DCE8E0')))
            .join(''),
      ),
    )
  for (let i = 0; i < 12; i++)
    sheet.add(
      place(
        random.range(60, 1020),
        random.range(60, 240),
        random.range(0.12, 0.24),
        jasmine('#FFFFFF', '#F5B83D'),
        random.range(0, 70),
      ),
    )
  sheet.add(
    lettering(card, { y: 1090, width: 820, tall: 160, ink: '#0B5454', quiet: '#0F6E6E' }),
    thread(sheet, 32, '#8CC7B8'),
  )
}
