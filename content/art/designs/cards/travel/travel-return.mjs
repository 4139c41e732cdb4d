import { mix } from '../../../lib/colour.mjs'
import { circle, place, rect } from '../../../lib/svg.mjs'
import { dome, house, minaret } from '../../../parts/buildings.mjs'
import { birds } from '../../../parts/sky.mjs'
import { dhow } from '../../../parts/travellers.mjs'
import { palm } from '../../../parts/trees.mjs'
import { strokes } from '../../../parts/water.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const travelReturn = ({ sheet, random, card }) => {
  sheet.fill(sheet.linear(['#F29A5A', '#F9C98A', '#FFF0D0']))
  sheet.add(circle(540, 430, 190, { fill: '#FFF3D0' }), birds(random, 780, 250, 140, 7, '#6B3A2A'))
  const tone = (t) => ({
    wall: mix('#E9B07A', '#A8502C', t),
    light: mix('#F6CF9A', '#C9703E', t),
    dark: mix('#A8502C', '#5B2418', t),
    glow: '#FFE9B0',
    metal: '#8A3B24',
  })
  sheet.add(
    place(250, 640, 0.8, minaret(470, tone(0.3))),
    place(780, 560, 0.9, dome(200, tone(0.35))),
    rect(690, 555, 180, 100, { fill: tone(0.35).wall }),
  )
  for (let i = 0; i < 8; i++)
    sheet.add(
      place(
        40 + i * 145,
        690,
        1,
        house(random.range(140, 180), random.range(110, 210), tone(0.4 + (i % 3) * 0.2), () => random.chance(0.4)),
      ),
    )
  sheet.add(
    rect(0, 680, 1080, 300, { fill: sheet.linear(['#3FA0A8', '#0B5D6B']) }),
    strokes(random, { y: 700, bottom: 960, colour: '#BFE6E2', count: 22, opacity: 0.5 }),
    place(520, 850, 1.35, dhow({ hull: '#5B2418', trim: '#F5A524', sail: '#FFF9EC', shadow: '#EAD9B8' })),
    place(960, 950, 1.5, palm({ trunk: '#6B3A1E', leaves: '#1F5A42', under: '#14402E', fruit: '#D9782E', lean: -30 })),
    rect(0, 940, 1080, 410, { fill: '#FFF6E4' }),
    rect(0, 940, 1080, 12, { fill: '#C9642B' }),
  )
  sheet.add(lettering(card, { y: 1150, width: 820, tall: 170, ink: '#7A2E1A', quiet: '#0B5D6B' }))
}
