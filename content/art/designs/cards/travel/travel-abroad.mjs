import { mix } from '../../../lib/colour.mjs'
import { circle, place, rect } from '../../../lib/svg.mjs'
import { suitcase } from '../../../parts/belongings.mjs'
import { birds, cloud } from '../../../parts/sky.mjs'
import { thread } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const travelAbroad = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#4A6178', '#8FA6B4', '#F3DCC0']))
  sheet.add(
    cloud(90, 190, 360, '#FFFFFF', 0.6),
    cloud(650, 120, 330, '#FFFFFF', 0.5),
    circle(790, 400, 110, { fill: '#FFF0D0' }),
    birds(random, 420, 330, 140, 7, '#2B3C4E'),
  )
  for (let i = 0; i < 11; i++) {
    const h = random.range(130, 380)
    sheet.add(
      rect(i * 100 - 20, 800 - h, 92, h, { fill: mix('#8FA0B0', '#5B7086', random.next()) }),
      Array.from(
        { length: Math.floor(h / 46) },
        (_, k) =>
          rect(i * 100 - 4, 800 - h + 20 + k * 44, 22, 18, { fill: random.chance(0.35) ? '#FFDF9A' : '#6B8096' }) +
          rect(i * 100 + 34, 800 - h + 20 + k * 44, 22, 18, { fill: random.chance(0.35) ? '#FFDF9A' : '#6B8096' }),
      ),
    )
  }
  sheet.add(
    rect(0, 790, 1080, 560, { fill: '#2B3C4E' }),
    rect(0, 790, 1080, 12, { fill: '#F2CE7B' }),
    place(430, 850, 1.45, suitcase('#C9642B', '#F2CE7B', '#FFF3D6')),
    place(660, 850, 1, suitcase('#1C7C8C', '#F2CE7B', '#FFF3D6')),
    thread(sheet, 30, '#F2CE7B'),
  )
  sheet.add(lettering(card, { y: 1110, width: 820, tall: 160, ink: '#FFF3D6', quiet: '#F2CE7B' }))
}
