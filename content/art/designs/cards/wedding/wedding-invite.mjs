import { mirror, place } from '../../../lib/svg.mjs'
import { branch } from '../../../parts/flowers/leaves.mjs'
import { jasmine, rose, tileFlower } from '../../../parts/flowers/petals.mjs'
import { rings } from '../../../parts/belongings.mjs'
import { niche } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'
import { leafy } from './shared.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const weddingInvite = ({ sheet, random, card }) => {
  sheet.fill('#0F4A42')
  sheet.add(
    niche(sheet, {
      width: 840,
      height: 1210,
      foot: 1290,
      point: 0.5,
      fill: sheet.linear(['#FFFBF0', '#FBEFD6']),
      rims: [
        [40, '#E3B04B'],
        [32, '#0B3A34'],
        [12, '#E3B04B'],
      ],
    }),
  )
  const green = '#3A7A5E'
  for (const put of [place, mirror]) {
    const x = put === place ? 0 : 1080
    sheet.add(
      put(
        x,
        0,
        1,
        branch(
          [
            [170, 1230],
            [200, 1080],
            [176, 940],
            [214, 820],
          ],
          leafy(green),
        ) +
          branch(
            [
              [180, 1260],
              [330, 1180],
              [420, 1190],
            ],
            leafy(green),
          ) +
          place(196, 1150, 0.8, rose('#C4586B')) +
          place(270, 1214, 0.62, rose('#E98A6B')) +
          place(184, 1010, 0.52, jasmine('#FFFFFF', '#F5B83D', '#E6DCC8')) +
          place(226, 900, 0.42, jasmine('#FFFFFF', '#F5B83D', '#E6DCC8')) +
          place(90, 130, 0.9, tileFlower('#E3B04B', '#FFF3D6', '#C4586B')) +
          place(210, 90, 0.4, tileFlower('#E3B04B', '#FFF3D6', '#C4586B')) +
          place(80, 262, 0.4, tileFlower('#E3B04B', '#FFF3D6', '#C4586B')),
      ),
    )
  }
  sheet.add(
    place(540, 420, 0.9, rings('#D9A441', '#8FC7D6')),
    lettering(card, { y: 690, width: 570, tall: 170, ink: '#0F4A42', quiet: '#A9763A' }),
  )
  for (let i = 0; i < 14; i++)
    sheet.add(
      place(
        random.range(300, 780),
        random.range(930, 1130),
        random.range(0.1, 0.2),
        jasmine('#F2B8A0', '#E3B04B', '#F6D3C4'),
        random.range(0, 70),
      ),
    )
}
