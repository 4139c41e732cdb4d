import { glow } from '../../../lib/light.mjs'
import { weaves } from '../../../lib/weaves.mjs'
import { circle, place } from '../../../lib/svg.mjs'
import { minaret } from '../../../parts/buildings.mjs'
import { kaaba } from '../../../parts/belongings.mjs'
import { birds } from '../../../parts/sky.mjs'
import { wovenBorder } from '../../frames.mjs'
import { lettering } from '../../lettering.mjs'

/** @type {import('../types.mjs').CardDrawing} */
export const congratulationsUmrah = ({ sheet, random, card }) => {
  sheet.add(
    wovenBorder(sheet, 110, {
      tiling: 'ten',
      edge: 56,
      weave: weaves.forest,
      plain: sheet.linear(['#F9EBCB', '#FFF9EC']),
    }),
  )
  const look = { wall: '#E9D2A0', light: '#F6E6C0', dark: '#A8813C', metal: '#A8813C' }
  sheet.add(
    glow(sheet, 540, 560, 380, '#F2CE7B', 0.7),
    place(260, 800, 1, minaret(560, look)),
    place(820, 800, 1, minaret(560, look)),
    birds(random, 540, 310, 120, 7, '#1F4A38'),
    place(540, 760, 1.25, kaaba('#E3B04B')),
    Array.from({ length: 40 }, (_, i) =>
      circle(180 + (i % 20) * 38 + random.range(-8, 8), 806 + Math.floor(i / 20) * 24 + random.range(-4, 4), 8, {
        fill: i % 3 ? '#FFFFFF' : '#E3D6B8',
      }),
    ),
  )
  sheet.add(lettering(card, { y: 1040, width: 700, tall: 170, ink: '#1F4A38', quiet: '#8A6200' }))
}
